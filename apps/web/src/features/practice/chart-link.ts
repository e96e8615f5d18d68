import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { paths } from '../../lib/paths.ts';

/** The patient's chart while the doctor may see it, else the appointment. */
export const chartOrBooking = (
  { id, patient }: Pick<Booking, 'id' | 'patient'>,
  mayRead: boolean,
): string => (mayRead ? paths.patient(patient.id) : paths.bookingDetails(id));
