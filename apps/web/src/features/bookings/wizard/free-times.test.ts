import { describe, expect, test } from 'vitest';
import { daysWorthShowing, partDay, shortestKind, weekStarts, weeksUntil } from './free-times.ts';

describe('the times of a day', () => {
  // 11:00 in Kigali.
  const now = new Date('2026-11-24T09:00:00Z');
  const slots = [
    { time: '09:00', available: false },
    { time: '11:30', available: true },
    { time: '12:00', available: false },
    { time: '14:00', available: true },
  ];

  test('are divided at noon, and past ones are not called taken', () => {
    expect(partDay(slots, '2026-11-24', now)).toEqual({
      morning: [
        { time: '09:00', state: 'past' },
        { time: '11:30', state: 'free' },
      ],
      afternoon: [
        { time: '12:00', state: 'taken' },
        { time: '14:00', state: 'free' },
      ],
    });
  });

  test('of a later day are never past', () => {
    expect(partDay(slots, '2026-11-25', now).morning[0]).toEqual({ time: '09:00', state: 'taken' });
  });
});

test('days without work are left out, full days and holidays stay', () => {
  const day = { date: '2026-11-24', free: 0, holiday: null };
  const closed = ['past', 'not-working', 'too-far', 'full', 'holiday', 'day-off', null] as const;
  const shown = daysWorthShowing(closed.map((reason) => ({ ...day, closed: reason })));
  expect(shown.map((each) => each.closed)).toEqual(['full', 'holiday', 'day-off', null]);
});

test('as many weeks are shown as the furthest chosen day needs', () => {
  expect(weeksUntil('2026-11-21')).toBe(1);
  expect(weeksUntil('2026-11-21', null, '2026-11-27')).toBe(1);
  expect(weeksUntil('2026-11-21', '2026-11-28')).toBe(2);
  expect(weeksUntil('2026-11-21', '2026-11-01')).toBe(1);
  expect(weekStarts('2026-11-21', 2)).toEqual(['2026-11-21', '2026-11-28']);
});

test('the shortest type of appointment finds every time that has room', () => {
  expect(shortestKind([{ duration: 60 }, { duration: 15 }, { duration: 30 }])?.duration).toBe(15);
  expect(shortestKind([])).toBeUndefined();
});
