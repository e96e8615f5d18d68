import { addDays, dayInKigali, isValidDay } from '@hafi/base/kigali-time';
import { dayInMs } from '@hafi/base/time';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { appointmentKinds, bookingHorizonDays } from '@hafi/contract/doctors/appointment-types';
import type { AppointmentTypeId } from '@hafi/contract/doctors/doctor-kinds';
import type { Locale } from '@hafi/i18n/locales';
import { invalidInput } from '../../platform/http/invalid-input.ts';
import type { BusyTime, Practising } from './busy-times.ts';
import { findPractice, type Practice } from './doctors.repo.ts';
import { closedOn, factsOf, slotsOn } from './slots.ts';

interface Requested {
  readonly now: Date;
  readonly practice: Practice;
  readonly busy: readonly BusyTime[];
}

/** @throws Problem not-found, or invalid-input when `from` is in the past */
async function ask(
  { platform, busyTimes }: Practising,
  id: string,
  span: { from: string; days: number; field: string },
): Promise<Requested> {
  const { db, clock } = platform;
  const now = clock.now();
  const today = dayInKigali(now);
  if (span.from < today) {
    throw invalidInput(span.field, 'past-date');
  }
  const practice = await findPractice(db, id, today);
  if (!practice?.listed) throw new Problem(coreErrors['not-found']);
  // Beyond the horizon there are no bookings, and distant dates exceed PostgreSQL's range.
  const { midnight } = factsOf(span.from);
  const ahead = (midnight - factsOf(today).midnight) / dayInMs;
  if (ahead > bookingHorizonDays) return { now, practice, busy: [] };
  const from = new Date(midnight);
  const to = new Date(midnight + span.days * dayInMs);
  return { now, practice, busy: await busyTimes(db, [id], from, to) };
}

/**
 * The start times of one day, and which can be booked for this appointment type; empty on weekdays
 * without work.
 * @throws Problem not-found, or invalid-input for a date in the past
 */
export async function listSlots(
  practising: Practising,
  id: string,
  { date, type }: { date: string; type: AppointmentTypeId },
) {
  const span = { from: date, days: 1, field: 'date' };
  const { now, practice, busy } = await ask(practising, id, span);
  const slots = slotsOn(practice, date, appointmentKinds[type].duration, busy, now);
  if (practice.types.includes(type)) return slots;
  return slots.map(({ time }) => ({ time, available: false }));
}

/**
 * Days with the number of bookable start times for this appointment type, and why a day has none.
 * @throws Problem not-found, or invalid-input for a date in the past
 */
export async function listBookableDays(
  practising: Practising,
  id: string,
  query: { from?: string | undefined; days: number; type: AppointmentTypeId },
  locale: Locale,
) {
  const { clock, translate } = practising.platform;
  const from = query.from ?? dayInKigali(clock.now());
  const span = { from, days: query.days, field: 'from' };
  const { now, practice, busy } = await ask(practising, id, span);
  const { duration } = appointmentKinds[query.type];
  // Dates have a maximum, however odd the request.
  const days = Array.from({ length: query.days }, (_, ahead) => addDays(from, ahead));
  return days.filter(isValidDay).map((date) => {
    const closed = closedOn(practice, date, now);
    const slots = practice.types.includes(query.type)
      ? slotsOn(practice, date, duration, busy, now)
      : [];
    const free = slots.filter(({ available }) => available).length;
    const holiday = factsOf(date).holiday;
    return {
      date,
      free,
      closed: closed ?? (free === 0 ? ('full' as const) : null),
      holiday: holiday && translate(locale, holiday),
    };
  });
}
