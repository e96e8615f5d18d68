import { expect, test } from 'vitest';
import { findIllnesses } from './find-illness.ts';

test.each([
  ['High blood', 'en', 'I10'],
  ['hipertension', 'en', 'I10'],
  ['umuvuduko', 'rw', 'I10'],
  ['hypertension arterielle', 'fr', 'I10'],
  ['HTA', 'fr', 'I10'],
  ['diyabeti', 'rw', 'E11.9'],
  ['diabete de type 2', 'fr', 'E11.9'],
  ['igicuri', 'rw', 'G40.9'],
  ['epilepsie', 'en', 'G40.9'],
  ['ptsd', 'en', 'F43.1'],
  ['ihungabana', 'en', 'F43.1'],
  ['asthme', 'rw', 'J45.9'],
  ['astma', 'en', 'J45.9'],
  ['cataracte', 'fr', 'H26.9'],
  ['j44', 'en', 'J44.9'],
] as const)('"%s" in %s finds %s', (typed, locale, code) => {
  expect(findIllnesses(typed, locale).map((illness) => illness.code)).toContain(code);
});

test('puts the name of the reader’s own language first', () => {
  expect(findIllnesses('malaria', 'en')[0]?.code).toBe('B54');
  expect(findIllnesses('goutte', 'fr')[0]?.code).toBe('M10.9');
});

test.each(['', 'x', 'qwertyuiop'])('finds nothing for "%s"', (typed) => {
  expect(findIllnesses(typed, 'en')).toEqual([]);
});
