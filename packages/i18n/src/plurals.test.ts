import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Locale, locales } from './locales.ts';
import { formatNumber } from './numbers.ts';
import { intlLocales, pluralCategory } from './plurals.ts';

const medicines = compileMessage('{count, plural, one {umuti #} other {imiti #}}');

function write(locale: Locale, count: number): string {
  const messages = { [locale]: { medicines } };
  return setupI18n({ locale, locales: intlLocales[locale], messages })._('medicines', { count });
}

test.each([
  [0, 'imiti 0'],
  [1, 'umuti 1'],
  [2, 'imiti 2'],
  [21, 'imiti 21'],
  [1234, 'imiti 1.234'],
])('%d in Kinyarwanda is %s', (count, expected) => {
  expect(write('rw', count)).toBe(expected);
});

test.each(locales)('%s: our rule, our digits and what Lingui writes agree', (locale) => {
  fc.assert(
    fc.property(fc.nat(), (count) => {
      const noun = pluralCategory(count, locale) === 'one' ? 'umuti' : 'imiti';
      expect(write(locale, count)).toBe(`${noun} ${formatNumber(count, locale)}`);
    }),
  );
});

test('French counts zero and one and a half as one', () => {
  expect(pluralCategory(0, 'fr')).toBe('one');
  expect(pluralCategory(1.5, 'fr')).toBe('one');
  expect(pluralCategory(0, 'rw')).toBe('other');
  expect(pluralCategory(-1, 'rw')).toBe('one');
});
