import { bookingsErrors } from '@hafi/contract/bookings/bookings.errors';
import { Problem } from '@hafi/contract/core/problem';
import { and, asc, count, eq, gt, gte, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Db, sqlState } from '../../platform/db/database.ts';
import { insertOnce } from '../../platform/db/insert-once.ts';
import { lock, tookRow } from '../../platform/db/locks.ts';
import { idList, preparedOnce } from '../../platform/db/prepared.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Due } from '../../platform/due/due-work.ts';
import { isLiving } from '../accounts/accounts.public.ts';
import { bookings } from './bookings.tables.ts';

export type BookingRow = typeof bookings.$inferSelect;
export type NewBookingRow = typeof bookings.$inferInsert;
export type BookingChange = Partial<Omit<NewBookingRow, 'id'>>;

const exclusionViolation = '23P01';

/**
 * Translates the exclusion constraint on overlapping bookings of a doctor: the database decides who
 * gets a time.
 */
async function unlessTaken<T>(write: PromiseLike<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (sqlState(error) === exclusionViolation) throw new Problem(bookingsErrors['slot-taken']);
    throw error;
  }
}

/** @throws Problem slot-taken when the database finds the time already taken */
export async function insertBooking(tx: Tx, row: NewBookingRow): Promise<BookingRow> {
  const [made] = await unlessTaken(insertOne(tx, [row]));
  if (!made) throw new Error('the booking was not written');
  return made;
}

const insertOne = insertOnce(bookings, (rows) => rows.returning());

/** Changes a booking, but not when it is: see {@link moveBooking}. */
export async function updateBooking(
  tx: Tx,
  id: string,
  change: Omit<BookingChange, 'startsAt' | 'endsAt'>,
): Promise<BookingRow | undefined> {
  const [row] = await tx.update(bookings).set(change).where(eq(bookings.id, id)).returning();
  return row;
}

/** @throws Problem slot-taken when the database finds the new time already taken */
export async function moveBooking(
  tx: Tx,
  id: string,
  change: BookingChange,
): Promise<BookingRow | undefined> {
  const moved = tx.update(bookings).set(change).where(eq(bookings.id, id)).returning();
  const [row] = await unlessTaken(moved);
  return row;
}

/** Deletes the texts that a patient wrote in their bookings. */
export async function wipeWords(tx: Tx, personId: string): Promise<void> {
  await tx
    .update(bookings)
    .set({ note: null, cancelReason: null })
    .where(eq(bookings.patientId, personId));
}

export async function findBooking(db: Db, id: string): Promise<BookingRow | undefined> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
  return row;
}

const lockedBookings = preparedOnce((db) =>
  db
    .select()
    .from(bookings)
    .where(sql`${bookings.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .orderBy(asc(bookings.id))
    .for('update')
    .prepare('bookings_lock'),
);

/** The booking, with its row locked. */
export async function lockBooking(tx: Tx, id: string): Promise<BookingRow | undefined> {
  const [row] = await lockBookings(tx, [id]);
  return row;
}

/** Several bookings, with their rows locked, in the order of their ids. */
export async function lockBookings(tx: Tx, ids: readonly string[]): Promise<BookingRow[]> {
  for (const id of ids.toSorted()) tookRow(tx, 'booking', id);
  return lockedBookings(tx).execute({ ids: idList(ids) });
}

const lockedFree = preparedOnce((db) =>
  db
    .select()
    .from(bookings)
    .where(sql`${bookings.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .orderBy(asc(bookings.id))
    .for('update', { skipLocked: true })
    .prepare('bookings_lock_free'),
);

/** As {@link lockBookings}, without waiting: those that others have locked are left out. */
export async function lockFreeBookings(tx: Tx, ids: readonly string[]): Promise<BookingRow[]> {
  const rows = await lockedFree(tx).execute({ ids: idList(ids) });
  for (const { id } of rows) tookRow(tx, 'booking', id);
  return rows;
}

const paidAs = preparedOnce((db) =>
  db
    .update(bookings)
    .set({
      paymentState: sql`${sql.placeholder('state')}`,
      paymentId: sql`given.payment`,
    })
    .from(
      sql`unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('payments')}::uuid[]) as given(id, payment)`,
    )
    .where(sql`${bookings.id} = given.id`)
    .prepare('bookings_paid_as'),
);

/** Stores how the payments of bookings stand, and by which payment each. */
export async function setPayments(
  tx: Tx,
  state: BookingRow['paymentState'],
  paid: readonly { readonly id: string; readonly paymentId: string | null }[],
): Promise<void> {
  const payments = `{${paid.map(({ paymentId }) => paymentId ?? 'null').join(',')}}`;
  await paidAs(tx).execute({ state, ids: idList(paid.map(({ id }) => id)), payments });
}

/** Serializes one patient's bookings, so that counting them is safe. */
export async function lockPatient(tx: Tx, patientId: string): Promise<void> {
  await lock(tx, 'patient', patientId);
}

/** A condition: the booking takes its time, because it is not cancelled. */
export const held = ne(bookings.status, 'cancelled');

const comingOf = preparedOnce((db) =>
  db
    .select({
      coming: count(),
      unpaid: sql`count(*) filter (where ${bookings.paymentState} = 'due')`.mapWith(Number),
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.patientId, sql.placeholder('patient')),
        held,
        gt(bookings.endsAt, sql.placeholder('now')),
      ),
    )
    .prepare('bookings_coming_count'),
);

/** How many coming bookings a patient has, and how many of them wait to be paid. */
export async function countComing(
  db: Db,
  patientId: string,
  now: Date,
): Promise<{ coming: number; unpaid: number }> {
  const [row] = await comingOf(db).execute({ patient: patientId, now });
  return row ?? { coming: 0, unpaid: 0 };
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

/** The booked times of the doctors between two instants. */
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

/** How many valid bookings start in a span; without an end, from its start on. */
export async function countHeld(db: Db, from: Date, before?: Date): Promise<number> {
  const end = before ? lt(bookings.startsAt, before) : undefined;
  const [row] = await db
    .select({ held: count() })
    .from(bookings)
    .where(and(held, gte(bookings.startsAt, from), end));
  return row?.held ?? 0;
}

/**
 * Bookings whose reminder is due and not recorded yet, locked (`skip locked`). Due is from `span`
 * before the start until `least` before it (both in milliseconds), for bookings made before the
 * span began: whoever has just booked needs no reminder.
 */
export async function lockRemindable(
  tx: Tx,
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
        isLiving(bookings.patientId),
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

/** The doctor of the booking whose id stands in a column; null when there is no such booking. */
export const doctorOfBooking = (bookingId: AnyPgColumn): SQL<string | null> =>
  sql<string | null>`(select b.doctor_id from ${bookings} b where b.id = ${bookingId})`;

/** Whether the booking whose id stands in a column is a doctor's. */
export const isBookingOf = (bookingId: AnyPgColumn, doctorId: string): SQL =>
  sql`${bookingId} in (select b.id from ${bookings} b where b.doctor_id = ${doctorId})`;

/** Whether the booking whose id stands in a column is over at an instant: it has ended, or was cancelled. */
export const isBookingOver = (bookingId: AnyPgColumn, at: Date): SQL =>
  sql`exists (select from ${bookings} b where b.id = ${bookingId}
    and (b.status = 'cancelled' or b.ends_at <= ${at.toISOString()}))`;
