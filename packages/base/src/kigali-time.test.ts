import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  dayInKigali,
  daysBetween,
  instantAt,
  isValidDay,
  isValidTime,
  spanOfDay,
  timeInKigali,
  weekdayOf,
} from './kigali-time.ts';

const instants = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2200-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const days = instants.map(dayInKigali);

test.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2100-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['0000-01-01', false],
  ['2026-1-1', false],
  ['2026-11-21T00:00', false],
  ['', false],
  ['2026-11-2١', false],
])('day %j valid: %s', (day, valid) => {
  expect(isValidDay(day)).toBe(valid);
});

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['09:60', false],
  ['9:00', false],
  ['09:00:00', false],
])('time %j valid: %s', (time, valid) => {
  expect(isValidTime(time)).toBe(valid);
});

test('Kigali is two hours ahead of UTC, across midnight too', () => {
  expect(instantAt('2026-11-23', '10:30').toISOString()).toBe('2026-11-23T08:30:00.000Z');
  expect(instantAt('2027-01-01', '00:30').toISOString()).toBe('2026-12-31T22:30:00.000Z');
  expect(dayInKigali(new Date('2026-11-21T22:00:00Z'))).toBe('2026-11-22');
  expect(timeInKigali(new Date('2026-11-21T21:59:59Z'))).toBe('23:59');
});

test('a day goes from midnight to midnight in Kigali', () => {
  expect(spanOfDay('2027-12-31')).toEqual({
    from: new Date('2027-12-30T22:00:00Z'),
    before: new Date('2027-12-31T22:00:00Z'),
  });
});

test('the week starts on Monday', () => {
  expect(weekdayOf('2026-11-23')).toBe(1);
  expect(weekdayOf('2026-11-22')).toBe(7);
});

test('invalid days and times are refused', () => {
  expect(() => addDays('2027-02-29', 1)).toThrow(RangeError);
  expect(() => weekdayOf('soon')).toThrow(RangeError);
  expect(() => instantAt('2026-11-21', '24:00')).toThrow(RangeError);
});

test('an instant survives the way through day and time, but for its seconds', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const back = instantAt(dayInKigali(instant), timeInKigali(instant));
      return instant.getTime() - back.getTime() >= 0 && instant.getTime() - back.getTime() < 60_000;
    }),
  );
});

test('agrees with the time zone database', () => {
  const reader = new Intl.DateTimeFormat('sv', {
    timeZone: 'Africa/Kigali',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const since1935 = instants.filter((instant) => instant.getUTCFullYear() > 1935);
  fc.assert(
    fc.property(since1935, (instant) => {
      expect(`${dayInKigali(instant)} ${timeInKigali(instant)}`).toBe(reader.format(instant));
    }),
  );
});

test('adding days and counting them are inverse', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
      const later = addDays(day, count);
      expect(isValidDay(later)).toBe(true);
      expect(daysBetween(day, later)).toBe(count);
      expect(Math.abs(weekdayOf(later) - weekdayOf(day) - count) % 7).toBe(0);
    }),
  );
});
