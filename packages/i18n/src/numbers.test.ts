import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Locale } from './locales.ts';
import { formatNumber, formatRwf } from './numbers.ts';

test.each<[number, Locale, number | undefined, string]>([
  [0, 'en', undefined, '0'],
  [999, 'rw', undefined, '999'],
  [1000, 'en', undefined, '1,000'],
  [1234567.5, 'rw', undefined, '1.234.567,5'],
  [1234567.5, 'fr', undefined, '1\u202f234\u202f567,5'],
  [-1234, 'en', undefined, '-1,234'],
  [36.6, 'rw', 1, '36,6'],
  [37, 'en', 1, '37.0'],
  [0.1 + 0.2, 'en', undefined, '0.3'],
  [-0.0001, 'en', undefined, '0'],
])('%d in %s with %s decimals is %s', (value, locale, decimals, expected) => {
  expect(formatNumber(value, locale, decimals)).toBe(expected);
});

test('francs are whole and have the unit of the language', () => {
  expect(formatRwf(17000, 'en')).toBe('17,000 RWF');
  expect(formatRwf(17000, 'rw')).toBe('17.000\u00a0Frw');
  expect(formatRwf(17000, 'fr')).toBe('17\u202f000\u00a0RWF');
  expect(() => formatRwf(0.5, 'en')).toThrow(RangeError);
});

test('invalid numbers are refused', () => {
  expect(() => formatNumber(Number.NaN, 'en')).toThrow(RangeError);
  expect(() => formatNumber(Number.POSITIVE_INFINITY, 'rw')).toThrow(RangeError);
});

test.each<[Locale, string]>([
  ['en', 'en'],
  ['fr', 'fr'],
  ['rw', 'de'],
])('%s groups digits as Intl does in %s', (locale, tag) => {
  const reader = new Intl.NumberFormat(tag);
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(formatNumber(value, locale)).toBe(reader.format(value));
    }),
  );
});
