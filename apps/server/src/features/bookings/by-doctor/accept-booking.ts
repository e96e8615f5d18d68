import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { bookingsErrors } from '@hafi/contract/bookings/bookings.errors';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { concernedWith } from '../booking-people.ts';
import { isOpen, mayAccept, refuseMoved } from '../bookings.policy.ts';
import { lockBooking, updateBooking } from '../bookings.repo.ts';
import { followAppointmentAccess } from '../follow-appointment-access.ts';
import { asParty, type Caller, showBooking } from '../show-bookings.ts';
import { tellBooking } from '../tell-booking.ts';

/**
 * Accepts a booking, as its doctor; idempotent. With `startsAt` only at this time: the doctor accepts
 * what they saw.
 * @throws Problem not-found for everybody but its doctor, booking-over, booking-moved
 */
export async function acceptBooking(
  platform: Platform,
  caller: Caller,
  id: string,
  startsAt?: string,
): Promise<Booking> {
  const now = platform.clock.now();
  const { booking, concerned } = await inTransaction(platform, async (tx) => {
    const party = await asParty(tx, await lockBooking(tx, id), caller.personId);
    const { row, doctor, side } = party;
    if (side !== 'doctor') throw new Problem(coreErrors['not-found']);
    refuseMoved(row, startsAt);
    if (!isOpen(row, now)) throw new Problem(bookingsErrors['booking-over']);
    if (!mayAccept(row, side, now)) return { booking: row };
    const change = { status: 'booked' as const, sequence: row.sequence + 1, updatedAt: now };
    const booking = (await updateBooking(tx, id, change)) ?? row;
    await followAppointmentAccess(tx, booking, doctor);
    const concerned = await concernedWith(tx, booking, doctor, party.keepers);
    await tellBooking(platform, tx, {
      booking,
      doctor,
      event: 'confirmed',
      by: caller.personId,
      concerned,
    });
    return { booking, concerned };
  });
  return showBooking(platform, booking, caller, concerned);
}
