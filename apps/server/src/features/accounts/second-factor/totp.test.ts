import { expect, test } from 'vitest';
import { base32, matchingStep, stepAt, totpCode } from './totp.ts';

// RFC 6238, appendix B (SHA-1), the last six of its eight digits.
const secret = Buffer.from('12345678901234567890');
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i seconds the code is %s', (seconds, code) => {
  const now = new Date(seconds * 1000);
  expect(totpCode(secret, stepAt(now))).toBe(code);
  expect(matchingStep(secret, code, now)).toBe(stepAt(now));
  expect(matchingStep(secret, code, new Date(now.getTime() + 90_000))).toBeNull();
});

// RFC 4648, section 10.
test.each([
  ['f', 'MY'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %s is %s', (text, expected) => {
  expect(base32(Buffer.from(text))).toBe(expected);
});
