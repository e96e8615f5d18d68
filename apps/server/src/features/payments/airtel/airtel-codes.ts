import type { FailureReason } from '@hafi/contract/payments/payments.contract';

/** Airtel's codes of payments, without those of disbursements. */
export const codes = {
  ambiguous: 'DP00800001000',
  success: 'DP00800001001',
  wrongPin: 'DP00800001002',
  limit: 'DP00800001003',
  amount: 'DP00800001004',
  noPin: 'DP00800001005',
  inProcess: 'DP00800001006',
  lowBalance: 'DP00800001007',
  refused: 'DP00800001008',
  notPermitted: 'DP00800001010',
  timedOut: 'DP00800001024',
  notFound: 'DP00800001025',
  expired: 'DP00800001029',
} as const;

const known: Readonly<Record<string, FailureReason>> = {
  [codes.wrongPin]: 'wrong-pin',
  [codes.limit]: 'limit-reached',
  [codes.amount]: 'amount-not-allowed',
  [codes.noPin]: 'too-late',
  [codes.lowBalance]: 'not-enough-money',
  [codes.refused]: 'refused',
  [codes.notPermitted]: 'not-allowed',
  [codes.timedOut]: 'too-late',
  [codes.notFound]: 'provider-error',
  [codes.expired]: 'too-late',
  // A payment that failed, with a code that says something else.
  [codes.ambiguous]: 'provider-error',
  [codes.success]: 'provider-error',
  [codes.inProcess]: 'provider-error',
};

/**
 * Maps Airtel's code of a payment that failed to ours. It chooses only the words: copies of the
 * documentation disagree on some codes, and what happened is decided by the status.
 */
export function failureOf(code: string | null): FailureReason {
  return known[code ?? ''] ?? 'provider-error';
}

/** Codes after which Airtel may have taken the request all the same, by its documentation. */
const uncertain: readonly string[] = [
  codes.ambiguous,
  codes.inProcess,
  'ESB000001',
  'ESB000004',
  'ESB000014',
];

/** Whether an enquiry must say what became of the request. */
export const isUncertain = (code: string): boolean => uncertain.includes(code);
