import { expect, test } from 'vitest';
import { failureOf, toMomoText } from './momo-words.ts';

test('apostrophes, accents and other characters that MoMo refuses are removed', () => {
  expect(toMomoText("Kwishyura n'ubuzima – 1'000 Frw")).toBe('Kwishyura n ubuzima 1 000 Frw');
  expect(toMomoText('Paiement à Hafi: reçu n° 5')).toBe('Paiement a Hafi: recu n 5');
  expect(toMomoText('😀 <b>')).toBe('b');
  expect(toMomoText('x'.repeat(300))).toHaveLength(160);
});

test('every reason of MTN has a text of ours', () => {
  expect(failureOf('APPROVAL_REJECTED')).toBe('refused');
  expect(failureOf('NOT_ENOUGH_FUNDS')).toBe('not-enough-money');
  expect(failureOf('PAYER_LIMIT_REACHED')).toBe('limit-reached');
  expect(failureOf('COULD_NOT_PERFORM_TRANSACTION')).toBe('too-late');
  expect(failureOf('SOMETHING_NEW')).toBe('provider-error');
  expect(failureOf(null)).toBe('provider-error');
});
