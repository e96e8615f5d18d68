import { and, asc, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { BookingRow } from '../bookings.repo.ts';
import { bookings } from '../bookings.tables.ts';

const { doctorId, endsAt, id, outcome, patientId, startsAt, status } = bookings;

/** A doctor and a patient. */
export interface Pair {
  readonly doctorId: string;
  readonly patientId: string;
}

const accepted = (pair: Pair) =>
  and(eq(doctorId, pair.doctorId), eq(patientId, pair.patientId), eq(status, 'booked'));

/** The last accepted appointment of a doctor with a patient that is over, unless nobody came. */
export async function findLastMet(db: Db, pair: Pair, now: Date): Promise<BookingRow | undefined> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(and(accepted(pair), lte(endsAt, now), sql`${outcome} is distinct from 'no-show'`))
    .orderBy(desc(startsAt))
    .limit(1);
  return row;
}

/** A doctor's accepted appointments with a patient that start in a time span, in order. */
export async function findOfPair(
  db: Db,
  pair: Pair,
  { before, from }: { readonly from: Date; readonly before: Date },
): Promise<BookingRow[]> {
  return db
    .select()
    .from(bookings)
    .where(and(accepted(pair), gte(startsAt, from), lt(startsAt, before)))
    .orderBy(asc(startsAt), asc(id));
}
