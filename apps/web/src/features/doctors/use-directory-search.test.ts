import { expect, test } from 'vitest';
import { readDirectorySearch } from './use-directory-search.ts';

test.for([
  ['', { sort: 'rating' }],
  ['q=%20heart%20&sort=price-asc', { q: 'heart', sort: 'price-asc' }],
  ['specialty=cardiology', { specialty: 'cardiology', sort: 'rating' }],
  ['specialty=astrology&sort=luck&q=%20', { sort: 'rating' }],
] as const)('the address "%s" is read', ([search, query]) => {
  expect(readDirectorySearch(new URLSearchParams(search))).toEqual(query);
});
