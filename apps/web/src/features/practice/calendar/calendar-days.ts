import { addDays, daysBetween, isValidDay } from '@hafi/base/kigali-time';
import { isSlotTime } from './slot-times.ts';

/** What the calendar shows, and what is begun in it. */
export interface CalendarState {
  readonly view: 'day' | 'week';
  /** The chosen day; the one that a phone shows. */
  readonly day: string;
  /** Seven days from today on, or from a week before or after; the chosen day is among them. */
  readonly days: readonly string[];
  /** The time of the chosen day at which a patient is to be booked, or `first` for its first one. */
  readonly book: string | null;
  /** The appointment that is to be moved. */
  readonly move: string | null;
  /** The place on the waiting list for which a time is chosen. */
  readonly offer: string | null;
}

/** The seven days around a day, counted from today: what is ahead is never split. */
export function weekFrom(today: string, day: string): string[] {
  const first = addDays(today, Math.floor(daysBetween(today, day) / 7) * 7);
  return Array.from({ length: 7 }, (_, ahead) => addDays(first, ahead));
}

/** The state of the calendar, from the URL; an invalid day becomes today. */
export function readCalendar(search: URLSearchParams, today: string): CalendarState {
  const wanted = search.get('day') ?? '';
  // The same range as the server accepts.
  const day = isValidDay(wanted) && wanted < '2999-12-01' && wanted > '2000-01-01' ? wanted : today;
  const book = search.get('book');
  return {
    view: search.get('view') === 'day' ? 'day' : 'week',
    day,
    days: weekFrom(today, day),
    book: book && (book === 'first' || isSlotTime(book)) ? book : null,
    move: search.get('move'),
    offer: search.get('offer'),
  };
}
