import { afterEach, describe, expect, test } from 'vitest';
import {
  type DateStyle,
  formatDate,
  formatDateTime,
  formatKigaliTime,
  formatOwnTime,
  formatTime,
  withOwnTime,
} from './dates.ts';
import { formatNumber, formatRwf } from './numbers.ts';
import { defaultRegion, setRegion } from './region.ts';
import { formatRelativeTime } from './relative-time.ts';

afterEach(() => setRegion(defaultRegion));

const morning = new Date('2026-11-25T07:00:00Z');

test.each([
  ['comma', '1,234.5', '17,000\u00a0Frw'],
  ['space', '1\u202f234,5', '17\u202f000\u00a0Frw'],
  ['dot', '1.234,5', '17.000\u00a0Frw'],
  ['language', '1.234,5', '17.000\u00a0Frw'],
] as const)('numbers in the style %s', (numbers, number, money) => {
  expect(formatNumber(1234.5, 'rw', undefined, { numbers })).toBe(number);
  setRegion({ ...defaultRegion, numbers });
  expect(formatNumber(1234.5, 'rw')).toBe(number);
  expect(formatRwf(17000, 'rw')).toBe(money);
});

test.each<[DateStyle, string]>([
  ['long', 'November 25, 2026'],
  ['short', 'Nov 25, 2026'],
  ['weekday', 'Wednesday, November 25'],
  ['full', 'Wednesday, November 25, 2026'],
  ['day-month', 'November 25'],
  ['month', 'November 2026'],
])('US English writes a date %s as %s', (style, written) => {
  expect(formatDate('2026-11-25', 'en', { style, english: 'US' })).toBe(written);
});

test('the chosen English changes nothing in other languages', () => {
  setRegion({ ...defaultRegion, english: 'US' });
  expect(formatDate('2026-11-25', 'fr')).toBe('25 novembre 2026');
  expect(formatDate('2026-11-25', 'rw')).toBe('25 Ugushyingo 2026');
  expect(formatDate('2026-11-25', 'en')).toBe('November 25, 2026');
});

describe('a reader in another zone', () => {
  test('sees instants in it, with its name', () => {
    setRegion({ ...defaultRegion, timeZone: 'America/New_York' });
    expect(formatTime(morning)).toBe('02:00');
    expect(formatDateTime(morning, 'en')).toBe('25 November 2026, 02:00 (New York)');
    expect(formatDateTime(morning, 'fr', { timeZone: 'Europe/Brussels' })).toBe(
      '25 novembre 2026 à 08:00 (Bruxelles)',
    );
  });

  test('sees both times of what takes place in Rwanda, and the day where it differs', () => {
    const at = (timeZone: string) => formatKigaliTime(morning, 'en', { timeZone, english: 'GB' });
    expect(at('Africa/Kigali')).toBe('09:00');
    expect(at('Europe/Brussels')).toBe('09:00 (Kigali), 08:00 (Brussels)');
    expect(at('America/Los_Angeles')).toBe('09:00 (Kigali), 24 November 23:00 (Los Angeles)');
  });

  test('gets their own time beside a text in Kigali time', () => {
    expect(withOwnTime('09:00, Kigali time', morning, 'en')).toBe('09:00, Kigali time');
    expect(formatOwnTime(morning, 'en')).toBeNull();
    setRegion({ ...defaultRegion, timeZone: 'Europe/Brussels' });
    const both = '09:00, heure de Kigali · 08:00 (Bruxelles)';
    expect(withOwnTime('09:00, heure de Kigali', morning, 'fr')).toBe(both);
    expect(formatOwnTime(morning, 'fr')).toBe('08:00 (Bruxelles)');
  });

  test('has their own yesterday', () => {
    const now = new Date('2026-11-26T07:30:00Z');
    const late = new Date('2026-11-25T06:30:00Z');
    expect(formatRelativeTime(late, now, 'rw')).toBe('Ejo, 25/11');
    setRegion({ ...defaultRegion, timeZone: 'America/Los_Angeles' });
    expect(formatRelativeTime(late, now, 'rw')).toBe('Ejo, 24/11');
  });
});
