import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clockNow, correctedTime, noteServerDate } from './server-clock.ts';

const device = new Date('2026-11-23T08:00:00.400Z');

beforeEach(() => {
  vi.useFakeTimers({ now: device });
});
afterEach(() => {
  // The device's clock is correct again.
  noteServerDate(new Date().toUTCString(), Date.now());
  vi.useRealTimers();
});

/** Simulates a server answer that takes one second. */
function answerAt(server: string): void {
  const sentAt = Date.now();
  vi.advanceTimersByTime(1_000);
  noteServerDate(new Date(server).toUTCString(), sentAt);
}

it('is the device’s time until an answer has come', () => {
  expect(clockNow()).toEqual(device);
  for (const header of [null, '', 'yesterday']) noteServerDate(header, Date.now());
  expect(clockNow()).toEqual(device);
});

it.each([
  ['ahead', '2026-11-23T06:00:01Z', '2026-11-23T06:00:02.000Z'],
  ['behind', '2026-11-23T10:00:01Z', '2026-11-23T10:00:02.000Z'],
])('is the server’s time on a device that is two hours %s', (_which, server, now) => {
  answerAt(server);
  expect(Math.abs(clockNow().getTime() - Date.parse(now))).toBeLessThan(1_000);
  // From here it advances with the device's clock.
  vi.advanceTimersByTime(60_000);
  expect(Math.abs(clockNow().getTime() - Date.parse(now) - 60_000)).toBeLessThan(1_000);
});

it('ignores the delay that a slow network adds to the header', () => {
  answerAt('2026-11-23T07:59:45Z');
  expect(clockNow().getTime()).toBe(Date.now());
  const sentAt = Date.now();
  vi.advanceTimersByTime(50_000);
  noteServerDate(new Date(sentAt + 2_000).toUTCString(), sentAt);
  expect(clockNow().getTime()).toBe(Date.now());
});

it('ignores an answer during which the device’s clock was set', () => {
  const sentAt = Date.now();
  vi.setSystemTime(new Date('2026-11-23T11:00:00Z'));
  noteServerDate('Mon, 23 Nov 2026 08:00:00 GMT', sentAt);
  expect(clockNow()).toEqual(new Date('2026-11-23T11:00:00Z'));
});

it('stores the offset for an app opened offline, until the device is right', () => {
  answerAt('2026-11-23T06:00:01Z');
  expect(Number(localStorage.getItem('clock-ahead'))).toBeLessThan(-7_190_000);
  vi.setSystemTime(new Date('2026-11-23T06:10:00Z'));
  answerAt('2026-11-23T06:10:01Z');
  expect(localStorage.getItem('clock-ahead')).toBeNull();
  expect(clockNow().getTime()).toBe(Date.now());
});

it('converts a time of the device to the server’s time', () => {
  answerAt('2026-11-23T06:00:01Z');
  const said = correctedTime(Date.parse('2026-11-23T08:30:00Z')).getTime();
  expect(Math.abs(said - Date.parse('2026-11-23T06:30:00Z'))).toBeLessThan(1_000);
});
