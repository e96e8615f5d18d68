import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import type { Platform } from '../../platform/platform.ts';
import { findBooking } from './bookings.repo.ts';
import { asParty, type Caller, showBooking } from './show-bookings.ts';

/**
 * One booking, for its patient, who keeps their bookings, and its doctor.
 * @throws Problem not-found for everybody else
 */
export async function getBooking(platform: Platform, caller: Caller, id: string): Promise<Booking> {
  const { row } = await asParty(platform.db, await findBooking(platform.db, id), caller.personId);
  return showBooking(platform, row, caller);
}
