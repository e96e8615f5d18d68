import { expect, it } from 'vitest';
import { firstSuiting, freeTimes } from './free-times.ts';

const open = { closed: null, holiday: null, reason: null, blocks: [] };
const calendar = {
  days: [
    { ...open, date: '2026-11-24', spells: [{ start: '14:00', end: '15:00' }] },
    {
      ...open,
      date: '2026-11-25',
      spells: [
        { start: '09:00', end: '10:00' },
        { start: '14:00', end: '15:00' },
      ],
    },
  ],
  bookings: [],
  later: 0,
};
const monday = new Date('2026-11-23T06:00:00Z');

it('offers the half hours of the working hours that are ahead', () => {
  expect(freeTimes(calendar, '2026-11-24', monday)).toEqual(['14:00', '14:30']);
  expect(freeTimes(calendar, '2026-11-23', monday)).toEqual([]);
  expect(freeTimes(calendar, '2026-11-25', new Date('2026-11-25T07:10:00Z'))).toEqual([
    '09:30',
    '14:00',
    '14:30',
  ]);
});

it('finds the first one that suits a wish', () => {
  expect(firstSuiting(calendar, 'soonest', monday)).toEqual({ date: '2026-11-24', time: '14:00' });
  expect(firstSuiting(calendar, 'morning', monday)).toEqual({ date: '2026-11-25', time: '09:00' });
  expect(firstSuiting(calendar, 'afternoon', monday)?.date).toBe('2026-11-24');
  expect(firstSuiting({ ...calendar, days: [] }, 'soonest', monday)).toBeNull();
});
