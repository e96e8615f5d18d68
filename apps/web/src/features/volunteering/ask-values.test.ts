import { expect, it } from 'vitest';
import { emptyAsk, nextDays, otherDay, partsLeft, timesOf, toWish } from './ask-values.ts';

// Monday 23 November 2026, 12:10 in Kigali.
const noon = new Date('2026-11-23T10:10:00Z');

it('offers only future times', () => {
  expect(partsLeft('2026-11-23', noon)).toEqual(['afternoon', 'evening']);
  expect(partsLeft('2026-11-24', noon)).toEqual(['morning', 'afternoon', 'evening']);
  expect(timesOf('afternoon', '2026-11-23', noon)[0]).toBe('12:30');
  expect(timesOf('morning', '2026-11-24', noon)).toEqual([
    '08:00',
    '08:30',
    '09:00',
    '09:30',
    '10:00',
    '10:30',
    '11:00',
    '11:30',
  ]);
  expect(timesOf('', '2026-11-24', noon)).toEqual([]);
});

it('starts with tomorrow when today is over', () => {
  expect(nextDays(noon, 3)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25']);
  const night = new Date('2026-11-23T18:00:00Z');
  expect(nextDays(night, 3)).toEqual(['2026-11-24', '2026-11-25', '2026-11-26']);
});

it('sends the chosen day, however it was chosen', () => {
  const chosen = { ...emptyAsk, kind: 'errand', part: 'morning', choice: '2026-11-24' };
  expect(toWish(chosen, 'e')).toEqual({
    kind: 'errand',
    part: 'morning',
    date: '2026-11-24',
    minutes: 60,
    note: '',
    elderId: 'e',
  });
  const other = { ...chosen, choice: otherDay, date: '2026-12-01', time: '09:30', minutes: '30' };
  expect(toWish(other, 'e')).toMatchObject({ date: '2026-12-01', time: '09:30', minutes: 30 });
});
