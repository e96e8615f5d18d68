import { expect, test } from 'vitest';
import { maskAddress } from './mask-address.ts';

test.each([
  ['elder@hafi.test', 'e…@hafi.test'],
  ['e@hafi.test', 'e…@hafi.test'],
  ['+250788000001', '+250…001'],
  ['+25078', '…'],
  ['Vestine <elder@hafi.test>', '…'],
  ['{"endpoint":"https://push.test/device"}', '…'],
  ['', '…'],
])('of %s is shown %s', (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});
