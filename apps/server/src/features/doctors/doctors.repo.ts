import type { AppointmentTypeId } from '@hafi/contract/doctors/doctor-kinds';
import { and, asc, count, eq, gte, inArray, isNull, lte, type Placeholder, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { tookRow } from '../../platform/db/locks.ts';
import { idList, preparedOnce } from '../../platform/db/prepared.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { doctorBlocks, doctorDaysOff, doctors } from './doctors.tables.ts';

export type DoctorRow = typeof doctors.$inferSelect;
export type NewDoctor = Omit<typeof doctors.$inferInsert, 'ratingHundredths' | 'reviews'>;

/** A period of days off, `YYYY-MM-DD`, both ends inclusive. */
export interface DaysOffRow {
  readonly from: string;
  readonly to: string;
}

/** A blocked part of a day, `HH:MM` in Kigali. */
export interface BlockedTime {
  readonly date: string;
  readonly from: string;
  readonly to: string;
}

/** Everything that a doctor's slots depend on, except bookings. */
export interface Practice {
  readonly id: string;
  readonly workingHours: DoctorRow['workingHours'];
  readonly types: readonly AppointmentTypeId[];
  readonly listed: boolean;
  /** When the licence ends; null when no end is known. */
  readonly licensedUntil: Date | null;
  readonly daysOff: readonly DaysOffRow[];
  readonly blocks: readonly BlockedTime[];
}

const doctorsByIds = preparedOnce((db) =>
  db
    .select()
    .from(doctors)
    .where(sql`${doctors.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('doctors_by_ids'),
);

export async function findDoctorsByIds(db: Db, ids: readonly string[]): Promise<DoctorRow[]> {
  if (ids.length === 0) return [];
  return doctorsByIds(db).execute({ ids: idList(ids) });
}

export async function findDoctorByPerson(db: Db, personId: string): Promise<DoctorRow | undefined> {
  const [row] = await db.select().from(doctors).where(eq(doctors.personId, personId));
  return row;
}

/** One doctor's working hours and the days off that end on `today` or later, in one query. */
export async function findPractice(
  db: Db,
  id: string,
  today: string,
): Promise<Practice | undefined> {
  const [row] = await practiceStatement(db).execute({ id, today });
  return row;
}

/** Slots are the most frequent query, so it is a prepared statement. */
const practiceStatement = preparedOnce((db) =>
  db
    .select({
      id: doctors.id,
      workingHours: doctors.workingHours,
      types: doctors.types,
      listed: doctors.listed,
      licensedUntil: doctors.licensedUntil,
      daysOff: daysOffOf(sql.placeholder('today')),
      blocks: blocksOf(sql.placeholder('today')),
    })
    .from(doctors)
    .where(eq(doctors.id, sql.placeholder('id')))
    .prepare('doctors_practice'),
);

/**
 * A subquery column with a doctor's days off from a day on. The outer table is written out, because
 * Drizzle omits its name in a single-table query and `id` would then be the inner table's.
 */
export function daysOffOf(today: Placeholder) {
  return sql<DaysOffRow[]>`coalesce((
    select jsonb_agg(jsonb_build_object('from', d.from_day, 'to', d.to_day))
    from ${doctorDaysOff} d where d.doctor_id = doctors.id and d.to_day >= ${today}::date
  ), '[]'::jsonb)`;
}

/** The same with a doctor's blocks from a day on. */
export function blocksOf(today: Placeholder) {
  return sql<BlockedTime[]>`coalesce((
    select jsonb_agg(jsonb_build_object('date', b.day, 'from', b.from_time, 'to', b.to_time))
    from ${doctorBlocks} b where b.doctor_id = doctors.id and b.day >= ${today}::date
  ), '[]'::jsonb)`;
}

const doctorLock = preparedOnce((db) =>
  db
    .select({ id: doctors.id })
    .from(doctors)
    .where(eq(doctors.id, sql.placeholder('id')))
    .for('update')
    .prepare('doctors_lock'),
);

/** Locks a doctor, which serializes bookings with them and changes of their days. */
export async function lockDoctor(tx: Tx, id: string): Promise<void> {
  tookRow(tx, 'doctor', id);
  await doctorLock(tx).execute({ id });
}

/** Stores a practice; ignores a second one of the same person. */
export async function insertDoctor(tx: Tx, row: NewDoctor): Promise<void> {
  await tx.insert(doctors).values(row).onConflictDoNothing({ target: doctors.personId });
}

export async function updateDoctor(
  tx: Tx,
  id: string,
  change: Partial<NewDoctor>,
): Promise<DoctorRow | undefined> {
  const [row] = await tx.update(doctors).set(change).where(eq(doctors.id, id)).returning();
  return row;
}

/** Verifies an unverified doctor; returns the row, or undefined when there was nothing to do. */
export async function setDoctorVerified(
  tx: Tx,
  id: string,
  at: Date,
): Promise<DoctorRow | undefined> {
  const [row] = await tx
    .update(doctors)
    .set({ verifiedAt: at, updatedAt: at })
    .where(and(eq(doctors.id, id), isNull(doctors.verifiedAt)))
    .returning();
  return row;
}

/** Sets since when the practice of a person is verified; null when it is not. */
export async function setVerifiedOf(tx: Tx, personId: string, at: Date | null): Promise<void> {
  await tx.update(doctors).set({ verifiedAt: at }).where(eq(doctors.personId, personId));
}

/** Sets when the licence of a person's practice ends; null when no end is known. */
export async function setLicenceEndOf(tx: Tx, personId: string, at: Date | null): Promise<void> {
  await tx.update(doctors).set({ licensedUntil: at }).where(eq(doctors.personId, personId));
}

/** The practices of these people, by person. */
export async function findDoctorsByPersons(
  db: Db,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, DoctorRow>> {
  if (personIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(doctors)
    .where(inArray(doctors.personId, [...personIds]));
  return new Map(rows.map((row) => [row.personId, row]));
}

/** The number of doctors in the directory. */
export async function countListed(db: Db): Promise<number> {
  const [row] = await db.select({ listed: count() }).from(doctors).where(eq(doctors.listed, true));
  return row?.listed ?? 0;
}

export type DayOffRow = typeof doctorDaysOff.$inferSelect;

export async function findDaysOff(db: Db, doctorId: string, today: string): Promise<DayOffRow[]> {
  return db
    .select()
    .from(doctorDaysOff)
    .where(and(eq(doctorDaysOff.doctorId, doctorId), gte(doctorDaysOff.to, today)))
    .orderBy(asc(doctorDaysOff.from), asc(doctorDaysOff.id));
}

export async function insertDayOff(tx: Tx, row: DayOffRow): Promise<void> {
  await tx.insert(doctorDaysOff).values(row);
}

/** Deletes a period of days off; returns whether it existed. */
export async function deleteDayOff(tx: Tx, doctorId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(doctorDaysOff)
    .where(and(eq(doctorDaysOff.id, id), eq(doctorDaysOff.doctorId, doctorId)))
    .returning({ id: doctorDaysOff.id });
  return rows.length > 0;
}

export type BlockRow = typeof doctorBlocks.$inferSelect;

/** A doctor's blocks between two days, both inclusive, in order. */
export async function findBlocks(
  db: Db,
  doctorId: string,
  { from, to }: { from: string; to: string },
): Promise<BlockRow[]> {
  return db
    .select()
    .from(doctorBlocks)
    .where(
      and(
        eq(doctorBlocks.doctorId, doctorId),
        gte(doctorBlocks.date, from),
        lte(doctorBlocks.date, to),
      ),
    )
    .orderBy(asc(doctorBlocks.date), asc(doctorBlocks.from), asc(doctorBlocks.id));
}

export async function insertBlock(tx: Tx, row: BlockRow): Promise<void> {
  await tx.insert(doctorBlocks).values(row);
}

/** Deletes a block; returns whether it existed. */
export async function deleteBlock(tx: Tx, doctorId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(doctorBlocks)
    .where(and(eq(doctorBlocks.id, id), eq(doctorBlocks.doctorId, doctorId)))
    .returning({ id: doctorBlocks.id });
  return rows.length > 0;
}
