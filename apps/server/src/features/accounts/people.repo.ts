import { arrayContains, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type Db, sqlState } from '../../platform/db/database.ts';
import { tookRow } from '../../platform/db/locks.ts';
import { idList, preparedOnce } from '../../platform/db/prepared.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { passwords } from './credentials.tables.ts';
import { people } from './people.tables.ts';
import type { StoredPreferences } from './profile/stored-preferences.ts';

export type PersonRow = typeof people.$inferSelect;
export type NewPerson = typeof people.$inferInsert;

/** Answers null instead of failing when an address or number belongs to somebody else. */
export async function unlessTaken<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (sqlState(error) === '23505') return null;
    throw error;
  }
}

const peopleByIds = preparedOnce((db) =>
  db
    .select()
    .from(people)
    .where(sql`${people.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('people_by_ids'),
);

export async function findPeopleByIds(db: Db, ids: readonly string[]): Promise<PersonRow[]> {
  if (ids.length === 0) return [];
  return peopleByIds(db).execute({ ids: idList(ids) });
}

export async function findPersonById(db: Db, id: string): Promise<PersonRow | undefined> {
  const [row] = await db.select().from(people).where(eq(people.id, id));
  return row;
}

export async function findPersonByEmail(db: Db, email: string): Promise<PersonRow | undefined> {
  const [row] = await db.select().from(people).where(eq(people.email, email));
  return row;
}

/** Who signs in with a number: who has proved it is theirs, else who gave it first. */
export async function findPersonByPhone(db: Db, phone: string): Promise<PersonRow | undefined> {
  const [row] = await db
    .select()
    .from(people)
    .where(eq(people.phoneNumber, phone))
    .orderBy(desc(people.phoneVerified), asc(people.createdAt), asc(people.id))
    .limit(1);
  return row;
}

/** The person of an address with the password hash, in one look-up. */
export async function findPersonWithPassword(db: Db, email: string) {
  const [row] = await db
    .select({ person: people, hash: passwords.hash })
    .from(people)
    .leftJoin(passwords, eq(passwords.personId, people.id))
    .where(eq(people.email, email));
  return row;
}

/** Answers false, and stores nothing, when the address belongs to somebody already. */
export async function insertPerson(tx: Tx, row: NewPerson): Promise<boolean> {
  const made = await tx
    .insert(people)
    .values(row)
    .onConflictDoNothing({ target: people.email })
    .returning({ id: people.id });
  return made.length > 0;
}

export async function updatePerson(
  tx: Tx,
  id: string,
  change: Partial<Omit<NewPerson, 'preferences'>> & { preferences?: SQL; updatedAt: Date },
): Promise<PersonRow | undefined> {
  const [row] = await tx.update(people).set(change).where(eq(people.id, id)).returning();
  return row;
}

/** Whose photo stands at an address. */
export async function findPersonByPhoto(db: Db, photo: string): Promise<PersonRow | undefined> {
  const [row] = await db.select().from(people).where(eq(people.photo, photo));
  return row;
}

/** Puts another photo in place, one change at a time; answers the person and the photo before. */
export async function swapPhoto(tx: Tx, id: string, photo: string | null, now: Date) {
  tookRow(tx, 'person', id);
  const [held] = await tx
    .select({ before: people.photo })
    .from(people)
    .where(eq(people.id, id))
    .for('update');
  const person = held && (await updatePerson(tx, id, { photo, updatedAt: now }));
  return held && person ? { person, before: held.before } : undefined;
}

/** For {@link updatePerson}: replaces these parts in one step, whatever others change meanwhile. */
export const mergePreferences = (choices: StoredPreferences): SQL =>
  sql`${people.preferences} || ${JSON.stringify(choices)}::jsonb`;

export async function setVerified(tx: Tx, id: string, verified: boolean): Promise<void> {
  await tx.update(people).set({ verified }).where(eq(people.id, id));
}

export async function findIdsByRole(db: Db, role: string): Promise<string[]> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(arrayContains(people.roles, [role]));
  return rows.map(({ id }) => id);
}

/** The volunteers who live in one of these sectors, named as the lists of places name them. */
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
    // Word for word the condition of the index, which has volunteers only.
    .where(
      sql`${people.roles} @> '{VOLUNTEER}' and (${people.district}, ${people.sector}) in (${named})`,
    );
  return rows.map(({ id }) => id);
}

/** As {@link findIdsByRole}, held until the transaction ends: two cannot both be the last. */
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

/** Leaves a row without anything that tells whose it was. */
export async function erasePerson(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(people)
    .set({
      firstName: '—',
      lastName: '',
      email: null,
      emailVerified: false,
      phoneNumber: null,
      phoneVerified: false,
      roles: [],
      photo: null,
      bio: null,
      verified: false,
      district: null,
      sector: null,
      cell: null,
      village: null,
      addressLine: null,
      nationalId: null,
      birthdate: null,
      preferences: {},
      twoFactorEnabled: false,
      updatedAt: now,
      deletedAt: now,
    })
    .where(eq(people.id, id));
}

export async function countRows(db: Db): Promise<number> {
  const [row] = await db.select({ people: count() }).from(people).where(isNull(people.deletedAt));
  return row?.people ?? 0;
}
