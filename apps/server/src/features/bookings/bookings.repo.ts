import { bookingsErrors } from '@hafi/contract/bookings/bookings.errors';
import { Problem } from '@hafi/contract/core/problem';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type Db, inTransaction, sqlState } from '../../platform/db/database.ts';
import { idList, preparedOnce } from '../../platform/db/prepared.ts';
import type { Due } from '../../platform/due/due-work.ts';
import type { Place } from '../../platform/http/cursor.ts';
import { bookings } from './bookings.tables.ts';

export type BookingRow = typeof bookings.$inferSelect;
export type NewBookingRow = typeof bookings.$inferInsert;
export type BookingChange = Partial<Omit<NewBookingRow, 'id'>>;

const exclusionViolation = '23P01';

/**
 * Runs a change of bookings in one transaction.
 * @throws Problem slot-taken when the database finds the time held already
 */
export async function changeBookings<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    if (sqlState(error) === exclusionViolation) throw new Problem(bookingsErrors['slot-taken']);
    throw error;
  }
}

export async function insertBooking(tx: Db, row: NewBookingRow): Promise<BookingRow> {
  const [made] = await tx.insert(bookings).values(row).returning();
  if (!made) throw new Error('the booking was not written');
  return made;
}

export async function updateBooking(
  tx: Db,
  id: string,
  change: BookingChange,
): Promise<BookingRow | undefined> {
  const [row] = await tx.update(bookings).set(change).where(eq(bookings.id, id)).returning();
  return row;
}

export async function findBooking(db: Db, id: string): Promise<BookingRow | undefined> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
  return row;
}

/** The booking, locked until the transaction ends. */
export async function lockBooking(tx: Db, id: string): Promise<BookingRow | undefined> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
  return row;
}

