import { bookingHorizonDays, slotMinutes } from '@hafi/contract/doctors/appointment-types';
import {
  addDays,
  type CalendarDay,
  type ClockTime,
  dayInKigali,
  daysBetween,
  instantAt,
  weekdayOf,
} from '@hafi/i18n/kigali-time';
import type { DaysOffRow } from './doctors.repo.ts';
import type { WorkingSpell } from './doctors.tables.ts';
import { holidayOn } from './holidays.ts';

/** What decides which times a doctor offers, bookings apart. */
export interface Hours {
  readonly workingHours: readonly WorkingSpell[];
  readonly daysOff: readonly DaysOffRow[];
}

/** A span of time that is taken. */
export interface Busy {
  readonly start: Date;
  readonly end: Date;
}

export type Closed = 'past' | 'holiday' | 'day-off' | 'not-working' | 'too-far';

const minuteInMs = 60_000;

const minutesOf = (time: ClockTime) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const clockOf = (minutes: number): ClockTime =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Minutes of the diary that a visit takes: whole slots of 30 minutes. */
export function blockedMinutes(durationMinutes: number): number {
  return Math.ceil(durationMinutes / slotMinutes) * slotMinutes;
}

/** Why a doctor sees nobody on a day, or null when they do. */
export function closedOn(hours: Hours, day: CalendarDay, now: Date): Closed | null {
  const today = dayInKigali(now);
  if (day < today) return 'past';
  if (daysBetween(today, day) > bookingHorizonDays) return 'too-far';
  const weekday = weekdayOf(day);
  if (!hours.workingHours.some((spell) => spell.weekday === weekday)) return 'not-working';
  if (holidayOn(day)) return 'holiday';
  if (hours.daysOff.some(({ from, to }) => from <= day && day <= to)) return 'day-off';
  return null;
}

/** The start times of a weekday's work, in order, each with the minute its spell ends. */
function startTimes(hours: Hours, weekday: number): { start: number; spellEnd: number }[] {
  return hours.workingHours
    .filter((spell) => spell.weekday === weekday)
    .flatMap((spell) => {
      const spellEnd = minutesOf(spell.end);
      const times = [];
      for (
        let start = minutesOf(spell.start);
        start + slotMinutes <= spellEnd;
        start += slotMinutes
      )
        times.push({ start, spellEnd });
      return times;
    })
    .sort((a, b) => a.start - b.start);
}

/**
 * The start times of the weekday's work and whether a visit of `duration` minutes can start then:
 * it fits into its spell, has not begun, and overlaps nothing in `busy`.
 */
export function slotsOn(
  hours: Hours,
  day: CalendarDay,
  duration: number,
  busy: readonly Busy[],
  now: Date,
): { time: ClockTime; available: boolean }[] {
  const open = closedOn(hours, day, now) === null;
  const length = blockedMinutes(duration);
  const midnight = instantAt(day, '00:00').getTime();
  return startTimes(hours, weekdayOf(day)).map(({ start, spellEnd }) => {
    const from = midnight + start * minuteInMs;
    const to = from + length * minuteInMs;
    const available =
      open &&
      start + length <= spellEnd &&
      from > now.getTime() &&
      !busy.some((taken) => taken.start.getTime() < to && taken.end.getTime() > from);
    return { time: clockOf(start), available };
  });
}

/** Whether a visit can start at this day and time, bookings apart. */
export function isOfferedAt(
  hours: Hours,
  at: { date: CalendarDay; time: ClockTime; durationMinutes: number },
  now: Date,
): boolean {
  return slotsOn(hours, at.date, at.durationMinutes, [], now).some(
    ({ time, available }) => available && time === at.time,
  );
}

/** The first day from today on, within `days` days, on which a visit can start; or null. */
export function nextFreeDay(
  hours: Hours,
  duration: number,
  busy: readonly Busy[],
  now: Date,
  days: number,
): CalendarDay | null {
  const today = dayInKigali(now);
  for (let ahead = 0; ahead < days; ahead += 1) {
    const day = addDays(today, ahead);
    if (closedOn(hours, day, now)) continue;
    if (slotsOn(hours, day, duration, busy, now).some(({ available }) => available)) return day;
  }
  return null;
}
