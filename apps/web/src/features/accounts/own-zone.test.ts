import { expect, it } from 'vitest';
import { selectableZone } from './own-zone.ts';

it.each([
  ['Africa/Kigali', 'Africa/Kigali'],
  ['Europe/Brussels', 'Europe/Brussels'],
  ['Europe/Amsterdam', 'Europe/Brussels'],
  ['Africa/Kampala', 'Africa/Nairobi'],
  ['America/Detroit', 'America/Toronto'],
  ['Asia/Kathmandu', null],
  ['UTC', null],
  ['Nowhere/Land', null],
])('%s is chosen as %s', (zone, chosen) => {
  expect(selectableZone(zone)).toBe(chosen);
});
