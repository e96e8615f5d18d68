import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { describe, expect, test } from 'vitest';
import { byDay, readDiary, weekOf } from './diary.ts';

describe('the visible days', () => {
  test('a week begins on Monday, on Sunday too', () => {
    expect(weekOf('2026-11-29')).toEqual(weekOf('2026-11-23'));
    expect(weekOf('2026-11-29')[0]).toBe('2026-11-23');
    expect(weekOf('2026-11-29')[6]).toBe('2026-11-29');
  });

  test.for(['', 'day=yesterday', 'day=2027-02-29', 'day=9999-12-31'])('%s is today', (search) => {
    expect(readDiary(new URLSearchParams(search), '2026-11-21').day).toBe('2026-11-21');
  });

  test('one day when asked for', () => {
    const search = new URLSearchParams('view=day&day=2026-12-01');
    expect(readDiary(search, '2026-11-21')).toEqual({
      view: 'day',
      day: '2026-12-01',
      days: ['2026-12-01'],
    });
  });
});

test('a diary shows bookings by day and time', () => {
  const booking = (id: string, startsAt: string, status: Booking['status']) =>
    ({ id, startsAt, status, date: startsAt.slice(0, 10) }) as Booking;
  const days = byDay([
    booking('late', '2026-11-24T12:00:00Z', 'booked'),
    booking('gone', '2026-11-24T07:00:00Z', 'cancelled'),
    booking('early', '2026-11-24T08:00:00Z', 'pending'),
    booking('other', '2026-11-25T08:00:00Z', 'booked'),
  ]);
  expect(days.get('2026-11-24')?.map(({ id }) => id)).toEqual(['early', 'late']);
  expect([...days.keys()]).toEqual(['2026-11-24', '2026-11-25']);
});
