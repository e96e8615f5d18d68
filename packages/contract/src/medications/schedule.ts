import { addDays, dayInKigali, instantAt, spanOfDay, weekdayOf } from '@hafi/base/kigali-time';
import { hourInMs } from '@hafi/base/time';

/** At these times of day on these weekdays, Monday = 1 to Sunday = 7. */
export interface TimesSchedule {
  readonly kind: 'times';
  /** Kigali times, `HH:MM`. */
  readonly times: readonly string[];
  readonly weekdays: readonly number[];
}

/** Every `everyHours` hours from a time on the first day. */
export interface IntervalSchedule {
  readonly kind: 'interval';
  readonly everyHours: number;
  /** Kigali time of the first dose, `HH:MM`. */
  readonly startTime: string;
}

/** As needed, at most `mostPerDay` times a day, and not twice within `leastHours`. */
export interface AsNeededSchedule {
  readonly kind: 'as-needed';
  readonly mostPerDay: number;
  readonly leastHours?: number | undefined;
}

export type Schedule = TimesSchedule | IntervalSchedule | AsNeededSchedule;

/** A course of a medicine. Days are in Kigali; both ends are inclusive. */
export interface Course {
  readonly schedule: Schedule;
  readonly startsOn: string;
  readonly endsOn: string | null;
}

/** The end of the course, exclusive; null when it has none. */
const endOf = ({ endsOn }: Course): Date | null =>
  endsOn === null ? null : spanOfDay(endsOn).before;

function nextByTimes({ times, weekdays }: TimesSchedule, from: Date): Date | null {
  const inOrder = [...times].sort();
  let day = dayInKigali(from);
  // Eight days, because the weekday of `from` comes again with its earlier times.
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const planned = weekdays.includes(weekdayOf(day)) ? inOrder : [];
    const next = planned.map((time) => instantAt(day, time)).find((each) => each >= from);
    if (next) return next;
    day = addDays(day, 1);
  }
  return null;
}

function nextByInterval(schedule: IntervalSchedule, startsOn: string, from: Date): Date {
  const start = instantAt(startsOn, schedule.startTime).getTime();
  const step = schedule.everyHours * hourInMs;
  return new Date(start + Math.max(0, Math.ceil((from.getTime() - start) / step)) * step);
}

/**
 * The first dose of a course at or after an instant; null when there is none left, or when the
 * medicine is taken as needed. Computed in Kigali time, whatever the time zone of the device.
 */
export function nextDose(course: Course, from: Date): Date | null {
  const { schedule, startsOn } = course;
  if (schedule.kind === 'as-needed') return null;
  const begin = instantAt(startsOn, '00:00');
  const earliest = from < begin ? begin : from;
  const next =
    schedule.kind === 'times'
      ? nextByTimes(schedule, earliest)
      : nextByInterval(schedule, startsOn, earliest);
  const end = endOf(course);
  return next === null || (end && next >= end) ? null : next;
}

/** The doses of a course from `from` until before `before`, earliest first. */
export function dosesBetween(course: Course, from: Date, before: Date): Date[] {
  const doses: Date[] = [];
  let next = nextDose(course, from);
  while (next && next < before) {
    doses.push(next);
    next = nextDose(course, new Date(next.getTime() + 1));
  }
  return doses;
}

/** Whether a dose of the course is scheduled for exactly this instant. */
export function isScheduled(course: Course, at: Date): boolean {
  return nextDose(course, at)?.getTime() === at.getTime();
}

/** The average number of doses per day; null when taken as needed. */
export function dosesPerDay(schedule: Schedule): number | null {
  switch (schedule.kind) {
    case 'times':
      return (schedule.times.length * schedule.weekdays.length) / 7;
    case 'interval':
      return 24 / schedule.everyHours;
    case 'as-needed':
      return null;
  }
}

/**
 * How many whole days the pills last, by the average schedule; null when they are not counted or
 * the medicine is taken as needed.
 */
export function daysLeft(
  schedule: Schedule,
  { pills, pillsPerDose }: { readonly pills: number | null; readonly pillsPerDose: number },
): number | null {
  const perDay = dosesPerDay(schedule);
  if (pills === null || perDay === null) return null;
  // Only whole doses count. The small addend guards against rounding: 7 / (15 / 7) must not give
  // 2.99.
  return Math.floor(Math.floor(pills / pillsPerDose) / perDay + 1e-9);
}
