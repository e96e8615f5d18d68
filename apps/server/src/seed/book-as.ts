import type { Booking, newBooking } from '@hafi/contract/bookings/booking.schemas';
import type * as z from 'zod/mini';
import { acceptBooking } from '../features/bookings/accept-booking.ts';
import { createBooking } from '../features/bookings/create-booking.ts';
import type { Platform } from '../platform/platform.ts';

/**
 * Books as a person, by the same use case as the endpoint. Time is the platform's: with an earlier
 * clock past visits are made.
 */
export function bookAs(
  platform: Platform,
  personId: string,
  input: z.input<typeof newBooking>,
): Promise<Booking> {
  return createBooking(platform, { personId, locale: 'en' }, { mode: 'in-person', ...input });
}

/** Accepts a booking as its doctor's person, by the same use case as the endpoint. */
export function acceptBookingAs(
  platform: Platform,
  doctorPersonId: string,
  bookingId: string,
): Promise<Booking> {
  return acceptBooking(platform, { personId: doctorPersonId, locale: 'en' }, bookingId);
}
