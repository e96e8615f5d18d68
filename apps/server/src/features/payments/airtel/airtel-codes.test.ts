import { expect, test } from 'vitest';
import { codes, failureOf, isUncertain } from './airtel-codes.ts';

test('every code of Airtel has a reason of ours, whose text says what to do', () => {
  const reasons = Object.entries(codes).map(([name, code]) => [name, failureOf(code)]);
  expect(Object.fromEntries(reasons)).toEqual({
    wrongPin: 'wrong-pin',
    limit: 'limit-reached',
    amount: 'amount-not-allowed',
    noPin: 'too-late',
    lowBalance: 'not-enough-money',
    refused: 'refused',
    notPermitted: 'not-allowed',
    timedOut: 'too-late',
    expired: 'too-late',
    // What a payment that failed does not end with.
    notFound: 'provider-error',
    ambiguous: 'provider-error',
    success: 'provider-error',
    inProcess: 'provider-error',
  });
  expect(failureOf('DP00800009999')).toBe('provider-error');
  expect(failureOf(null)).toBe('provider-error');
});

test('after a code that leaves it open, an enquiry decides', () => {
  expect([codes.ambiguous, codes.inProcess, 'ESB000004'].every(isUncertain)).toBe(true);
  expect(isUncertain(codes.refused)).toBe(false);
});
