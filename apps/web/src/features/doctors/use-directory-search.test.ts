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

test('from a home the nearest and soonest come first, unless another order is chosen', () => {
  const read = (search: string) => readDirectorySearch(new URLSearchParams(search), '1213');
  expect(read('')).toEqual({ near: '1213', sort: 'nearest' });
  expect(read('sort=rating&district=Huye')).toEqual({
    near: '1213',
    sort: 'rating',
    district: 'Huye',
  });
  expect(readDirectorySearch(new URLSearchParams('sort=nearest')).sort).toBe('rating');
  expect(read('district=Kigali').district).toBeUndefined();
});
