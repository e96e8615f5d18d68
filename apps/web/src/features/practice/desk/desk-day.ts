import { instantAt } from '@hafi/base/kigali-time';
import { minuteInMs } from '@hafi/base/time';
import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { slotMinutes } from '@hafi/contract/doctors/appointment-types';
import type { CalendarDay } from '@hafi/contract/practice/practice.schemas';

/** Where an appointment stands in the day. */
export type Status = 'past' | 'now' | 'next' | 'later' | 'asked';

/** A row of the day, in order of its start. Times are `HH:MM` in Kigali. */
export type DayRow =
  | {
      readonly kind: 'booking';
      readonly time: string;
      readonly booking: Booking;
      readonly standing: Status;
    }
  | {
      readonly kind: 'free' | 'break' | 'block';
      readonly time: string;
      readonly until: string;
      /** Of a block, if the doctor said why. */
      readonly reason?: string | null;
    };

/** A quarter of an hour of the ribbon. */
export type Quarter = 'done' | 'booked' | 'free' | 'shut';

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

interface Span {
  readonly from: number;
  readonly to: number;
}

const spanOf = ({ from, to }: { from: string; to: string }): Span => ({
  from: minutesOf(from),
  to: minutesOf(to),
});

/** The minutes that a booking takes: whole half hours. */
const heldBy = ({ appointmentType, time }: Booking): Span => {
  const from = minutesOf(time);
  const to = from + Math.ceil(appointmentType.duration / slotMinutes) * slotMinutes;
  return { from, to };
};

const isAccepted = ({ status }: Booking) => status !== 'pending';

/** Where each appointment of the day stands: one is on, one is next. */
function standingsOf(bookings: readonly Booking[], now: Date): Map<string, Status> {
  const standings = new Map<string, Status>();
  let hasNext = false;
  for (const booking of bookings) {
    const { endsAt, id, outcome, startsAt, status } = booking;
    if (status === 'pending' && new Date(startsAt) > now) standings.set(id, 'asked');
    else if (new Date(endsAt) <= now || outcome) standings.set(id, 'past');
    else if (new Date(startsAt) <= now) standings.set(id, 'now');
    else {
      standings.set(id, hasNext ? 'later' : 'next');
      hasNext = true;
    }
  }
  return standings;
}

/** What is left of spans when others are taken out of them. */
function without(spans: readonly Span[], taken: readonly Span[]): Span[] {
  return taken.reduce<Span[]>(
    (left, out) =>
      left.flatMap(({ from, to }) =>
        out.to <= from || out.from >= to
          ? [{ from, to }]
          : [
              { from, to: Math.min(to, out.from) },
              { from: Math.max(from, out.to), to },
            ].filter((span) => span.from < span.to),
      ),
    [...spans],
  );
}

/** The times of a day at which an appointment of a half hour can still start. */
export function freeSpans(day: CalendarDay, bookings: readonly Booking[], now: Date): Span[] {
  if (day.closed) return [];
  const spells = day.spells.map(({ start, end }) => spanOf({ from: start, to: end }));
  const midnight = instantAt(day.date, '00:00').getTime();
  const past = Math.floor((now.getTime() - midnight) / minuteInMs) + 1;
  const begun = Math.ceil(past / slotMinutes) * slotMinutes;
  const taken = [...bookings.map(heldBy), ...day.blocks.map(spanOf), { from: 0, to: begun }];
  return without(spells, taken).filter(({ from, to }) => to - from >= slotMinutes);
}

/**
 * The rows of a day: appointments, and of what is still to come free times, breaks between working
 * periods and blocked times.
 */
export function rowsOf(day: CalendarDay, bookings: readonly Booking[], now: Date): DayRow[] {
  const standings = standingsOf(bookings, now);
  const isAhead = (until: string) => instantAt(day.date, until) > now;
  const breaks = day.closed
    ? []
    : day.spells.slice(1).map((spell, index) => ({
        kind: 'break' as const,
        time: day.spells[index]?.end ?? spell.start,
        until: spell.start,
      }));
  const blocks = day.blocks.map(({ from, reason, to }) => ({
    kind: 'block' as const,
    time: from,
    until: to,
    reason,
  }));
  const free = freeSpans(day, bookings, now).map(({ from, to }) => ({
    kind: 'free' as const,
    time: clockOf(from),
    until: clockOf(to),
  }));
  const rows: DayRow[] = [
    ...bookings.map((booking) => ({
      kind: 'booking' as const,
      time: booking.time,
      booking,
      standing: standings.get(booking.id) ?? 'later',
    })),
    ...[...breaks, ...blocks, ...free].filter(({ until }) => isAhead(until)),
  ];
  return rows.sort((one, other) => one.time.localeCompare(other.time));
}

/** The day by quarters of an hour, from the hour in which it begins; null without anything in it. */
export function quartersOf(
  day: CalendarDay,
  bookings: readonly Booking[],
  now: Date,
): { firstHour: number; quarters: Quarter[]; now: number | null } | null {
  const spells = day.closed
    ? []
    : day.spells.map((each) => spanOf({ from: each.start, to: each.end }));
  const held = bookings.map((booking) => ({ ...heldBy(booking), booking }));
  const ends = [...spells, ...held];
  if (ends.length === 0) return null;
  const firstHour = Math.floor(Math.min(...ends.map(({ from }) => from)) / 60);
  const lastHour = Math.ceil(Math.max(...ends.map(({ to }) => to)) / 60);
  const blocked = day.blocks.map(spanOf);
  const covers = ({ from, to }: Span, at: number) => from <= at && at < to;
  const quarters = Array.from({ length: (lastHour - firstHour) * 4 }, (_, index): Quarter => {
    const at = firstHour * 60 + index * 15;
    const here = held.find((span) => covers(span, at));
    if (here)
      return here.booking.outcome || new Date(here.booking.endsAt) <= now ? 'done' : 'booked';
    if (!spells.some((span) => covers(span, at))) return 'shut';
    return blocked.some((span) => covers(span, at)) ? 'shut' : 'free';
  });
  const passed = (now.getTime() - instantAt(day.date, '00:00').getTime()) / minuteInMs;
  const at = Math.floor((passed - firstHour * 60) / 15);
  return { firstHour, quarters, now: at >= 0 && at < quarters.length ? at : null };
}

/** What the sentence above the ribbon says: how many, how many are over, who is here, who is next. */
export function summaryOf(rows: readonly DayRow[]): {
  count: number;
  over: number;
  here: Booking | null;
  next: Booking | null;
} {
  const bookings = rows.flatMap((row) =>
    row.kind === 'booking' && row.standing !== 'asked' ? [row] : [],
  );
  const at = (status: Status) => bookings.find((row) => row.standing === status)?.booking ?? null;
  return {
    count: bookings.length,
    over: bookings.filter(({ standing: status }) => status === 'past').length,
    here: at('now'),
    next: at('next'),
  };
}

/** The accepted appointments of a day. */
export const acceptedOn = (date: string, bookings: readonly Booking[]): Booking[] =>
  bookings.filter((booking) => booking.date === date && isAccepted(booking));

/** The beginning of a text, cut between words. */
export function beginningOf(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2))}…`;
}
