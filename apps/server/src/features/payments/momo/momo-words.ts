import type { FailureReason } from '@hafi/contract/payments/payments.contract';

/** Longest payerMessage and payeeNote that MoMo accepts, in characters. */
const longest = 160;

/**
 * Converts a text to what MoMo accepts: at most 160 characters, without apostrophes, accents and
 * other special characters (which cause a 400).
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
  // In practice mostly insufficient funds; MTN's own examples use it so.
  INTERNAL_PROCESSING_ERROR: 'not-enough-money',
  PAYER_NOT_FOUND: 'no-wallet',
  PAYER_LIMIT_REACHED: 'limit-reached',
  EXPIRED: 'too-late',
  COULD_NOT_PERFORM_TRANSACTION: 'too-late',
};

/** Maps MoMo's failure code to ours. */
export function failureOf(reason: string | null): FailureReason {
  return known[reason ?? ''] ?? 'provider-error';
}
