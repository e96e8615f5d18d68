import { addDays, daysBetween, instantAt } from '@hafi/base/kigali-time';
import type { bookableDay, slot } from '@hafi/contract/doctors/doctor.schemas';
import type * as z from 'zod/mini';

export type Slot = z.output<typeof slot>;
export type BookableDay = z.output<typeof bookableDay>;

/** Days asked for at once. */
export const daysAWeek = 7;

/** A time as it is offered: `taken` by somebody, or `past` already. */
export interface OfferedTime {
  readonly time: string;
  readonly state: 'free' | 'taken' | 'past';
}

/** The times of a day parted at noon, each with what became of it. */
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

/** Days worth showing: those on which the doctor works, and those which something else closes. */
export function daysWorthShowing(days: readonly BookableDay[]): BookableDay[] {
  return days.filter(({ closed }) => !['past', 'not-working', 'too-far'].includes(closed ?? ''));
}

/** How many weeks from today must be shown for the furthest of these days to be among them. */
export function weeksUntil(today: string, ...days: readonly (string | null | undefined)[]): number {
  const ahead = days.map((day) => (day && day >= today ? daysBetween(today, day) : 0));
  return Math.floor(Math.max(0, ...ahead) / daysAWeek) + 1;
}

/** The first days of the coming weeks, today's first. */
export function weekStarts(today: string, weeks: number): string[] {
  return Array.from({ length: weeks }, (_, week) => addDays(today, week * daysAWeek));
}

/** The kind of visit with the fewest minutes: whatever time has room for any kind has it for this. */
export function shortestKind<T extends { readonly duration: number }>(
  kinds: readonly T[],
): T | undefined {
  return [...kinds].sort((a, b) => a.duration - b.duration)[0];
}
