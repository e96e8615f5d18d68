import type { WellBeing } from '@hafi/contract/alerts/glance.schemas';
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
  expect(lineStateOf({ wellBeing, lastHeard }, now)).toBe(state);
});
