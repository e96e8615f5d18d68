import type { Platform } from '../../../platform/platform.ts';
import { findBooking } from '../bookings.repo.ts';
import type { Caller } from '../show-bookings.ts';
import { recordOutcome } from './record-outcome.ts';

/** No fee was paid of an appointment of which nobody has said that nobody came. */
const nothingToGiveBack = async () => false;

/**
 * Records that an appointment took place, because its doctor has signed a note about it. What the
 * doctor has said of it stands, and one that has not begun goes on.
 */
export async function endByNote(
  platform: Platform,
  caller: Caller,
  bookingId: string,
): Promise<void> {
  const booking = await findBooking(platform.db, bookingId);
  const isBegun = booking?.status === 'booked' && booking.startsAt <= platform.clock.now();
  if (!isBegun || booking.outcome) return;
  await recordOutcome(platform, caller, {
    id: bookingId,
    outcome: 'done',
    giveBackFee: nothingToGiveBack,
  });
}
