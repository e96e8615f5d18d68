import { bookingsErrors } from '@hafi/contract/bookings/bookings.errors';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockSchedule, reviewDoctors } from '../doctors/doctors.public.ts';
import { patientsSpokenFor } from './booking-people.ts';
import { isPast } from './bookings.policy.ts';
import { findBooking } from './bookings.repo.ts';

/**
 * Reviews an appointment, by the patient or who decides for them; updates the doctor's rating in
 * the same transaction.
 * @throws Problem not-found for everybody else, not-reviewable before the appointment is over, when
 * it was cancelled, and the second time
 */
export async function reviewBooking(
  platform: Platform,
  personId: string,
  review: { id: string; rating: number; comment?: string | undefined },
): Promise<void> {
  const { clock } = platform;
  const now = clock.now();
  await inTransaction(platform, async (tx) => {
    const booking = await findBooking(tx, review.id);
    if (!booking) throw new Problem(coreErrors['not-found']);
    const { id: bookingId, doctorId, patientId } = booking;
    const spokenFor = await patientsSpokenFor({ clock, db: tx }, personId, [patientId]);
    if (!spokenFor.has(patientId)) throw new Problem(coreErrors['not-found']);
    if (!isPast(booking, now)) throw new Problem(bookingsErrors['not-reviewable']);
    await lockSchedule(tx, doctorId);
    const made = await reviewDoctors(tx, [
      {
        doctorId,
        bookingId,
        authorId: personId,
        stars: review.rating,
        comment: review.comment || null,
        createdAt: now,
      },
    ]);
    if (made === 0) throw new Problem(bookingsErrors['not-reviewable']);
    tx.changed('bookings', [personId, patientId]);
  });
}
