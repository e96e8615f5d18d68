import { expect, test } from 'vitest';
import { quietUntil } from './quiet-until.ts';

const night = { from: '21:30', to: '06:00' };
const siesta = { from: '13:00', to: '15:00' };

test.each([
  ['the last minute before', '2026-11-24T19:29:59Z', night, 'Africa/Kigali', null],
  ['the first minute', '2026-11-24T19:30:00Z', night, 'Africa/Kigali', '2026-11-25T04:00'],
  ['after midnight', '2026-11-24T23:10:00Z', night, 'Africa/Kigali', '2026-11-25T04:00'],
  ['the end itself', '2026-11-25T04:00:00Z', night, 'Africa/Kigali', null],
  ['within a day', '2026-11-24T12:00:00Z', siesta, 'Africa/Kigali', '2026-11-24T13:00'],
  ['beside it', '2026-11-24T13:00:00Z', siesta, 'Africa/Kigali', null],
  ['the same moment elsewhere', '2026-11-24T19:30:00Z', night, 'Europe/Brussels', null],
  ['a zone behind', '2026-11-25T08:00:00Z', night, 'America/New_York', '2026-11-25T11:00'],
  ['a zone ahead', '2026-11-24T19:00:00Z', night, 'Asia/Kolkata', '2026-11-25T00:30'],
  // In the night when the clocks go forward in Brussels, quiet hours are an hour shorter.
  ['clocks forward', '2026-03-28T23:00:00Z', night, 'Europe/Brussels', '2026-03-29T04:00'],
  ['clocks back', '2026-10-24T23:00:00Z', night, 'Europe/Brussels', '2026-10-25T05:00'],
  [
    'an end that is skipped',
    '2026-03-28T23:00:00Z',
    { from: '22:00', to: '02:30' },
    'Europe/Brussels',
    '2026-03-29T01:30',
  ],
  [
    'an end that comes twice, in its second pass',
    '2026-10-25T01:10:00Z',
    { from: '22:00', to: '02:30' },
    'Europe/Brussels',
    '2026-10-25T01:30',
  ],
  ['none chosen', '2026-11-24T23:00:00Z', null, 'Africa/Kigali', null],
] as [string, string, { from: string; to: string } | null, string, string | null][])(
  '%s',
  (_, now, quiet, zone, end) => {
    const until = quietUntil(new Date(now), quiet, zone);
    expect(until?.toISOString() ?? null).toBe(end && `${end}:00.000Z`);
  },
);
