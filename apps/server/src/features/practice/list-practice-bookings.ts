import { addDays, daysBetween, instantAt, isValidDay, spanOfDay } from '@hafi/base/kigali-time';
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
 * The doctor's appointments between two days, both inclusive; none before the profile is filled in.
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

/** The future appointments that wait for the doctor's acceptance, soonest first. */
export async function listWaitingBookings(
  platform: Platform,
  caller: Pick<Caller, 'locale' | 'personId'>,
): Promise<Booking[]> {
  const doctor = await doctorOfPerson(platform.db, caller.personId);
  if (!doctor) return [];
  const from = platform.clock.now();
  // The booking horizon, plus a day because it ends with a Kigali day.
  const before = new Date(from.getTime() + (bookingHorizonDays + 1) * dayInMs);
  const ahead = await bookingsOfDoctor(platform, caller, { doctorId: doctor.id, from, before });
  return ahead.filter(({ can }) => can.accept);
}

function checkSpan(from: string, to: string): void {
  const refuse = (path: string, code: string, values = {}) => {
    throw invalidInput(path, code, values);
  };
  // Refuses distant days, whose end would exceed the range of Date.
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
