import { defaultRegion, setRegion } from '@hafi/i18n/region';
import { afterEach, expect, it } from 'vitest';
import { rowTime } from './row-time.ts';

afterEach(() => setRegion(defaultRegion));

const now = new Date('2026-11-23T08:00:00Z');

it.each([
  ['2026-11-23T07:02:00Z', 'en', '09:02'],
  ['2026-11-22T22:30:00Z', 'en', '00:30'],
  ['2026-11-22T21:30:00Z', 'en', 'Sun'],
  ['2026-11-17T08:00:00Z', 'fr', 'mar.'],
  ['2026-11-16T08:00:00Z', 'en', '16 Nov 2026'],
  ['2026-11-16T08:00:00Z', 'rw', '16/11/2026'],
  // A clock that is ahead.
  ['2026-11-23T09:00:00Z', 'en', '11:00'],
] as const)('of %s is, in %s, %s', (at, locale, expected) => {
  expect(rowTime(new Date(at), now, locale)).toBe(expected);
});

it('reads as the alert of the same minute does for who lives in Brussels', () => {
  setRegion({ ...defaultRegion, timeZone: 'Europe/Brussels' });
  expect(rowTime(new Date('2026-11-22T22:51:00Z'), now, 'en')).toBe('00:51');
  expect(rowTime(new Date('2026-11-22T21:51:00Z'), now, 'en')).toBe('Sun');
});
