import { minuteInMs } from '@hafi/base/time';
import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { videoOpening } from '@hafi/contract/calls/call-terms';

/** So many minutes before its start an appointment by phone becomes what is to be done now. */
const minutesBefore = 15;

/**
 * The accepted appointment of the patient's side that runs or begins soon and comes to the patient:
 * by video, of those who may enter it, while its door is open, or by phone.
 */
export function appointmentNow(bookings: readonly Booking[], now: Date): Booking | undefined {
  return bookings.find(({ can, endsAt, mode, side, startsAt, status }) => {
    const [start, end] = [new Date(startsAt), new Date(endsAt)];
    if (side !== 'patient' || mode === 'in-person') return false;
    if (mode === 'phone') {
      const isNear = now.getTime() >= start.getTime() - minutesBefore * minuteInMs;
      return status === 'booked' && isNear && now < end;
    }
    // Its door stays open after its end, when it counts as over: a line may have dropped.
    const { closesAt, opensAt } = videoOpening({ startsAt: start, endsAt: end });
    return can.enter && now >= opensAt && now < closesAt;
  });
}
