import { and, arrayContains, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { tookRow } from '../../platform/db/locks.ts';
import { preparedOnce } from '../../platform/db/prepared.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { PersonRow } from './people.repo.ts';
import { people } from './people.tables.ts';

export async function findIdsByRole(db: Db, role: string): Promise<string[]> {
  const rows = await idsByRole(db).execute({ role });
  return rows.map(({ id }) => id);
}

const idsByRole = preparedOnce((db) =>
  db
    .select({ id: people.id })
    .from(people)
    .where(sql`${people.roles} @> array[${sql.placeholder('role')}]::text[]`)
    .prepare('people_by_role'),
);

/** The volunteers who live in one of these sectors, as spelled in the place lists. */
export async function findVolunteersIn(
  db: Db,
  sectors: readonly { readonly district: string; readonly name: string }[],
): Promise<string[]> {
  if (sectors.length === 0) return [];
  const named = sql.join(
    sectors.map(({ district, name }) => sql`(${district}, ${name})`),
    sql`, `,
  );
  const rows = await db
    .select({ id: people.id })
    .from(people)
    // Exactly the condition of the partial index on volunteers.
    .where(
      sql`${people.roles} @> '{VOLUNTEER}' and (${people.district}, ${people.sector}) in (${named})`,
    );
  return rows.map(({ id }) => id);
}

/** The checked volunteers who live in these districts, with their homes; without who is suspended. */
export async function findCheckedVolunteers(
  db: Db,
  districts: readonly string[],
): Promise<Pick<PersonRow, 'district' | 'id' | 'sector'>[]> {
  if (districts.length === 0) return [];
  const { district, id, sector, suspendedAt, verified } = people;
  return (
    db
      .select({ id, district, sector })
      .from(people)
      // The first part is exactly the condition of the partial index on volunteers.
      .where(
        and(
          sql`${people.roles} @> '{VOLUNTEER}'`,
          inArray(district, [...districts]),
          eq(verified, true),
          isNull(suspendedAt),
        ),
      )
      .orderBy(id)
  );
}

/**
 * As {@link findIdsByRole}, with the rows locked, so that two people cannot both be the last one.
 */
export async function lockIdsByRole(tx: Tx, role: string): Promise<string[]> {
  const rows = await tx
    .select({ id: people.id })
    .from(people)
    .where(arrayContains(people.roles, [role]))
    .orderBy(asc(people.id))
    .for('update');
  for (const { id } of rows) tookRow(tx, 'person', id);
  return rows.map(({ id }) => id);
}

/** How many people have this role; an erased account has none. */
export async function countByRole(db: Db, role: string): Promise<number> {
  const [row] = await db
    .select({ people: count() })
    .from(people)
    .where(arrayContains(people.roles, [role]));
  return row?.people ?? 0;
}
