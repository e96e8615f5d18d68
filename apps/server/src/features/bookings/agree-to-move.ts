import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { bookingsErrors } from '@hafi/contract/bookings/bookings.errors';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { links } from '@hafi/contract/core/links';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LetGo } from '../circle/circle.public.ts';
import { recordActivity, tell } from '../notifications/notifications.public.ts';
import { concernedWith, patientScreens } from './booking-people.ts';
import { activities, forDoctor, titles } from './bookings.messages.ts';
import { mayAgree } from './bookings.policy.ts';
import { lockBooking, updateBooking } from './bookings.repo.ts';
import { followAppointmentAccess } from './follow-appointment-access.ts';
import { asParty, type Caller, showBooking } from './show-bookings.ts';
import { bookingValues } from './tell-booking.ts';

/**
 * Agrees to the time to which the doctor moved a booking, as the patient or who keeps their
 * bookings: from then on the doctor sees the health around it. Tells the doctor. Idempotent.
 * @throws Problem not-found for everybody else, the doctor too; booking-over
 */
export async function agreeToMove(
  platform: Platform,
  caller: Caller,
  { id, letGo }: { readonly id: string; readonly letGo: LetGo },
): Promise<Booking> {
  const now = platform.clock.now();
  const { booking, concerned } = await inTransaction(platform, async (tx) => {
    const { doctor, keepers, row, side } = await asParty(
      tx,
      await lockBooking(tx, id),
      caller.personId,
    );
    if (side !== 'patient') throw new Problem(coreErrors['not-found']);
    if (row.agreed) return { booking: row };
    if (!mayAgree(row, side, now)) throw new Problem(bookingsErrors['booking-over']);
    const booking = (await updateBooking(tx, id, { agreed: true, updatedAt: now })) ?? row;
    await followAppointmentAccess(tx, booking, doctor, letGo);
    const concerned = await concernedWith(tx, booking, doctor, keepers);
    await tell(platform, tx, {
      by: caller.personId,
      personId: doctor.personId,
      type: 'appointment',
      priority: 'medium',
      title: titles.confirmed,
      text: forDoctor.agreed,
      outside: forDoctor.outside,
      values: bookingValues(booking, doctor, concerned),
      at: now,
      link: links.bookingDetails(id),
    });
    await recordActivity(tx, {
      about: booking.patientId,
      by: caller.personId,
      kind: 'appointment',
      text: activities.agreed,
      values: bookingValues(booking, doctor, concerned),
      ref: id,
      at: now,
    });
    const screens = patientScreens(booking.patientId, concerned.keepers);
    tx.changed(['bookings', 'notifications', 'circle'], [...screens, doctor.personId]);
    return { booking, concerned };
  });
  return showBooking(platform, booking, caller, concerned);
}
