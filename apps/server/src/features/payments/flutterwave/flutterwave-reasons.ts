import type { FailureReason } from '@hafi/contract/payments/payments.contract';

/**
 * What a card's bank says, which Flutterwave hands on in words (`processor_response`), and what it is to
 * the payer. The first that fits counts.
 */
const known: readonly (readonly [RegExp, FailureReason])[] = [
  [/insufficient|not sufficient|low balance/i, 'not-enough-money'],
  [/limit/i, 'limit-reached'],
  [/expired/i, 'card-expired'],
  [/3-?ds|authenticat|\botp\b|\bpin\b|not enrolled/i, 'card-not-confirmed'],
  [/cvv|cvc|invalid card|card number|security code/i, 'card-details'],
  [/not permitted|restricted|fraud|lost|stolen|pick ?up|blocked/i, 'not-allowed'],
  [/honou?r|declin|refus|invalid transaction/i, 'card-declined'],
];

/** Maps what the bank said of a charge that failed to ours. */
export function failureOf(reason: string | null): FailureReason {
  return known.find(([words]) => words.test(reason ?? ''))?.[1] ?? 'provider-error';
}
