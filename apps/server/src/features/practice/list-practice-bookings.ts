import { isValidDay } from '@hafi/base/calendar-day';
import { addDays, daysBetween, instantAt, spanOfDay } from '@hafi/base/kigali-time';
import { dayInMs } from '@hafi/base/time';
import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { bookingHorizonDays } from '@hafi/contract/doctors/appointment-types';
import type { Caller } from '../../platform/auth/principal.ts';
import { invalidInput } from '../../platform/http/invalid-input.ts';
import type { Platform } from '../../platform/platform.ts';
import { bookingsOfDoctor } from '../bookings/bookings.public.ts';
import { doctorOfPerson } from '../doctors/doctors.public.ts';

const mostDays = 31;

/**
 * The doctor's appointments between two days, both included; none before the practice is filled in.
 * @throws Problem invalid-input when the days are in the wrong order or more than 31
 */
export async function listPracticeBookings(
  platform: Platform,
  caller: Pick<Caller, 'locale' | 'personId'>,
  days: { from: string; to: string },
): Promise<Booking[]> {
  const { from, to } = days;
  checkSpan(from, to);
  const doctor = await doctorOfPerson(platform.db, caller.personId);
  if (!doctor) return [];
  const start = instantAt(from, '00:00');
  const { before } = spanOfDay(to);
  return bookingsOfDoctor(platform, caller, { doctorId: doctor.id, from: start, before });
}

/** The appointments ahead that wait for the doctor's word, soonest first. */
export async function listWaitingBookings(
  platform: Platform,
  caller: Pick<Caller, 'locale' | 'personId'>,
): Promise<Booking[]> {
  const doctor = await doctorOfPerson(platform.db, caller.personId);
  if (!doctor) return [];
  const from = platform.clock.now();
  // Nobody books further ahead; a day more, because the horizon ends with a day in Kigali.
  const before = new Date(from.getTime() + (bookingHorizonDays + 1) * dayInMs);
  const ahead = await bookingsOfDoctor(platform, caller, { doctorId: doctor.id, from, before });
  return ahead.filter(({ can }) => can.accept);
}

function checkSpan(from: string, to: string): void {
  const refuse = (path: string, code: string, values = {}) => {
    throw invalidInput(path, code, values);
  };
  // What lies further off is no diary, and its last day would not fit into a date.
  for (const [path, day] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (!isValidDay(day) || day > '2999-12-31') refuse(path, 'invalid-date');
  }
  if (to < from) refuse('to', 'too-small', { minimum: from });
  if (daysBetween(from, to) >= mostDays) {
    refuse('to', 'too-big', { maximum: addDays(from, mostDays - 1) });
  }
}
