import { minuteInMs } from '@hafi/base/time';
import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { videoOpening } from '@hafi/contract/calls/call-terms';

/** So many minutes before its start an appointment becomes what is to be done now. */
const minutesBefore = 15;

/**
 * The accepted appointment of the patient's side that runs or begins soon and comes to the patient:
 * by video, of those who may enter it, or by phone.
 */
export function appointmentNow(bookings: readonly Booking[], now: Date): Booking | undefined {
  return bookings.find(({ can, endsAt, mode, side, startsAt, status }) => {
    const [start, end] = [new Date(startsAt), new Date(endsAt)];
    if (side !== 'patient' || status !== 'booked' || mode === 'in-person') return false;
    if (now.getTime() < start.getTime() - minutesBefore * minuteInMs) return false;
    if (mode === 'phone') return now < end;
    return can.enter && now < videoOpening({ startsAt: start, endsAt: end }).closesAt;
  });
}
