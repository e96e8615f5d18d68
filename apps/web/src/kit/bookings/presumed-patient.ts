import type { BookingPatient } from '@hafi/contract/bookings/booking.schemas';

/**
 * Who is meant when nobody was chosen: oneself if there is nobody else, or a helper's only elder.
 * An elder who also keeps another's bookings has to say.
 */
export function presumedPatient(
  all: readonly BookingPatient[],
  roles: readonly string[],
): BookingPatient | null {
  const elders = all.filter(({ self }) => !self);
  if (elders.length === 0) return all[0] ?? null;
  return elders.length === 1 && !roles.includes('PATIENT') ? (elders[0] ?? null) : null;
}
