import { and, asc, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { tookRow } from '../../platform/db/locks.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { visitScheduleSkips, visitSchedules } from './caregivers.tables.ts';

export type ScheduleRow = typeof visitSchedules.$inferSelect;
type NewSchedule = typeof visitSchedules.$inferInsert;

const { caregiverId, elderId, endedAt, endsOn, id, startsOn, time } = visitSchedules;

/** An elder's schedules that have not ended and have a day from this one on. */
export async function findLivingSchedules(
  db: Db,
  elder: string,
  from: string,
): Promise<ScheduleRow[]> {
  return db
    .select()
    .from(visitSchedules)
    .where(and(eq(elderId, elder), isNull(endedAt), gte(endsOn, from)))
    .orderBy(asc(startsOn), asc(time), asc(id));
}

/** A caregiver's schedules that overlap a span of days, including those that have ended. */
export async function findSchedulesOf(
  db: Db,
  caregiver: string,
  { from, to }: { from: string; to: string },
): Promise<ScheduleRow[]> {
  return db
    .select()
    .from(visitSchedules)
    .where(and(eq(caregiverId, caregiver), lte(startsOn, to), gte(endsOn, from)));
}

/** A caregiver's schedules that have not ended and have a day from this one on. */
export async function findComingSchedules(
  db: Db,
  caregiver: string,
  from: string,
): Promise<ScheduleRow[]> {
  return db
    .select()
    .from(visitSchedules)
    .where(and(eq(caregiverId, caregiver), isNull(endedAt), gte(endsOn, from)))
    .orderBy(asc(id));
}

/**
 * The schedules that have not ended and have a day from this one on, in which a person is the elder,
 * the caregiver, or who made it.
 */
export async function findSchedulesOfPerson(
  db: Db,
  person: string,
  from: string,
): Promise<ScheduleRow[]> {
  const { createdBy } = visitSchedules;
  const any = or(eq(elderId, person), eq(caregiverId, person), eq(createdBy, person));
  return db
    .select()
    .from(visitSchedules)
    .where(and(any, isNull(endedAt), gte(endsOn, from)))
    .orderBy(asc(id));
}

/** One of an elder's schedules, with the row locked. */
export async function lockSchedule(
  tx: Tx,
  elder: string,
  scheduleId: string,
): Promise<ScheduleRow | undefined> {
  tookRow(tx, 'visit-schedule', scheduleId);
  const [row] = await tx
    .select()
    .from(visitSchedules)
    .where(and(eq(id, scheduleId), eq(elderId, elder)))
    .for('update');
  return row;
}

export async function insertSchedule(tx: Tx, row: NewSchedule): Promise<ScheduleRow> {
  const [made] = await tx.insert(visitSchedules).values(row).returning();
  if (!made) throw new Error('the schedule was not kept');
  return made;
}

export async function updateSchedule(
  tx: Tx,
  scheduleId: string,
  change: Partial<NewSchedule>,
): Promise<void> {
  await tx.update(visitSchedules).set(change).where(eq(id, scheduleId));
}

export async function insertSkip(
  tx: Tx,
  row: typeof visitScheduleSkips.$inferInsert,
): Promise<void> {
  await tx.insert(visitScheduleSkips).values(row).onConflictDoNothing();
}

/** The skipped days of these schedules, by schedule. */
export async function findSkips(
  db: Db,
  scheduleIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (scheduleIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(visitScheduleSkips)
    .where(inArray(visitScheduleSkips.scheduleId, [...scheduleIds]));
  const skips = new Map<string, Set<string>>();
  for (const { day, scheduleId } of rows) {
    skips.set(scheduleId, (skips.get(scheduleId) ?? new Set()).add(day));
  }
  return skips;
}

/** Every schedule of an elder or of a caregiver, oldest first. */
export async function findSchedulesEver(db: Db, personId: string): Promise<ScheduleRow[]> {
  return db
    .select()
    .from(visitSchedules)
    .where(or(eq(elderId, personId), eq(caregiverId, personId)))
    .orderBy(asc(visitSchedules.createdAt));
}

/** Deletes an elder's schedules, and those of a caregiver. */
export async function deleteSchedulesOf(tx: Tx, personId: string): Promise<void> {
  await tx.delete(visitSchedules).where(or(eq(elderId, personId), eq(caregiverId, personId)));
}
