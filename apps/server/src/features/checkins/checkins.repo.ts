import { and, asc, desc, eq, gte } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { checkIns } from './checkins.tables.ts';

export type CheckInRow = typeof checkIns.$inferSelect;

/** Stores a check-in; the first one of a day stays. */
export async function insertCheckIn(tx: Tx, row: CheckInRow): Promise<void> {
  await tx.insert(checkIns).values(row).onConflictDoNothing();
}

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

/** The time of an elder's last check-in. */
export async function findLastCheckIn(db: Db, elderId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: checkIns.at })
    .from(checkIns)
    .where(eq(checkIns.elderId, elderId))
    .orderBy(desc(checkIns.day))
    .limit(1);
  return row?.at;
}

/** Deletes the check-in of a day. */
export async function deleteCheckIn(tx: Tx, elderId: string, day: string): Promise<void> {
  await tx.delete(checkIns).where(and(eq(checkIns.elderId, elderId), eq(checkIns.day, day)));
}

/** Deletes all check-ins of an elder. */
export async function deleteCheckInsOf(tx: Tx, elderId: string): Promise<void> {
  await tx.delete(checkIns).where(eq(checkIns.elderId, elderId));
}
