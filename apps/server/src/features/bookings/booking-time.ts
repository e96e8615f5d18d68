import { dayInKigali, instantAt, isValidDay } from '@hafi/base/kigali-time';
import { minuteInMs } from '@hafi/base/time';
import { freeCancellationHours } from '@hafi/contract/bookings/booking-terms';
import { bookingsErrors } from '@hafi/contract/bookings/bookings.errors';
import { Problem } from '@hafi/contract/core/problem';
import { invalidInput } from '../../platform/http/invalid-input.ts';
import { blockedMinutes } from '../doctors/doctors.public.ts';

/** Start and end of an appointment, the diary time it takes, and the end of free cancellation. */
export interface BookingTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly blockedUntil: Date;
  readonly freeUntil: Date;
}

/**
 * The times of an appointment of `duration` minutes that starts at a Kigali day and time.
 * @throws Problem invalid-input (`date`: `past-date`) for a day before today, and slot-not-offered
 * for a time of today that has passed
 */
export function bookingTime(
  wanted: { date: string; time: string },
  duration: number,
  now: Date,
): BookingTime {
  const { date, time } = wanted;
  if (date < dayInKigali(now) || !isValidDay(date)) {
    throw invalidInput('date', 'past-date');
  }
  const startsAt = instantAt(date, time);
  if (startsAt <= now) throw new Problem(bookingsErrors['slot-not-offered']);
  const after = (minutes: number) => new Date(startsAt.getTime() + minutes * minuteInMs);
  return {
    startsAt,
    endsAt: after(duration),
    blockedUntil: after(blockedMinutes(duration)),
    freeUntil: after(-freeCancellationHours * 60),
  };
}
