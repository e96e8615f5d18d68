import type { FailureReason } from '@hafi/contract/payments/payments.contract';

/** The longest payerMessage and payeeNote that MoMo takes. */
const longest = 160;

/**
 * Brings a text to what MoMo takes: at most 160 characters, without apostrophes, accents and other
 * special characters (it answers 400 to them).
 */
export function toMomoText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 .,:_-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, longest);
}

const known: Record<string, FailureReason> = {
  APPROVAL_REJECTED: 'refused',
  REJECTED: 'refused',
  PAYMENT_NOT_APPROVED: 'refused',
  NOT_ENOUGH_FUNDS: 'not-enough-money',
  // In practice mostly too little money; MTN's own examples name it so.
  INTERNAL_PROCESSING_ERROR: 'not-enough-money',
  PAYER_NOT_FOUND: 'no-wallet',
  PAYER_LIMIT_REACHED: 'limit-reached',
  EXPIRED: 'too-late',
  COULD_NOT_PERFORM_TRANSACTION: 'too-late',
};

/** Says a reason of MoMo's in a word of ours. */
export function failureOf(reason: string | null): FailureReason {
  return known[reason ?? ''] ?? 'provider-error';
}
