import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import type { CalendarDay } from '@hafi/contract/practice/practice.schemas';
import { describe, expect, test } from 'vitest';
import { readCalendar, weekFrom } from './calendar-days.ts';
import { gridOf, shortName, targetsOn } from './calendar-grid.ts';

const now = new Date('2026-11-23T08:10:00Z');
const open = (date: string, wish: Partial<CalendarDay> = {}): CalendarDay => ({
  date,
  spells: [
    { start: '09:00', end: '12:00' },
    { start: '14:00', end: '16:00' },
  ],
  closed: null,
  holiday: null,
  reason: null,
  blocks: [],
  ...wish,
});
const booking = (date: string, time: string, duration = 30): Booking =>
  ({
    id: `${date} ${time}`,
    date,
    time,
    startsAt: `${date}T${time}:00+02:00`,
    endsAt: `${date}T${time}:00+02:00`,
    appointmentType: { id: 'general', name: 'General', duration, price: 0 },
    status: 'booked',
    outcome: null,
  }) as Booking;

const shapeOf = (day: CalendarDay, bookings: Booking[]) =>
  gridOf([day], bookings, now).columns[0]?.cells.map(
    ({ kind, span, time }) => `${time} ${kind} ${span}`,
  );

describe('the calendar', () => {
  test('shows seven days from today on, however late in the week it is', () => {
    expect(weekFrom('2026-11-29', '2026-11-29')).toEqual(weekFrom('2026-11-29', '2026-12-05'));
    expect(weekFrom('2026-11-29', '2026-11-30')[0]).toBe('2026-11-29');
    expect(weekFrom('2026-11-29', '2026-11-28')[0]).toBe('2026-11-22');
  });

  test.for(['', 'day=yesterday', 'day=2027-02-29', 'day=9999-12-31'])('%s is today', (search) => {
    expect(readCalendar(new URLSearchParams(search), '2026-11-21').day).toBe('2026-11-21');
  });

  test('a day is cut where something begins, and what belongs together is one cell', () => {
    const block = { id: 'b', date: '2026-11-24', from: '14:00', to: '15:00', reason: null };
    const day = open('2026-11-24', { blocks: [block] });
    expect(shapeOf(day, [booking('2026-11-24', '10:00', 60)])).toEqual([
      '09:00 free 1',
      '09:30 free 1',
      '10:00 booking 2',
      '11:00 free 1',
      '11:30 free 1',
      '12:00 break 4',
      '14:00 block 2',
      '15:00 free 1',
      '15:30 free 1',
    ]);
  });

  test('today, what has begun is gone; a closed day is one cell, and its visit stands in it', () => {
    expect(shapeOf(open('2026-11-23'), [])?.slice(0, 4)).toEqual([
      '09:00 gone 1',
      '09:30 gone 1',
      '10:00 gone 1',
      '10:30 free 1',
    ]);
    const closed = open('2026-11-25', { closed: 'holiday' });
    expect(shapeOf(closed, [booking('2026-11-25', '10:00')])).toEqual([
      '09:00 closed 2',
      '10:00 booking 1',
      '10:30 closed 11',
    ]);
  });
});

test('an appointment can move to where it fits, its own old time counted as free', () => {
  const moved = booking('2026-11-24', '10:00', 60);
  const others = [moved, booking('2026-11-24', '11:30')];
  expect([...targetsOn(open('2026-11-24'), others, moved, now)]).toEqual([
    '09:00',
    '09:30',
    '10:30',
    '14:00',
    '14:30',
    '15:00',
  ]);
});

test('a name is short enough for a column', () => {
  expect(shortName('Marie Rose Mukandayisenga')).toBe('M. Mukandayisenga');
  expect(shortName('Nora')).toBe('Nora');
});
