import { addDays, isValidDay, weekdayOf } from '@hafi/base/kigali-time';
import type { Booking } from '@hafi/contract/bookings/booking.schemas';

/** The view of the diary. */
export type DiaryView = 'day' | 'week';

/** Monday to Sunday of the week that contains a day. */
export function weekOf(day: string): string[] {
  const monday = addDays(day, 1 - weekdayOf(day));
  return Array.from({ length: 7 }, (_, ahead) => addDays(monday, ahead));
}

/** The days shown, from the URL; an invalid day becomes today. */
export function readDiary(
  search: URLSearchParams,
  today: string,
): { view: DiaryView; day: string; days: string[] } {
  const view = search.get('view') === 'day' ? 'day' : 'week';
  const wanted = search.get('day') ?? '';
  // The same range as the server accepts.
  const day = isValidDay(wanted) && wanted < '2999-12-01' && wanted > '2000-01-01' ? wanted : today;
  return { view, day, days: view === 'day' ? [day] : weekOf(day) };
}

/** Bookings by day without cancelled ones, in order of time. */
export function byDay(bookings: readonly Booking[]): Map<string, Booking[]> {
  const days = new Map<string, Booking[]>();
  const held = bookings.filter(({ status }) => status !== 'cancelled');
  for (const booking of [...held].sort((a, b) => a.startsAt.localeCompare(b.startsAt))) {
    days.set(booking.date, [...(days.get(booking.date) ?? []), booking]);
  }
  return days;
}
