import type { Booking, newBooking } from '@hafi/contract/bookings/booking.schemas';
import type * as z from 'zod/mini';
import { acceptBooking } from '../features/bookings/by-doctor/accept-booking.ts';
import { createBooking } from '../features/bookings/create-booking.ts';
import type { Platform } from '../platform/platform.ts';

/**
 * Books as a person, by the endpoint's use case. Time is the platform's: an earlier clock makes
 * past appointments. Nobody is asked about two at the same time.
 */
export function bookAs(
  platform: Platform,
  personId: string,
  input: z.input<typeof newBooking>,
): Promise<Booking> {
  return createBooking(
    platform,
    { personId, locale: 'en' },
    { mode: 'in-person', alsoThen: true, ...input },
  );
}

/** Accepts a booking as its doctor, by the endpoint's use case. */
export function acceptBookingAs(
  platform: Platform,
  doctorPersonId: string,
  bookingId: string,
): Promise<Booking> {
  return acceptBooking(platform, { personId: doctorPersonId, locale: 'en' }, bookingId);
}
