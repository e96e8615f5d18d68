import { expect, it } from 'vitest';
import { hoursAhead } from './zone-note.tsx';

const winter = new Date('2026-11-23T06:00:30Z');
const summer = new Date('2026-07-01T23:59:00Z');

it.each([
  ['Africa/Kigali', winter, 0],
  ['Europe/Brussels', winter, 1],
  ['Europe/Brussels', summer, 0],
  ['America/New_York', winter, 7],
  ['Asia/Dubai', winter, -2],
  ['Asia/Kolkata', summer, -3.5],
] as const)('Kigali and %s', (zone, now, hours) => {
  expect(hoursAhead(now, zone)).toBe(hours);
});
