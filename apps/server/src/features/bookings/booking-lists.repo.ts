import { videoOpenMinutes } from '@hafi/contract/calls/call-terms';
import {
  and,
  asc,
  count,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type Keyset, newestFirst, soonestFirst } from '../../platform/db/keyset.ts';
import { idList, preparedOnce } from '../../platform/db/prepared.ts';
import type { Position } from '../../platform/http/cursor.ts';
import type { Wanted } from '../../platform/http/read-page.ts';
import { type BookingRow, held } from './bookings.repo.ts';
import { bookings } from './bookings.tables.ts';

const { doctorId, endsAt, id, mode, patientId, startsAt, status } = bookings;
const { placeholder } = sql;

/** A page of a list as of an instant. */
interface PageAt extends Wanted {
  readonly now: Date;
}

/** Selects the patients: a single one by index, or several. */
const onePatient = eq(patientId, placeholder('patient'));
const severalPatients = sql`${patientId} = any(${placeholder('patient')}::uuid[])`;

/**
 * A list of patients' bookings. The first page of a single patient is a prepared statement; other
 * queries are built per request.
 */
function listOfPatients(name: string, which: SQL | undefined, order: Keyset<Position>) {
  const query = (db: Db, after: Position | null, whose: SQL) =>
    db
      .select()
      .from(bookings)
      .where(and(whose, which, order.beyond(after)))
      .orderBy(...order.by)
      .limit(placeholder('limit'));
  const firstPage = preparedOnce((db) => query(db, null, onePatient).prepare(name));
  return async (
    db: Db,
    patientIds: readonly string[],
    { after, limit, now }: PageAt,
  ): Promise<BookingRow[]> => {
    const [patient, ...others] = patientIds;
    if (patient === undefined) return [];
    const values = { now: now.toISOString(), limit };
    if (others.length > 0) {
      const statement = query(db, after, severalPatients).prepare('');
      return statement.execute({ ...values, patient: idList(patientIds) });
    }
    const statement = after ? query(db, after, onePatient).prepare('') : firstPage(db);
    return statement.execute({ ...values, patient });
  };
}

/** The future bookings of these patients, soonest first. */
export const findComing = listOfPatients(
  'bookings_coming',
  and(held, gt(endsAt, placeholder('now'))),
  soonestFirst(startsAt, id),
);

const doorOpen = sql`${endsAt} > ${placeholder('now')}::timestamptz - make_interval(mins => ${sql.raw(String(videoOpenMinutes.after))})`;

/**
 * The future bookings of these patients, and those by video that can still be entered, soonest first: a
 * line that drops at the end is taken up again from here.
 */
export const findComingOrOpen = listOfPatients(
  'bookings_coming_or_open',
  or(
    and(held, gt(endsAt, placeholder('now'))),
    and(eq(mode, 'video'), eq(status, 'booked'), isNull(bookings.outcome), doorOpen),
  ),
  soonestFirst(startsAt, id),
);

/** The past and cancelled bookings of these patients, newest first. */
export const findPast = listOfPatients(
  'bookings_past',
  or(eq(status, 'cancelled'), lte(endsAt, placeholder('now'))),
  newestFirst(startsAt, id),
);

/** A patient's accepted appointments that are over, but for those nobody came to, newest first. */
export async function findPastAccepted(
  db: Db,
  requested: PageAt & { patientId: string },
): Promise<BookingRow[]> {
  const order = newestFirst(startsAt, id);
  return db
    .select()
    .from(bookings)
    .where(
      and(
        eq(patientId, requested.patientId),
        eq(status, 'booked'),
        sql`${bookings.outcome} is distinct from 'no-show'`,
        lte(endsAt, requested.now),
        order.beyond(requested.after),
      ),
    )
    .orderBy(...order.by)
    .limit(requested.limit);
}

// Not those they made for somebody else: they belong to that patient, even after the maker leaves.
const ofPatient = (personId: string) => eq(patientId, personId);

/** Every booking with this person as the patient, oldest first. */
export async function findAllOf(db: Db, personId: string): Promise<BookingRow[]> {
  return db.select().from(bookings).where(ofPatient(personId)).orderBy(asc(startsAt));
}

