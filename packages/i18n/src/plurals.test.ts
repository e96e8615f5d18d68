import { compileMessage } from '@lingui/message-utils/compileMessage';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Locale, locales } from './locales.ts';
import { formatNumber } from './numbers.ts';
import { pluralCategory } from './plurals.ts';
import { defaultRegion, setRegion } from './region.ts';
import { Writer } from './writer.ts';

const medicines = compileMessage('{count, plural, one {umuti #} other {imiti #}}');

function write(locale: Locale, count: number): string {
  const writer = new Writer();
  writer.add(locale, { medicines });
  writer.activate(locale);
  return writer._('medicines', { count });
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

test('the digits follow the chosen number format', () => {
  setRegion({ ...defaultRegion, numbers: 'comma' });
  expect(write('rw', 1234)).toBe('imiti 1,234');
  setRegion(defaultRegion);
});

test('a plural within a choice, and a text with its own values', () => {
  const writer = new Writer();
  const text =
    '{who, select, me {{days, plural, =0 {today} one {# day, #} other {# days}}} other {at # {days}}}';
  writer.add('en', { text: compileMessage(text) });
  writer.activate('en');
  expect(writer._({ id: 'text', values: { who: 'me', days: 1200 } })).toBe('1,200 days');
  expect(writer._('text', { who: 'me', days: 1 })).toBe('1 day, 1');
  expect(writer._('text', { who: 'me', days: 0 })).toBe('today');
  expect(writer._('text', { who: 'you', days: 2 })).toBe('at # 2');
});

test('French counts zero and one and a half as one', () => {
  expect(pluralCategory(0, 'fr')).toBe('one');
  expect(pluralCategory(1.5, 'fr')).toBe('one');
  expect(pluralCategory(0, 'rw')).toBe('other');
  expect(pluralCategory(-1, 'rw')).toBe('one');
});
