import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

test.each([
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=40-', { first: 40, last: 99 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  // May be ignored: the whole file is answered.
  ['bytes=5-4', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['lines=0-1', null],
  ['nonsense', null],
])('%s of 100 bytes is %o', (header, part) => {
  expect(readRange(header, 100)).toEqual(part);
});
