import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { slotMinutes } from '@hafi/contract/doctors/appointment-types';
import type { CalendarDay } from '@hafi/contract/practice/practice.schemas';
import { freeSpans } from '../desk/desk-day.ts';
import { halfOf, timeOf } from './slot-times.ts';

/** What stands in a part of a day. */
export type Piece =
  | { readonly kind: 'booking'; readonly booking: Booking }
  | { readonly kind: 'block'; readonly block: CalendarDay['blocks'][number] }
  | { readonly kind: 'free' | 'gone' | 'break' | 'closed' | 'outside' };

/** A piece with its place: `row` and `span` count half hours. */
export type Cell = Piece & {
  readonly row: number;
  readonly span: number;
  readonly date: string;
  readonly time: string;
};

/** The days by half hours: the time of each row, and for each day its cells in order. */
export interface Grid {
  readonly times: readonly string[];
  readonly columns: readonly { readonly day: CalendarDay; readonly cells: readonly Cell[] }[];
}

/** Half hours that an appointment takes. */
export const halvesOf = ({ appointmentType }: Pick<Booking, 'appointmentType'>): number =>
  Math.ceil(appointmentType.duration / slotMinutes);

/** The hours that are drawn when nothing lies outside them, as half hours. */
const usual = { first: 16, last: 34 };

function rangeOf(days: readonly CalendarDay[], bookings: readonly Booking[]) {
  const spells = days.flatMap((day) => day.spells);
  const blocks = days.flatMap((day) => day.blocks);
  const starts = [
    ...spells.map(({ start }) => halfOf(start)),
    ...blocks.map(({ from }) => halfOf(from)),
    ...bookings.map(({ time }) => halfOf(time)),
  ];
  const ends = [
    ...spells.map(({ end }) => halfOf(end)),
    ...blocks.map(({ to }) => halfOf(to)),
    ...bookings.map((booking) => halfOf(booking.time) + halvesOf(booking)),
  ];
  if (starts.length === 0) return usual;
  const first = Math.min(...starts);
  // Whole hours, so that each begins with its number.
  return {
    first: first - (first % 2),
    last: Math.min(48, Math.max(...ends) + (Math.max(...ends) % 2)),
  };
}

type Half = Piece & { readonly length?: number };

/** What stands in a half hour of a day. */
function halfAt(
  day: CalendarDay,
  own: readonly Booking[],
  free: readonly { from: number; to: number }[],
  half: number,
): Half {
  const booking = own.find((each) => {
    const start = halfOf(each.time);
    return start <= half && half < start + halvesOf(each);
  });
  if (booking) return { kind: 'booking', booking };
  const block = day.blocks.find(({ from, to }) => halfOf(from) <= half && half < halfOf(to));
  if (block) return { kind: 'block', block };
  if (day.closed) return { kind: 'closed' };
  const inSpell = ({ start, end }: { start: string; end: string }) =>
    halfOf(start) <= half && half < halfOf(end);
  if (!day.spells.some(inSpell)) {
    const before = day.spells.some(({ end }) => halfOf(end) <= half);
    const after = day.spells.some(({ start }) => halfOf(start) > half);
    return { kind: before && after ? 'break' : 'outside' };
  }
  const minute = half * slotMinutes;
  return { kind: free.some(({ from, to }) => from <= minute && minute < to) ? 'free' : 'gone' };
}

const isSame = (one: Piece, other: Piece): boolean => {
  if (one.kind === 'booking' && other.kind === 'booking') {
    return one.booking.id === other.booking.id;
  }
  if (one.kind === 'block' && other.kind === 'block') return one.block.id === other.block.id;
  return one.kind === other.kind && !['booking', 'block', 'free', 'gone'].includes(one.kind);
};

/** The calendar of some days. What belongs together is one cell. */
export function gridOf(
  days: readonly CalendarDay[],
  bookings: readonly Booking[],
  now: Date,
): Grid {
  const { first, last } = rangeOf(days, bookings);
  const rows = Array.from({ length: last - first }, (_, index) => first + index);
  const columns = days.map((day) => {
    const own = bookings.filter(({ date }) => date === day.date);
    const free = freeSpans(day, own, now);
    const cells: Cell[] = [];
    for (const half of rows) {
      const piece = halfAt(day, own, free, half);
      const before = cells.at(-1);
      if (before && isSame(before, piece)) {
        cells[cells.length - 1] = { ...before, span: before.span + 1 };
      } else {
        const place = { row: half - first, span: 1, date: day.date, time: timeOf(half) };
        cells.push(Object.assign({}, piece, place));
      }
    }
    return { day, cells };
  });
  return { times: rows.map(timeOf), columns };
}

/** The times of a day at which an appointment can begin when it is moved there. */
export function targetsOn(
  day: CalendarDay,
  bookings: readonly Booking[],
  moved: Booking,
  now: Date,
): Set<string> {
  const others = bookings.filter(({ date, id }) => date === day.date && id !== moved.id);
  const length = halvesOf(moved) * slotMinutes;
  const targets = new Set<string>();
  for (const { from, to } of freeSpans(day, others, now)) {
    for (let at = from; at + length <= to; at += slotMinutes) {
      targets.add(timeOf(at / slotMinutes));
    }
  }
  if (day.date === moved.date) targets.delete(moved.time);
  return targets;
}

/** A name that fits a narrow column: initial and last name. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words[0]?.[0] ?? ''}. ${last}` : last;
}
