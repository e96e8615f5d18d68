import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Locale, locales } from './locales.ts';
import { formatRelativeDay, formatRelativeTime } from './relative-time.ts';

const now = new Date('2026-11-21T10:00:00Z');
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test.each<[number, Locale, string]>([
  [-5 * second, 'en', 'Just now'],
  [0, 'rw', 'Nonaha'],
  [59 * second, 'fr', "À l'instant"],
  [minute, 'en', '1 minute ago'],
  [59 * minute, 'en', '59 minutes ago'],
  [5 * minute, 'rw', 'iminota 5 ishize'],
  [minute, 'rw', 'umunota 1 ushize'],
  [hour, 'en', '1 hour ago'],
  [2 * hour, 'fr', 'il y a 2 heures'],
  [23 * hour, 'rw', 'amasaha 23 ashize'],
  [day, 'en', '1 day ago'],
  [day, 'rw', 'Ejo, 20/11'],
  [40 * hour, 'rw', 'umunsi 1 ushize'],
  [4 * day, 'en', '4 days ago'],
  [4 * day, 'rw', 'iminsi 4 ishize'],
])('%d ms ago in %s is %s', (age, locale, expected) => {
  expect(formatRelativeTime(new Date(now.getTime() - age), now, locale)).toBe(expected);
});

test.each<[string, Locale, string]>([
  ['2026-11-21', 'rw', 'Uyu munsi'],
  ['2026-11-22', 'en', 'Tomorrow'],
  ['2026-11-22', 'rw', 'Ejo, ku wa 22 Ugushyingo 2026'],
  ['2026-11-20', 'fr', 'Hier'],
  ['2026-11-20', 'rw', 'Ejo, ku wa 20 Ugushyingo 2026'],
  ['2026-11-23', 'en', 'Monday 23 November 2026'],
])('%s in %s is %s', (target, locale, expected) => {
  expect(formatRelativeDay(target, '2026-11-21', locale)).toBe(expected);
});

test('Kinyarwanda never says ejo without a date', () => {
  fc.assert(
    fc.property(fc.nat(10 * day), fc.constantFrom(...locales), (age, locale) => {
      const text = formatRelativeTime(new Date(now.getTime() - age), now, locale);
      expect(/^Ejo(?!, \d\d\/\d\d$)/.test(text)).toBe(false);
      expect(text).not.toMatch(/undefined|NaN|#/);
    }),
  );
});