/** All bookings of a practice, earliest first. */
export async function findEveryOfDoctor(db: Db, practice: string): Promise<BookingRow[]> {
  return db.select().from(bookings).where(eq(doctorId, practice)).orderBy(asc(startsAt));
}

/** The ids of a patient's or practice's bookings that have not started. */
export async function findOpenIds(
  db: Db,
  whose: { personId: string | null; doctorId: string | null },
  now: Date,
): Promise<string[]> {
  const mine = whose.personId ? ofPatient(whose.personId) : undefined;
  const theirs = whose.doctorId ? eq(doctorId, whose.doctorId) : undefined;
  if (!mine && !theirs) return [];
  const rows = await db
    .select({ id })
    .from(bookings)
    .where(and(or(mine, theirs), held, gt(startsAt, now)))
    .orderBy(asc(startsAt));
  return rows.map((row) => row.id);
}

/** The appointments of a doctor that have not started, soonest first. */
export async function findHeldOfDoctor(db: Db, doctor: string, now: Date): Promise<BookingRow[]> {
  return db
    .select()
    .from(bookings)
    .where(and(eq(doctorId, doctor), held, gt(startsAt, now)))
    .orderBy(asc(startsAt));
}

/** The appointments of a patient that have not started, soonest first. */
export async function findHeldOfPatient(db: Db, patient: string, now: Date): Promise<BookingRow[]> {
  return db
    .select()
    .from(bookings)
    .where(and(ofPatient(patient), held, gt(startsAt, now)))
    .orderBy(asc(startsAt));
}

/** A doctor's bookings that start in a time span, including cancelled ones. */
export async function findOfDoctor(
  db: Db,
  doctor: string,
  from: Date,
  before: Date,
): Promise<BookingRow[]> {
  return db
    .select()
    .from(bookings)
    .where(and(eq(doctorId, doctor), gte(startsAt, from), lt(startsAt, before)))
    .orderBy(asc(startsAt), asc(bookings.createdAt));
}

/**
 * The bookings for the calendars of patients and a doctor from an instant on, including cancelled
 * ones, in order.
 */
export async function findForCalendar(
  db: Db,
  of: { patientIds: readonly string[]; doctorId: string | undefined; since: Date },
): Promise<BookingRow[]> {
  const asDoctor = of.doctorId === undefined ? undefined : eq(doctorId, of.doctorId);
  return db
    .select()
    .from(bookings)
    .where(and(or(inArray(patientId, [...of.patientIds]), asDoctor), gte(startsAt, of.since)))
    .orderBy(asc(startsAt), asc(id));
}

/** A doctor's open requests from an instant on, the longest waiting first. */
export async function findRequested(db: Db, doctor: string, from: Date): Promise<BookingRow[]> {
  return db
    .select()
    .from(bookings)
    .where(and(eq(doctorId, doctor), eq(status, 'pending'), gt(startsAt, from)))
    .orderBy(asc(bookings.heldSince), asc(id));
}

/** How many accepted appointments of a doctor start at an instant or later. */
export async function countAcceptedFrom(db: Db, doctor: string, from: Date): Promise<number> {
  const [row] = await db
    .select({ accepted: count() })
    .from(bookings)
    .where(and(eq(doctorId, doctor), eq(status, 'booked'), gte(startsAt, from)));
  return row?.accepted ?? 0;
}

/**
 * The patients of a doctor's accepted appointments, with the start of the last one that has begun by
 * `now`.
 */
export async function findPatientsOf(
  db: Db,
  doctor: string,
  now: Date,
): Promise<{ patientId: string; lastAt: Date | null }[]> {
  const begun = sql`${startsAt} <= ${now.toISOString()}::timestamptz`;
  return db
    .select({
      patientId,
      lastAt: sql`max(${startsAt}) filter (where ${begun})`.mapWith(startsAt),
    })
    .from(bookings)
    .where(and(eq(doctorId, doctor), eq(status, 'booked')))
    .groupBy(patientId);
}

/** The patients of a doctor's accepted appointments that start in a span. */
export async function patientsBetween(
  db: Db,
  doctor: string,
  { from, before }: { from: Date; before: Date },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ patientId })
    .from(bookings)
    .where(
      and(eq(doctorId, doctor), eq(status, 'booked'), gte(startsAt, from), lt(startsAt, before)),
    );
  return rows.map((row) => row.patientId);
}
