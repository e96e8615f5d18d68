import { expect, test } from 'vitest';
import { feeOf } from './flutterwave-fee.ts';

test.each([
  ['the fee is kept of the sum', { app_fee: 493, amount_settled: 16_507 }, { fee: 493 }],
  ['the payer paid the fee on top', { app_fee: 493, amount_settled: 17_000 }, { fee: 0 }],
  ['only the fee is named', { app_fee: 493 }, { fee: 493 }],
  ['only what was settled is named', { app_fee: null, amount_settled: 16_507 }, { fee: 493 }],
  ['a percentage leaves a fraction', { app_fee: 492.6, amount_settled: null }, { fee: 493 }],
  ['nothing is kept', { app_fee: 0 }, { fee: 0 }],
  ['nothing is said', {}, {}],
  ['more than the sum cannot be', { app_fee: 17_001 }, {}],
  ['less than nothing cannot be', { amount_settled: 17_001 }, {}],
])('%s', (_, said, fee) => {
  expect(feeOf({ amount: 17_000, ...said })).toEqual(fee);
});
