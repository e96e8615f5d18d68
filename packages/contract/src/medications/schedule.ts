/** At these times of day on these days of the week, Monday = 1 to Sunday = 7. */
export interface TimesSchedule {
  readonly kind: 'times';
  /** Kigali times, `HH:MM`. */
  readonly times: readonly string[];
  readonly weekdays: readonly number[];
}

/** Every so many hours from a time on the first day. */
export interface IntervalSchedule {
  readonly kind: 'interval';
  readonly everyHours: number;
  /** Kigali time of the first dose, `HH:MM`. */
  readonly startTime: string;
}

/** When it is needed, at most so many times a day. */
export interface AsNeededSchedule {
  readonly kind: 'as-needed';
  readonly mostPerDay: number;
}

export type Schedule = TimesSchedule | IntervalSchedule | AsNeededSchedule;

/** A course of a medicine. Days are the elder's, in Kigali; both ends are included. */
export interface Course {
  readonly schedule: Schedule;
  readonly startsOn: string;
  readonly endsOn: string | null;
}

const hourInMs = 3_600_000;
const dayInMs = 24 * hourInMs;
/** Kigali is UTC+2 all year (tz database, Africa/Kigali: no daylight saving). */
const offsetInMs = 2 * hourInMs;

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayInMs;
const dayNumberAt = (ms: number): number => Math.floor((ms + offsetInMs) / dayInMs);
const midnightOf = (day: number): number => day * dayInMs - offsetInMs;
/** 1970-01-01 was a Thursday. */
const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

function timeInMs(time: string): number {
  return (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * 60_000;
}

/** The end of the course, excluded; Infinity when it goes on. Milliseconds since 1970. */
const endOf = ({ endsOn }: Course): number =>
  endsOn === null ? Number.POSITIVE_INFINITY : midnightOf(dayNumber(endsOn) + 1);

function nextByTimes(schedule: TimesSchedule, from: number): number | null {
  const times = schedule.times.map(timeInMs).sort((one, other) => one - other);
  const first = dayNumberAt(from);
  // A week on, the same weekday comes again: one day more covers its earlier times.
  for (let day = first; day <= first + 7; day += 1) {
    if (!schedule.weekdays.includes(weekdayOf(day))) continue;
    const time = times.find((each) => midnightOf(day) + each >= from);
    if (time !== undefined) return midnightOf(day) + time;
  }
  return null;
}

function nextByInterval(schedule: IntervalSchedule, startsOn: string, from: number): number {
  const start = midnightOf(dayNumber(startsOn)) + timeInMs(schedule.startTime);
  const step = schedule.everyHours * hourInMs;
  return start + Math.max(0, Math.ceil((from - start) / step)) * step;
}

/**
 * The first dose of a course at or after an instant; null when none comes any more, or when the
 * medicine is taken as needed. Instants do not depend on where anybody is or what clocks do there.
 */
export function nextDose(course: Course, from: Date): Date | null {
  const { schedule, startsOn } = course;
  if (schedule.kind === 'as-needed') return null;
  const earliest = Math.max(from.getTime(), midnightOf(dayNumber(startsOn)));
  const next =
    schedule.kind === 'times'
      ? nextByTimes(schedule, earliest)
      : nextByInterval(schedule, startsOn, earliest);
  return next === null || next >= endOf(course) ? null : new Date(next);
}

/** The doses of a course from an instant on and before another, the earliest first. */
export function dosesBetween(course: Course, from: Date, before: Date): Date[] {
  const doses: Date[] = [];
  let next = nextDose(course, from);
  while (next && next < before) {
    doses.push(next);
    next = nextDose(course, new Date(next.getTime() + 1));
  }
  return doses;
}

/** Whether a dose of the course is planned for exactly this instant. */
export function isPlanned(course: Course, at: Date): boolean {
  return nextDose(course, at)?.getTime() === at.getTime();
}

/** How many doses a day a schedule asks for on average; null when it is taken as needed. */
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
 * For how many whole days the pills last, by the schedule's mean; null where they are not counted
 * or the medicine is taken as needed.
 */
export function daysLeft(
  schedule: Schedule,
  { pills, pillsPerDose }: { readonly pills: number | null; readonly pillsPerDose: number },
): number | null {
  const perDay = dosesPerDay(schedule);
  if (pills === null || perDay === null) return null;
  // Only whole doses help: half of one that needs two pills is none. 7 / (15 / 7) must not be 2.99.
  return Math.floor(Math.floor(pills / pillsPerDose) / perDay + 1e-9);
}
