import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/**
 * The database was last migrated by a version from before the old migrations were squashed into
 * one, and the steps in between are no longer here. The message is written for the operator.
 */
export class SchemaTooOld extends Error {}

/**
 * Timestamp of the last migration that was squashed, in Unix milliseconds. The baseline that
 * replaced them (0000) has the same one.
 */
export const joinedUpTo = 1_795_971_821_589;

/** The last commit that migrates an older database to {@link joinedUpTo}. */
const upgradeThrough = '6afd867';

async function firstRow(db: Db, question: ReturnType<typeof sql>) {
  return ((await db.execute(question)) as unknown as { rows: Record<string, unknown>[] }).rows[0];
}

/**
 * Refuses a database that has some, but not all, of the squashed migrations. Accepts an empty
 * database and one that has all of them. Changes nothing.
 */
export async function refuseTooOld(db: Db): Promise<void> {
  const found = await firstRow(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as migrated`,
  );
  if (!found?.migrated) return;
  const last = await firstRow(
    db,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  if (last?.at && Number(last.at) < joinedUpTo) {
    throw new SchemaTooOld(
      `This database is of an older Hafi. Start commit ${upgradeThrough} on it once, then this one (docs/operations.md, Upgrade). Nothing was changed.`,
    );
  }
}
