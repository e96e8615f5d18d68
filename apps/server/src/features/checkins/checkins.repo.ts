import { dayInKigali } from '@hafi/base/kigali-time';
import type { Mood } from '@hafi/contract/checkins/checkin.schemas';
import { and, asc, desc, eq, gte, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { countsFrom } from './check-in-steps.ts';
import { checkIns } from './checkins.tables.ts';

const byTime = (one: Date, other: Date) => one.getTime() - other.getTime();

export type CheckInRow = typeof checkIns.$inferSelect;

/**
 * Stores a check-in; of a day the first one stays, and the time of the last. Returns whether it is
 * the first.
 */
export async function insertCheckIn(
  tx: Tx,
  row: Omit<typeof checkIns.$inferInsert, 'lastAt'>,
): Promise<boolean> {
  const [stored] = await tx
    .insert(checkIns)
    .values({ ...row, lastAt: row.at })
    .onConflictDoUpdate({
      target: [checkIns.elderId, checkIns.day],
      set: { lastAt: sql`greatest(${checkIns.lastAt}, excluded.last_at)` },
    })
    .returning({ at: checkIns.at });
  return stored?.at.getTime() === row.at.getTime();
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

/** The last check-in of each of these elders since an instant. */
export async function findLastSince(
  db: Db,
  elders: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, Date>> {
  if (elders.length === 0) return new Map();
  const rows = await db
    .select({ elderId: checkIns.elderId, lastAt: checkIns.lastAt })
    .from(checkIns)
    .where(
      and(
        inArray(checkIns.elderId, [...new Set(elders)]),
        gte(checkIns.day, dayInKigali(since)),
        gte(checkIns.lastAt, since),
      ),
    )
    .orderBy(asc(checkIns.lastAt));
  return new Map(rows.map(({ elderId, lastAt }) => [elderId, lastAt]));
}

/** The check-in that counts for each of these hours, by the row. */
export async function findMade<Row extends { readonly elderId: string; readonly expectedAt: Date }>(
  db: Db,
  rows: readonly Row[],
): Promise<ReadonlyMap<Row, Date>> {
  const [first] = rows.map(({ expectedAt }) => countsFrom(expectedAt)).toSorted(byTime);
  if (!first) return new Map();
  const last = await findLastSince(
    db,
    rows.map(({ elderId }) => elderId),
    first,
  );
  return new Map(
    rows.flatMap((row) => {
      const at = last.get(row.elderId);
      return at && at >= countsFrom(row.expectedAt) ? [[row, at] as const] : [];
    }),
  );
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
