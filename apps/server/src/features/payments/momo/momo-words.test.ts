import { expect, test } from 'vitest';
import { failureOf, reasons, toMomoText } from './momo-words.ts';

const documented = [
  'PAYER_NOT_FOUND',
  'PAYEE_NOT_FOUND',
  'NOT_ALLOWED',
  'NOT_ALLOWED_TARGET_ENVIRONMENT',
  'INVALID_CALLBACK_URL_HOST',
  'INVALID_CURRENCY',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_PROCESSING_ERROR',
  'NOT_ENOUGH_FUNDS',
  'PAYER_LIMIT_REACHED',
  'PAYEE_NOT_ALLOWED_TO_RECEIVE',
  'PAYMENT_NOT_APPROVED',
  'COULD_NOT_PERFORM_TRANSACTION',
  'APPROVAL_REJECTED',
  'REJECTED',
  'EXPIRED',
  'ONGOING',
  'PAYER_DELAYED',
  'PAYEE_DELAYED',
  'RESOURCE_NOT_FOUND',
  'RESOURCE_ALREADY_EXIST',
  'TRANSFER_TYPE_UNKNOWN',
];

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

test('each code of the documentation is mapped by name', () => {
  // Codes of payments that the payer can do something about, and those that are ours to mend.
  for (const code of documented) expect(reasons, code).toHaveProperty(code);
});
