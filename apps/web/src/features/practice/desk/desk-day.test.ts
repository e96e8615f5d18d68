import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import type { CalendarDay } from '@hafi/contract/practice/practice.schemas';
import { describe, expect, test } from 'vitest';
import { firstDays } from './coming-days.tsx';
import { beginningOf, quartersOf, rowsOf, summaryOf } from './desk-day.ts';

const day: CalendarDay = {
  date: '2026-11-23',
  spells: [
    { start: '09:00', end: '12:00' },
    { start: '14:00', end: '16:00' },
  ],
  closed: null,
  holiday: null,
  reason: null,
  blocks: [{ id: 'b', date: '2026-11-23', from: '15:00', to: '16:00', reason: 'Training' }],
};

const booking = (time: string, wish: Partial<Booking> = {}, duration = 30): Booking => {
  const startsAt = new Date(`2026-11-23T${time}:00+02:00`);
  return {
    id: time,
    time,
    date: '2026-11-23',
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + duration * 60_000).toISOString(),
    appointmentType: { id: 'general', name: 'General', duration, price: 0 },
    status: 'booked',
    outcome: null,
    ...wish,
  } as Booking;
};
const at = (time: string) => new Date(`2026-11-23T${time}:00+02:00`);
const bookings = [booking('09:00'), booking('09:30'), booking('10:30', {}, 60), booking('14:00')];
const short = (row: ReturnType<typeof rowsOf>[number]) =>
  row.kind === 'booking' ? `${row.time} ${row.standing}` : `${row.kind} ${row.time}-${row.until}`;

describe('the rows of a day', () => {
  test('one appointment is on, one is next, and free times, breaks and blocks are rows', () => {
    expect(rowsOf(day, bookings, at('09:10')).map(short)).toEqual([
      '09:00 now',
      '09:30 next',
      'free 10:00-10:30',
      '10:30 later',
      'free 11:30-12:00',
      'break 12:00-14:00',
      '14:00 later',
      'free 14:30-15:00',
      'block 15:00-16:00',
    ]);
  });

  test('what is over is not offered, and a free time begins at a half hour ahead', () => {
    expect(rowsOf(day, [], at('10:00')).map(short).slice(0, 2)).toEqual([
      'free 10:30-12:00',
      'break 12:00-14:00',
    ]);
    expect(rowsOf(day, bookings, at('17:00')).map(short)).toEqual([
      '09:00 past',
      '09:30 past',
      '10:30 past',
      '14:00 past',
    ]);
  });

  test('a recorded outcome is over at once, and a request is asked until its time', () => {
    const held = [booking('09:00', { outcome: 'done' }), booking('09:30', { status: 'pending' })];
    const rows = rowsOf(day, held, at('09:10'));
    expect(rows.map(short).slice(0, 2)).toEqual(['09:00 past', '09:30 asked']);
    expect(summaryOf(rows)).toMatchObject({ count: 1, over: 1, here: null, next: null });
  });

  test('a closed day offers nothing', () => {
    expect(rowsOf({ ...day, closed: 'day-off', blocks: [] }, [], at('08:00'))).toEqual([]);
  });
});

describe('the ribbon', () => {
  test('has a quarter for each part of the hours, and where it is now', () => {
    const ribbon = quartersOf(day, bookings, at('09:40'));
    expect(ribbon?.firstHour).toBe(9);
    expect(ribbon?.quarters.map((each) => each[0]).join('')).toBe('ddbbffbbbbffssssssssbbffssss');
    expect(ribbon?.now).toBe(2);
  });

  test('is none on a day without hours and appointments', () => {
    expect(quartersOf({ ...day, closed: 'holiday' }, [], at('09:00'))).toBeNull();
  });
});

test('a text is cut between words', () => {
  expect(beginningOf('Cough  for\ntwo weeks', 30)).toBe('Cough for two weeks');
  expect(beginningOf('Cough for two weeks', 12)).toBe('Cough for…');
});

test('the coming days have the room that today leaves, and one of them is always shown', () => {
  const day = (date: string, count: number) => ({
    date,
    bookings: Array.from({ length: count }, () => booking('09:00')),
  });
  const days = [day('a', 3), day('b', 1), day('c', 2)];
  const shown = (today: number) => firstDays(days, today).map(({ date }) => date);
  expect(shown(2)).toEqual(['a', 'b', 'c']);
  expect(shown(4)).toEqual(['a', 'b']);
  expect(shown(5)).toEqual(['a']);
  expect(shown(20)).toEqual(['a']);
});
