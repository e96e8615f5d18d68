import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLocale, languageInSentence, locales, negotiateLocale } from './locales.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['rw', 'rw'],
  ['kin', 'rw'],
  ['rw-RW,rw;q=0.9,en;q=0.8', 'rw'],
  ['fr-BE', 'fr'],
  ['de, fr;q=0.5, rw;q=0.7', 'rw'],
  ['fr;q=0, rw;q=0.1', 'rw'],
  ['FR ; q=0.9 , en ; q=0.8', 'fr'],
  ['de, *;q=0.5', 'en'],
  ['fr;q=oops', 'en'],
  ['rw;q=2', 'en'],
])('negotiates %j as %s', (header, expected) => {
  expect(negotiateLocale(header)).toBe(expected);
});

test('any header gives one of our languages', () => {
  fc.assert(fc.property(fc.string(), (header) => isLocale(negotiateLocale(header))));
});

test('a language is not a property of every object', () => {
  expect(isLocale('toString')).toBe(false);
  expect(locales.every(isLocale)).toBe(true);
});

test.each([
  ['fr', 'rw', 'Gifaransa'],
  ['en', 'fr', 'anglais'],
  ['rw', 'en', 'Kinyarwanda'],
] as const)('%s is called in a sentence in %s: %s', (language, reader, expected) => {
  expect(languageInSentence(language, reader)).toBe(expected);
});
