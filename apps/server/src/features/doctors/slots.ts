import {
  addDays,
  type CalendarDay,
  type ClockTime,
  dayInKigali,
  instantAt,
  weekdayOf,
} from '@hafi/base/kigali-time';
import { dayInMs, minuteInMs } from '@hafi/base/time';
import { bookingHorizonDays, slotMinutes } from '@hafi/contract/doctors/appointment-types';
import type { BlockedTime, DaysOffRow } from './doctors.repo.ts';
import type { WorkingSpell } from './doctors.tables.ts';
import { type HolidayName, holidayOn } from './holidays.ts';

/** Properties of a day that the schedule needs. */
export interface DayFacts {
  readonly date: CalendarDay;
  /** Monday = 1 to Sunday = 7. */
  readonly weekday: number;
  /** Its first instant in Kigali, in Unix milliseconds. */
  readonly midnight: number;
  readonly holiday: HolidayName | null;
}

/** Size of the cache: twice the booking horizon, in days. */
const mostKnown = 200;
const known = new Map<CalendarDay, DayFacts>();

/**
 * The properties of a day, cached, because a directory page checks the same two weeks for each
 * doctor. Throws a RangeError on an invalid day.
 */
export function factsOf(date: CalendarDay): DayFacts {
  const found = known.get(date);
  if (found) return found;
  const facts = {
    date,
    weekday: weekdayOf(date),
    midnight: instantAt(date, '00:00').getTime(),
    holiday: holidayOn(date),
  };
  if (known.size >= mostKnown) known.clear();
  known.set(date, facts);
  return facts;
}

/** What determines a doctor's offered times, except bookings. */
export interface Hours {
  readonly workingHours: readonly WorkingSpell[];
  readonly daysOff: readonly DaysOffRow[];
  readonly blocks: readonly BlockedTime[];
}

/** A span of time that is taken. */
export interface Busy {
  readonly start: Date;
  readonly end: Date;
}

export type Closed = 'past' | 'holiday' | 'day-off' | 'not-working' | 'too-far';

const minutesOf = (time: ClockTime) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const clockOf = (minutes: number): ClockTime =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Diary minutes that an appointment takes: whole slots of 30 minutes. */
export function blockedMinutes(durationMinutes: number): number {
  return Math.ceil(durationMinutes / slotMinutes) * slotMinutes;
}

/** Why a doctor sees nobody on a day; null when they do. */
export function closedOn(hours: Hours, date: CalendarDay, now: Date): Closed | null {
  return closed(hours, factsOf(date), factsOf(dayInKigali(now)));
}

function closed(hours: Hours, day: DayFacts, today: DayFacts): Closed | null {
  if (day.midnight < today.midnight) return 'past';
  if (day.midnight - today.midnight > bookingHorizonDays * dayInMs) return 'too-far';
  if (!hours.workingHours.some(({ weekday }) => weekday === day.weekday)) return 'not-working';
  if (day.holiday) return 'holiday';
  if (hours.daysOff.some(({ from, to }) => from <= day.date && day.date <= to)) return 'day-off';
  return null;
}

/**
 * The start times of a weekday in minutes after midnight, in order, each with the end of its
 * working period.
 */
function startsOn(hours: Hours, weekday: number): { start: number; spellEnd: number }[] {
  const starts: { start: number; spellEnd: number }[] = [];
  for (const spell of hours.workingHours) {
    if (spell.weekday !== weekday) continue;
    const spellEnd = minutesOf(spell.end);
    for (let start = minutesOf(spell.start); start + slotMinutes <= spellEnd; start += slotMinutes)
      starts.push({ start, spellEnd });
  }
  return starts.sort((a, b) => a.start - b.start);
}

/** The bookings and the blocks of a day, as spans. */
function takenOn({ blocks }: Hours, { date, midnight }: DayFacts, busy: readonly Busy[]): Busy[] {
  const at = (time: ClockTime) => new Date(midnight + minutesOf(time) * minuteInMs);
  const own = blocks.filter((block) => block.date === date);
  return [...busy, ...own.map(({ from, to }) => ({ start: at(from), end: at(to) }))];
}

/** Whether an appointment of `length` minutes can start at this time of an open day. */
function isFree(
  { start, spellEnd }: { start: number; spellEnd: number },
  day: DayFacts,
  length: number,
  taken: readonly Busy[],
  now: Date,
): boolean {
  const from = day.midnight + start * minuteInMs;
  const to = from + length * minuteInMs;
  if (start + length > spellEnd || from <= now.getTime()) return false;
  return !taken.some((each) => each.start.getTime() < to && each.end.getTime() > from);
}

/**
 * The start times of a weekday, and whether an appointment of `duration` minutes can start then: it
 * fits into the working period, has not started, and overlaps nothing in `busy`.
 */
export function slotsOn(
  hours: Hours,
  date: CalendarDay,
  duration: number,
  busy: readonly Busy[],
  now: Date,
): { time: ClockTime; available: boolean }[] {
  const day = factsOf(date);
  const open = closedOn(hours, date, now) === null;
  const length = blockedMinutes(duration);
  const taken = takenOn(hours, day, busy);
  return startsOn(hours, day.weekday).map((at) => ({
    time: clockOf(at.start),
    available: open && isFree(at, day, length, taken, now),
  }));
}

/** Whether an appointment can start at this day and time, bookings aside. */
export function isOfferedAt(
  hours: Hours,
  at: { date: CalendarDay; time: ClockTime; durationMinutes: number },
  now: Date,
): boolean {
  return slotsOn(hours, at.date, at.durationMinutes, [], now).some(
    ({ time, available }) => available && time === at.time,
  );
}

/** The `count` days from today on. */
export function comingDays(now: Date, count: number): DayFacts[] {
  const today = dayInKigali(now);
  return Array.from({ length: count }, (_, ahead) => factsOf(addDays(today, ahead)));
}

/** When an appointment can first start, of the {@link comingDays}; or null. */
export function nextFreeTime(
  hours: Hours,
  duration: number,
  busy: readonly Busy[],
  now: Date,
  days: readonly DayFacts[],
): Date | null {
  const [today] = days;
  const length = blockedMinutes(duration);
  for (const day of days) {
    if (!today || closed(hours, day, today) !== null) continue;
    const taken = takenOn(hours, day, busy);
    const free = startsOn(hours, day.weekday).find((at) => isFree(at, day, length, taken, now));
    if (free) return new Date(day.midnight + free.start * minuteInMs);
  }
  return null;
}
