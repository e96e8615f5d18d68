import { addDays, daysBetween, instantAt } from '@hafi/base/kigali-time';
import type { bookableDay, slot } from '@hafi/contract/doctors/doctor.schemas';
import type * as z from 'zod/mini';

export type Slot = z.output<typeof slot>;
export type BookableDay = z.output<typeof bookableDay>;

/** Days per request. */
export const daysAWeek = 7;

/** An offered time: free, `taken`, or `past`. */
export interface OfferedTime {
  readonly time: string;
  readonly state: 'free' | 'taken' | 'past';
}

/** Splits the times of a day at noon. */
export function partDay(
  slots: readonly Slot[],
  date: string,
  now: Date,
): { morning: OfferedTime[]; afternoon: OfferedTime[] } {
  const times = slots.map(({ time, available }): OfferedTime => {
    if (available) return { time, state: 'free' };
    return { time, state: instantAt(date, time) <= now ? 'past' : 'taken' };
  });
  return {
    morning: times.filter(({ time }) => time < '12:00'),
    afternoon: times.filter(({ time }) => time >= '12:00'),
  };
}

/** The days to show: working days, and days that something else closes. */
export function daysWorthShowing(days: readonly BookableDay[]): BookableDay[] {
  return days.filter(({ closed }) => !['past', 'not-working', 'too-far'].includes(closed ?? ''));
}

/** How many weeks from today must be shown to include the latest of these days. */
export function weeksUntil(today: string, ...days: readonly (string | null | undefined)[]): number {
  const ahead = days.map((day) => (day && day >= today ? daysBetween(today, day) : 0));
  return Math.floor(Math.max(0, ...ahead) / daysAWeek) + 1;
}

/** The first day of each of the coming weeks; the first is today. */
export function weekStarts(today: string, weeks: number): string[] {
  return Array.from({ length: weeks }, (_, week) => addDays(today, week * daysAWeek));
}

/** The shortest appointment type: a time that fits any type fits this one. */
export function shortestKind<T extends { readonly duration: number }>(
  kinds: readonly T[],
): T | undefined {
  return [...kinds].sort((a, b) => a.duration - b.duration)[0];
}
