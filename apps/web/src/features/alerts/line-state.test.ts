import type { WellBeing } from '@hafi/contract/alerts/glance.schemas';
import type { CheckInToday } from '@hafi/contract/checkins/checkin.schemas';
import { expect, it } from 'vitest';
import { lineStateOf } from './line-state.ts';

// 08:00 and 12:00 in Kigali.
const morning = new Date('2026-11-23T06:00:00Z');
const noon = new Date('2026-11-23T10:00:00Z');
const at = (hours: number) => new Date(morning.getTime() - hours * 3_600_000).toISOString();

it.each<[string, WellBeing | null, number | null, Date, string]>([
  ['a check-in of today', 'well', 1, morning, 'well'],
  // Midnight in Kigali was eight hours ago.
  ['what was well yesterday', 'well', 9, morning, 'early'],
  ['what was well yesterday, at noon', 'well', 9, noon, 'silent'],
  ['well without a sign of life', 'well', null, morning, 'early'],
  ['nothing yet this morning', 'quiet', 20, morning, 'early'],
  ['nothing until noon', 'quiet', 20, noon, 'silent'],
  ['nothing for a week', 'unheard', 24 * 8, morning, 'silent'],
  ['nothing ever', 'new', null, noon, 'new'],
  ['an alert that has not ended', 'urgent', 40, morning, 'urgent'],
  ['a missed dose', 'look', 1, morning, 'look'],
  ['what one is not told', null, null, noon, 'untold'],
])('%s', (_, wellBeing, hours, now, state) => {
  const lastHeard = hours === null ? null : { sign: 'check-in' as const, at: at(hours) };
  expect(lineStateOf({ wellBeing, lastHeard, checkIn: null }, now)).toBe(state);
});

it.each<[string, Partial<CheckInToday>, string]>([
  ['before the hour of the plan', { expectedAt: '2026-11-23T16:00:00.000Z' }, 'early'],
  ['after the hour of the plan', { expectedAt: '2026-11-23T09:00:00.000Z' }, 'silent'],
  ['with a plan of yesterday', { expectedAt: '2026-11-22T16:00:00.000Z' }, 'silent'],
  ['in a pause', { pausedUntil: '2026-11-23' }, 'early'],
  ['after a pause', { pausedUntil: '2026-11-22' }, 'silent'],
])('nothing heard at noon, %s', (_, more, state) => {
  const checkIn = { expectedAt: null, pausedUntil: null, mood: null, late: null, ...more };
  expect(lineStateOf({ wellBeing: 'quiet', lastHeard: null, checkIn }, noon)).toBe(state);
});
