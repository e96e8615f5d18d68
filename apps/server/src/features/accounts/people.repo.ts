import { and, count, eq, isNotNull, isNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { type Db, sqlState } from '../../platform/db/database.ts';
import { tookRow } from '../../platform/db/locks.ts';
import { idList, preparedOnce } from '../../platform/db/prepared.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { passwords } from './credentials.tables.ts';
import { people } from './people.tables.ts';
import type { StoredPreferences } from './profile/stored-preferences.ts';

export type PersonRow = typeof people.$inferSelect;
export type NewPerson = typeof people.$inferInsert;

/** Returns null instead of throwing when an address or number belongs to somebody else. */
export async function unlessTaken<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (sqlState(error) === '23505') return null;
    throw error;
  }
}

/** An account that only somebody else keeps: no e-mail, no password, no other way in. */
const isKept = and(
  isNull(people.email),
  isNull(people.deletedAt),
  notExists(new QueryBuilder().select().from(passwords).where(eq(passwords.personId, people.id))),
);

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

/** The one person who has proved that a number is theirs. */
export async function findProvedByPhone(db: Db, phone: string): Promise<PersonRow | undefined> {
  const [row] = await db
    .select()
    .from(people)
    .where(and(eq(people.phoneNumber, phone), eq(people.phoneVerified, true)));
  return row;
}

/**
 * The person who signs in with a number: the one who proved it, otherwise the elder whose account
 * is kept under it, as long as there is only one. Nobody signs in to an account that was opened
 * with a number that its owner has not proved: a stranger may have typed it.
 */
export async function findPersonByPhone(db: Db, phone: string): Promise<PersonRow | undefined> {
  const proved = await findProvedByPhone(db, phone);
  if (proved) return proved;
  const kept = await db
    .select()
    .from(people)
    .where(and(eq(people.phoneNumber, phone), isKept))
    .limit(2);
  return kept.length === 1 ? kept[0] : undefined;
}

/** Everybody who has a number, proved or not. */
export async function findIdsByPhone(db: Db, phone: string): Promise<string[]> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.phoneNumber, phone), isNull(people.deletedAt)));
  return rows.map(({ id }) => id);
}

/** Takes a number that was proved by its owner off everybody else. */
export async function takeNumberOffOthers(
  tx: Tx,
  phone: string,
  ownerId: string,
  now: Date,
): Promise<void> {
  await tx
    .update(people)
    .set({ phoneNumber: null, updatedAt: now })
    .where(
      and(eq(people.phoneNumber, phone), ne(people.id, ownerId), eq(people.phoneVerified, false)),
    );
}

/** Takes an e-mail address off everybody else who never proved it. */
export async function takeEmailOffOthers(
  tx: Tx,
  email: string,
  ownerId: string,
  now: Date,
): Promise<void> {
  await tx
    .update(people)
    .set({ email: null, updatedAt: now })
    .where(and(eq(people.email, email), ne(people.id, ownerId), eq(people.emailVerified, false)));
}

/** The person with this e-mail address and their password hash, in one query. */
export async function findPersonWithPassword(db: Db, email: string) {
  const [row] = await db
    .select({ person: people, hash: passwords.hash })
    .from(people)
    .leftJoin(passwords, eq(passwords.personId, people.id))
    .where(eq(people.email, email));
  return row;
}

/** Returns false, and stores nothing, when the e-mail address is in use. */
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

/** The owner of a photo. */
export async function findPersonByPhoto(db: Db, photo: string): Promise<PersonRow | undefined> {
  const [row] = await db.select().from(people).where(eq(people.photo, photo));
  return row;
}

/** Replaces the photo, with the row locked; returns the person and the previous photo. */
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

/**
 * For {@link updatePerson}: merges these parts in a single SQL expression, so that concurrent
 * changes of other parts survive.
 */
export const mergePreferences = (choices: StoredPreferences): SQL =>
  sql`${people.preferences} || ${JSON.stringify(choices)}::jsonb`;

export async function setChecked(
  tx: Tx,
  id: string,
  change: { readonly verified: boolean; readonly checkedName: string | null },
): Promise<void> {
  await tx.update(people).set(change).where(eq(people.id, id));
}

/** Whether a coordinator has confirmed somebody, and has not taken that back, also under another name. */
export async function isConfirmed(db: Db, personId: string): Promise<boolean> {
  const stands = or(eq(people.verified, true), isNotNull(people.checkedName));
  return (await db.$count(people, and(eq(people.id, personId), stands))) > 0;
}

/** Anonymizes a row. */
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
      checkedName: null,
      country: null,
      district: null,
      sector: null,
      cell: null,
      village: null,
      addressLine: null,
      nationalId: null,
      birthdate: null,
      sex: null,
      preferences: {},
      twoFactorEnabled: false,
      suspendedAt: null,
      suspendedReason: null,
      suspendedBy: null,
      deathDueAt: null,
      deathNotified: [],
      livedAt: null,
      updatedAt: now,
      deletedAt: now,
    })
    .where(eq(people.id, id));
}

export async function countRows(db: Db): Promise<number> {
  const [row] = await db.select({ people: count() }).from(people).where(isNull(people.deletedAt));
  return row?.people ?? 0;
}
