import { expect, test } from 'vitest';
import { formatPartial } from './format-partial.ts';

test.each([
  ['2019', 'en', '2019'],
  ['2019-05', 'en', 'May 2019'],
  ['2019-05', 'fr', 'mai 2019'],
  ['2019-05-07', 'en', '7 May 2019'],
] as const)('%s in %s is %s', (date, locale, written) => {
  expect(formatPartial(date, locale)).toBe(written);
});
