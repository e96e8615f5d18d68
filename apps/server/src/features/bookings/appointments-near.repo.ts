import { bookingsErrors } from '@hafi/contract/bookings/bookings.errors';
import { Problem } from '@hafi/contract/core/problem';
import { and, eq, gt, gte, inArray, lt, lte, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { lockPatient } from './bookings.repo.ts';
import { bookings } from './bookings.tables.ts';

/** The appointments of these patients between two instants, without cancelled ones. */
export async function findAppointmentsBetween(
  db: Db,
  patients: readonly string[],
  from: Date,
  to: Date,
) {
  if (patients.length === 0) return [];
  const { doctorId, patientId, startsAt, status } = bookings;
  return db
    .select({ doctorId, patientId, startsAt })
    .from(bookings)
    .where(
      and(
        inArray(patientId, [...patients]),
        gte(startsAt, from),
        lte(startsAt, to),
        ne(status, 'cancelled'),
      ),
    );
}

/**
 * Asks before somebody has two appointments at the same time: with whom the other is, is not said. Takes the lock of the patient, so that two at once are seen too.
 * @throws Problem another-appointment unless it was confirmed
 */
export async function refuseTwoAtOnce(
  tx: Tx,
  patient: string,
  wanted: {
    /** With whom the database forbids two at the same time. */
    readonly doctorId: string;
    readonly startsAt: Date;
    readonly endsAt: Date;
    readonly alsoThen: boolean | undefined;
  },
): Promise<void> {
  await lockPatient(tx, patient);
  if (wanted.alsoThen) return;
  const { doctorId, endsAt, id, patientId, startsAt, status } = bookings;
  const [other] = await tx
    .select({ id })
    .from(bookings)
    .where(
      and(
        eq(patientId, patient),
        ne(doctorId, wanted.doctorId),
        ne(status, 'cancelled'),
        lt(startsAt, wanted.endsAt),
        gt(endsAt, wanted.startsAt),
      ),
    )
    .limit(1);
  if (other) throw new Problem(bookingsErrors['another-appointment']);
}
