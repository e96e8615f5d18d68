import type { Mood } from '@hafi/contract/checkins/checkin.schemas';
import { and, asc, desc, eq, gte, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { checkIns } from './checkins.tables.ts';

export type CheckInRow = typeof checkIns.$inferSelect;

/** Stores a check-in; the first one of a day stays. Returns whether it is the first. */
export async function insertCheckIn(tx: Tx, row: typeof checkIns.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(checkIns)
    .values(row)
    .onConflictDoNothing()
    .returning({ day: checkIns.day });
  return rows.length > 0;
}

/** Sets the mood of a check-in. Returns whether it was another before. */
export async function setMood(tx: Tx, elderId: string, day: string, mood: Mood): Promise<boolean> {
  const rows = await tx
    .update(checkIns)
    .set({ mood })
    .where(and(ofDay(elderId, day), or(isNull(checkIns.mood), ne(checkIns.mood, mood))))
    .returning({ day: checkIns.day });
  return rows.length > 0;
}

const ofDay = (elderId: string, day: string) =>
  and(eq(checkIns.elderId, elderId), eq(checkIns.day, day));

/** An elder's check-ins from a day on, oldest first. */
export async function findCheckInsSince(
  db: Db,
  elderId: string,
  day: string,
): Promise<CheckInRow[]> {
  return db
    .select()
    .from(checkIns)
    .where(and(eq(checkIns.elderId, elderId), gte(checkIns.day, day)))
    .orderBy(asc(checkIns.day));
}

/** The check-in of a day. */
export async function findCheckIn(
  db: Db,
  elderId: string,
  day: string,
): Promise<CheckInRow | undefined> {
  const [row] = await db.select().from(checkIns).where(ofDay(elderId, day));
  return row;
}

/** An elder's last check-in. */
export async function findLastCheckIn(db: Db, elderId: string): Promise<CheckInRow | undefined> {
  const [row] = await db
    .select()
    .from(checkIns)
    .where(eq(checkIns.elderId, elderId))
    .orderBy(desc(checkIns.day))
    .limit(1);
  return row;
}

/** Which of these days of elders have a check-in. */
export async function findMade(
  db: Db,
  wanted: readonly Pick<CheckInRow, 'day' | 'elderId'>[],
): Promise<CheckInRow[]> {
  if (wanted.length === 0) return [];
  const elders = [...new Set(wanted.map(({ elderId }) => elderId))];
  const days = [...new Set(wanted.map(({ day }) => day))];
  return db
    .select()
    .from(checkIns)
    .where(and(inArray(checkIns.elderId, elders), inArray(checkIns.day, days)));
}

/** Deletes the check-in of a day. Returns whether there was one. */
export async function deleteCheckIn(tx: Tx, elderId: string, day: string): Promise<boolean> {
  const rows = await tx
    .delete(checkIns)
    .where(ofDay(elderId, day))
    .returning({ day: checkIns.day });
  return rows.length > 0;
}

/** Deletes all check-ins of an elder. */
export async function deleteCheckInsOf(tx: Tx, elderId: string): Promise<void> {
  await tx.delete(checkIns).where(eq(checkIns.elderId, elderId));
}

/** Locks the check-in of a day; false when there is none. */
export async function lockCheckIn(tx: Tx, elderId: string, day: string): Promise<boolean> {
  const rows = await tx
    .select({ day: checkIns.day })
    .from(checkIns)
    .where(ofDay(elderId, day))
    .for('update');
  return rows.length > 0;
}
