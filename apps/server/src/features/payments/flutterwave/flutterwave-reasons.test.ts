import { expect, test } from 'vitest';
import { failureOf } from './flutterwave-reasons.ts';

test.each([
  ['Insufficient Funds', 'not-enough-money'],
  ['Exceeds Withdrawal Limit', 'limit-reached'],
  ['Expired Card', 'card-expired'],
  ['3DS Authentication Failed', 'card-not-confirmed'],
  ['Incorrect PIN', 'card-not-confirmed'],
  ['Invalid CVV', 'card-details'],
  ['Function Not Permitted to Cardholder', 'not-allowed'],
  ['Restricted Card, Retain Card', 'not-allowed'],
  ['Suspected Fraud', 'not-allowed'],
  ['Do Not Honour', 'card-declined'],
  ['Declined by financial institution', 'card-declined'],
  ['Invalid Transaction', 'card-declined'],
  ['Transaction Error', 'provider-error'],
  [null, 'provider-error'],
])('%s is %s', (said, ours) => {
  expect(failureOf(said)).toBe(ours);
});
