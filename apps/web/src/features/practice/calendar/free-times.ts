import { suitsWish, type WaitWish } from '@hafi/contract/bookings/waitlist.schemas';
import type { PracticeCalendar } from '@hafi/contract/practice/practice.schemas';
import { freeSpans } from '../desk/desk-day.ts';
import { timeOf } from './slot-times.ts';

/** The half hours of a day that can be booked. */
export function freeTimes({ bookings, days }: PracticeCalendar, date: string, now: Date): string[] {
  const day = days.find((each) => each.date === date);
  if (!day) return [];
  const own = bookings.filter((booking) => booking.date === date);
  return freeSpans(day, own, now).flatMap(({ from, to }) =>
    Array.from({ length: (to - from) / 30 }, (_, index) => timeOf(from / 30 + index)),
  );
}

/** The first free half hour of the calendar's days that suits somebody who waits; null without one. */
export function firstSuiting(
  calendar: PracticeCalendar,
  wish: WaitWish,
  now: Date,
): { date: string; time: string } | null {
  for (const { date } of calendar.days) {
    const time = freeTimes(calendar, date, now).find((each) => suitsWish(wish, each));
    if (time) return { date, time };
  }
  return null;
}
