import { instantAt } from '@hafi/base/kigali-time';
import { describe, expect, test } from 'vitest';
import { usualWeek } from './create-doctor-profile.ts';
import {
  blockedMinutes,
  closedOn,
  comingDays,
  isOfferedAt,
  nextFreeTime,
  slotsOn,
} from './slots.ts';

const now = new Date('2026-11-23T06:00:00Z');
const usual = { workingHours: usualWeek, daysOff: [], blocks: [] };
const free = (slots: { time: string; available: boolean }[]) =>
  slots.filter(({ available }) => available).map(({ time }) => time);
const busy = (day: string, from: string, to: string) => ({
  start: instantAt(day, from),
  end: instantAt(day, to),
});

const mornings = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];
const afternoons = ['14:00', '14:30', '15:00', '15:30', '16:00', '16:30'];

describe('slots', () => {
  test('a usual day starts at 09:00-11:30 and 14:00-16:30', () => {
    expect(free(slotsOn(usual, '2026-11-24', 30, [], now))).toEqual([...mornings, ...afternoons]);
  });

  test('an appointment of an hour does not start in the last half hour of a working period', () => {
    const slots = slotsOn(usual, '2026-11-24', 60, [], now);
    expect(slots).toHaveLength(12);
    expect(slots.filter(({ available }) => !available).map(({ time }) => time)).toEqual([
      '11:30',
      '16:30',
    ]);
  });

  test('an appointment takes every start that would overlap it', () => {
    const taken = [busy('2026-11-24', '10:00', '10:30')];
    expect(free(slotsOn(usual, '2026-11-24', 30, taken, now))).not.toContain('10:00');
    expect(free(slotsOn(usual, '2026-11-24', 60, taken, now)).slice(0, 2)).toEqual([
      '09:00',
      '10:30',
    ]);
  });

  test('a time that has begun cannot be booked', () => {
    const noon = new Date('2026-11-23T08:00:00Z');
    expect(free(slotsOn(usual, '2026-11-23', 30, [], noon))[0]).toBe('10:30');
  });

  test.each([
    ['2026-11-22', 'past'],
    ['2026-11-28', 'not-working'],
    ['2026-11-29', 'not-working'],
    ['2026-12-25', 'holiday'],
    ['2026-12-28', 'holiday'],
    ['2026-12-01', 'day-off'],
    ['2026-12-02', 'day-off'],
    ['2027-02-21', 'not-working'],
    ['2027-02-22', 'too-far'],
    ['2026-12-03', null],
  ])('%s is closed: %s', (day, why) => {
    const hours = { ...usual, daysOff: [{ from: '2026-12-01', to: '2026-12-02' }] };
    expect(closedOn(hours, day, now)).toBe(why);
  });

  test('29 February is an ordinary day in leap years', () => {
    const leapNow = new Date('2028-02-27T06:00:00Z');
    expect(free(slotsOn(usual, '2028-02-29', 30, [], leapNow))).toHaveLength(12);
  });

  test('a weekday without work has no times; a closed day has times, none free', () => {
    expect(slotsOn(usual, '2026-11-29', 30, [], now)).toEqual([]);
    expect(slotsOn(usual, '2026-12-25', 30, [], now)).toHaveLength(12);
    expect(free(slotsOn(usual, '2026-12-25', 30, [], now))).toEqual([]);
  });

  test('an hour of the diary is offered only where an appointment can start', () => {
    const at = (date: string, time: string, durationMinutes = 30) =>
      isOfferedAt(usual, { date, time, durationMinutes }, now);
    expect(at('2026-11-24', '09:00')).toBe(true);
    expect(at('2026-11-24', '12:00')).toBe(false);
    expect(at('2026-11-24', '11:30', 60)).toBe(false);
    expect(at('2026-11-24', '11:30', 15)).toBe(true);
  });

  test('the first free time skips full days, weekends and holidays', () => {
    const full = [busy('2026-12-24', '00:00', '23:59')];
    const before = new Date('2026-12-24T04:00:00Z');
    expect(nextFreeTime(usual, 30, full, before, comingDays(before, 14))).toEqual(
      instantAt('2026-12-29', '09:00'),
    );
    expect(
      nextFreeTime({ ...usual, workingHours: [] }, 30, [], now, comingDays(now, 14)),
    ).toBeNull();
  });

  test.each([
    [15, 30],
    [30, 30],
    [31, 60],
    [60, 60],
  ])('%i minutes take %i of the diary', (duration, blocked) => {
    expect(blockedMinutes(duration)).toBe(blocked);
  });
});
