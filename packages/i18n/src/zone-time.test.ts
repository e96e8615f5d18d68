import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantIn, wallClockIn } from './zone-time.ts';

test.each([
  ['Kigali has no daylight saving', '2026-07-01', '21:00', 'Africa/Kigali', '2026-07-01T19:00'],
  ['summer in Brussels', '2026-07-01', '21:00', 'Europe/Brussels', '2026-07-01T19:00'],
  ['winter in Brussels', '2026-12-01', '21:00', 'Europe/Brussels', '2026-12-01T20:00'],
  ['the day before the day of kigali', '2026-11-24', '23:00', 'America/Denver', '2026-11-25T06:00'],
  ['half an hour beside', '2026-11-24', '06:00', 'Asia/Kolkata', '2026-11-24T00:30'],
  [
    'the hour after clocks go forward',
    '2026-03-29',
    '03:30',
    'Europe/Brussels',
    '2026-03-29T01:30',
  ],
  ['skipped: as much later', '2026-03-29', '02:30', 'Europe/Brussels', '2026-03-29T01:30'],
  ['twice: the first pass', '2026-10-25', '02:30', 'Europe/Brussels', '2026-10-25T00:30'],
  ['skipped in New York', '2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30'],
  ['twice in New York', '2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30'],
  ['forward in Sydney', '2026-10-04', '02:30', 'Australia/Sydney', '2026-10-03T16:30'],
])('%s', (_, day, time, timeZone, utc) => {
  expect(instantIn(day, time, timeZone).toISOString()).toBe(`${utc}:00.000Z`);
});

test('a local time converts back to its instant', () => {
  const zones = fc.constantFrom('Africa/Kigali', 'Europe/London', 'America/Denver', 'Asia/Dubai');
  const instants = fc.date({
    min: new Date('1990-01-01T00:00:00Z'),
    max: new Date('2060-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, zones, (instant, zone) => {
      const { day, time } = wallClockIn(instant, zone);
      expect(wallClockIn(instantIn(day, time, zone), zone)).toEqual({ day, time });
    }),
  );
});

test('invalid times are refused', () => {
  expect(() => instantIn('2026-02-30', '09:00', 'Europe/Paris')).toThrow(RangeError);
  expect(() => instantIn('2026-02-20', '9:00', 'Europe/Paris')).toThrow(RangeError);
  expect(() => instantIn('2026-02-20', '09:00', 'Mars/Olympus')).toThrow(RangeError);
});