/** One patient's bookings queue up, so that counting them holds. */
export async function lockPatient(tx: Db, patientId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${patientId}, 4871))`);
}

const held = ne(bookings.status, 'cancelled');

export async function countComing(db: Db, patientId: string, now: Date): Promise<number> {
  const mine = and(eq(bookings.patientId, patientId), held, gt(bookings.endsAt, now));
  const [row] = await db.select({ coming: count() }).from(bookings).where(mine);
  return row?.coming ?? 0;
}

const { placeholder } = sql;

/** A page of a list: the first of one patient's is written once, the others at each request. */
interface Page {
  readonly now: Date;
  readonly after: Place | null;
  readonly limit: number;
}

const pageValues = (patient: string, { now, limit }: Page) => ({
  patient,
  now: now.toISOString(),
  limit,
});

/** Whose list it is: one patient's by index, or those of several together. */
const onePatient = eq(bookings.patientId, placeholder('patient'));
const severalPatients = sql`${bookings.patientId} = any(${placeholder('patient')}::uuid[])`;

function comingQuery(db: Db, after: Place | null, whose: SQL = onePatient) {
  const { startsAt, endsAt, id } = bookings;
  const beyond = after && or(gt(startsAt, after.at), and(eq(startsAt, after.at), gt(id, after.id)));
  const mine = and(whose, held, gt(endsAt, placeholder('now')));
  return db
    .select()
    .from(bookings)
    .where(and(mine, beyond ?? undefined))
    .orderBy(asc(startsAt), asc(id))
    .limit(placeholder('limit'));
}

const firstComing = preparedOnce((db) => comingQuery(db, null).prepare('bookings_coming'));

/** The coming bookings of these patients, soonest first. */
export async function findComing(
  db: Db,
  patientIds: readonly string[],
  page: Page,
): Promise<BookingRow[]> {
  const [patientId, ...others] = patientIds;
  if (patientId === undefined) return [];
  if (others.length > 0) {
    const statement = comingQuery(db, page.after, severalPatients).prepare('');
    return statement.execute(pageValues(idList(patientIds), page));
  }
  const statement = page.after ? comingQuery(db, page.after).prepare('') : firstComing(db);
  return statement.execute(pageValues(patientId, page));
}

function pastQuery(db: Db, after: Place | null, whose: SQL = onePatient) {
  const { startsAt, endsAt, id } = bookings;
  const beyond = after && or(lt(startsAt, after.at), and(eq(startsAt, after.at), lt(id, after.id)));
  const over = or(eq(bookings.status, 'cancelled'), lte(endsAt, placeholder('now')));
  return db
    .select()
    .from(bookings)
    .where(and(whose, over, beyond ?? undefined))
    .orderBy(desc(startsAt), desc(id))
    .limit(placeholder('limit'));
}

const firstPast = preparedOnce((db) => pastQuery(db, null).prepare('bookings_past'));

/** The past and cancelled bookings of these patients, newest first. */
export async function findPast(
  db: Db,
  patientIds: readonly string[],
  page: Page,
): Promise<BookingRow[]> {
  const [patientId, ...others] = patientIds;
  if (patientId === undefined) return [];
  if (others.length > 0) {
    const statement = pastQuery(db, page.after, severalPatients).prepare('');
    return statement.execute(pageValues(idList(patientIds), page));
  }
  const statement = page.after ? pastQuery(db, page.after).prepare('') : firstPast(db);
  return statement.execute(pageValues(patientId, page));
}

/** A doctor's bookings that begin in a span of time, cancelled ones too. */
export async function findOfDoctor(
  db: Db,
  doctorId: string,
  from: Date,
  before: Date,
): Promise<BookingRow[]> {
  return db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.doctorId, doctorId),
        gte(bookings.startsAt, from),
        lt(bookings.startsAt, before),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.createdAt));
}

const heldTimes = preparedOnce((db) =>
  db
    .select({ doctorId: bookings.doctorId, start: bookings.startsAt, end: bookings.blockedUntil })
    .from(bookings)
    .where(
      and(
        sql`${bookings.doctorId} = any(${sql.placeholder('doctors')}::uuid[])`,
        held,
        lt(bookings.startsAt, sql.placeholder('to')),
        gt(bookings.blockedUntil, sql.placeholder('from')),
      ),
    )
    .orderBy(asc(bookings.startsAt))
    .prepare('bookings_held'),
);

/** What is held of the doctors' time between two instants. */
export async function findHeld(
  db: Db,
  doctorIds: readonly string[],
  from: Date,
  to: Date,
): Promise<{ doctorId: string; start: Date; end: Date }[]> {
  if (doctorIds.length === 0) return [];
  const [since, before] = [from.toISOString(), to.toISOString()];
  return heldTimes(db).execute({ doctors: idList(doctorIds), from: since, to: before });
}

/** How many held bookings begin in a span; without an end, from it on. */
export async function countHeld(db: Db, from: Date, before?: Date): Promise<number> {
  const end = before ? lt(bookings.startsAt, before) : undefined;
  const [row] = await db
    .select({ held: count() })
    .from(bookings)
    .where(and(held, gte(bookings.startsAt, from), end));
  return row?.held ?? 0;
}

/**
 * Bookings whose reminder is due and not yet recorded, locked, those of other processes left out.
 * Due is from `span` before the start until `least` before it (both milliseconds), for times held
 * before the span began: whoever has just booked needs no reminder.
 */
export async function lockRemindable(
  tx: Db,
  reminder: { mark: 'dayReminderAt' | 'hourReminderAt'; span: number; least: number },
  { limit, now, open }: Due,
): Promise<BookingRow[]> {
  const from = new Date(now.getTime() + reminder.least);
  const to = new Date(now.getTime() + reminder.span);
  const seconds = reminder.span / 1000;
  return tx
    .select()
    .from(bookings)
    .where(
      and(
        held,
        isNull(bookings[reminder.mark]),
        gt(bookings.startsAt, from),
        lte(bookings.startsAt, to),
        sql`${bookings.heldSince} <= ${bookings.startsAt} - make_interval(secs => ${seconds})`,
        open(bookings.id),
      ),
    )
    .orderBy(asc(bookings.startsAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}
