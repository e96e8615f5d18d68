import { addDays, instantAt, weekdayOf } from '@hafi/base/kigali-time';
import { minuteInMs } from '@hafi/base/time';

/** The times of a schedule: once, or weekly on some weekdays. Both ends are inclusive. */
export interface ScheduleTimes {
  readonly startsOn: string;
  readonly endsOn: string;
  /** Kigali time, `HH:MM`. */
  readonly time: string;
  readonly minutes: number;
  /** Monday = 1 to Sunday = 7; empty for a single visit. */
  readonly weekdays: readonly number[];
  /** From then on there are no more visits. */
  readonly endedAt?: Date | null;
}

/** One visit of a schedule. */
export interface Occurrence {
  readonly day: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

function occurrenceOn({ minutes, time }: ScheduleTimes, day: string): Occurrence {
  const startsAt = instantAt(day, time);
  return { day, startsAt, endsAt: new Date(startsAt.getTime() + minutes * minuteInMs) };
}

/**
 * A schedule's visits between two Kigali days, earliest first, without those skipped and those that
 * were not over when the schedule was ended.
 */
export function occurrencesIn(
  schedule: ScheduleTimes,
  { from, skipped, to }: { from: string; to: string; skipped?: ReadonlySet<string> },
): Occurrence[] {
  const { endedAt, weekdays } = schedule;
  const last = earlier(to, schedule.endsOn);
  const found: Occurrence[] = [];
  for (let day = later(from, schedule.startsOn); day <= last; day = addDays(day, 1)) {
    if (weekdays.length > 0 && !weekdays.includes(weekdayOf(day))) continue;
    if (skipped?.has(day)) continue;
    const occurrence = occurrenceOn(schedule, day);
    if (!endedAt || occurrence.endsAt <= endedAt) found.push(occurrence);
  }
  return found;
}

type Span = Pick<Occurrence, 'startsAt' | 'endsAt'>;

/** Whether any visit of one list overlaps one of the other. Touching ends do not count. */
export function anyOverlap(some: readonly Span[], others: readonly Span[]): boolean {
  const byStart = (one: Span, other: Span) => one.startsAt.getTime() - other.startsAt.getTime();
  const sorted = [...some, ...others].sort(byStart);
  const own = new Set(some);
  const until = { own: 0, other: 0 };
  for (const span of sorted) {
    const side = own.has(span) ? 'own' : 'other';
    if (span.startsAt.getTime() < until[side === 'own' ? 'other' : 'own']) return true;
    until[side] = Math.max(until[side], span.endsAt.getTime());
  }
  return false;
}
