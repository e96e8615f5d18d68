import { and, asc, desc, eq, gte } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { checkIns } from './checkins.tables.ts';

export type CheckInRow = typeof checkIns.$inferSelect;

/** Keeps that an elder is well; of several on one day the first one kept stays. */
export async function insertCheckIn(db: Db, row: CheckInRow): Promise<void> {
  await db.insert(checkIns).values(row).onConflictDoNothing();
}

/** An elder's check-ins from a day on, the first first. */
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

/** When an elder last said that they are well. */
export async function findLastCheckIn(db: Db, elderId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: checkIns.at })
    .from(checkIns)
    .where(eq(checkIns.elderId, elderId))
    .orderBy(desc(checkIns.day))
    .limit(1);
  return row?.at;
}

/** Takes back what an elder said on a day. */
export async function deleteCheckIn(db: Db, elderId: string, day: string): Promise<void> {
  await db.delete(checkIns).where(and(eq(checkIns.elderId, elderId), eq(checkIns.day, day)));
}

/** Erases what an elder said. */
export async function deleteCheckInsOf(db: Db, elderId: string): Promise<void> {
  await db.delete(checkIns).where(eq(checkIns.elderId, elderId));
}
