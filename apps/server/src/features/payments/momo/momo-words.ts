import type { FailureReason } from '@hafi/contract/payments/payments.contract';
import { plainText } from '../providers/plain-text.ts';

/** Longest payerMessage and payeeNote that MoMo accepts, in characters. */
const longest = 160;

/**
 * Converts a text to what MoMo accepts: at most 160 characters, without apostrophes, accents and
 * other special characters (which cause a 400).
 */
export const toMomoText = (text: string): string =>
  plainText(text, longest, /[^A-Za-z0-9 .,:_-]+/g);

/** MoMo's codes of a failure, and ours. */
export const reasons: Readonly<Record<string, FailureReason>> = {
  APPROVAL_REJECTED: 'refused',
  REJECTED: 'refused',
  PAYMENT_NOT_APPROVED: 'refused',
  NOT_ENOUGH_FUNDS: 'not-enough-money',
  // In practice mostly insufficient funds; MTN's own examples use it so.
  INTERNAL_PROCESSING_ERROR: 'not-enough-money',
  PAYER_NOT_FOUND: 'no-wallet',
  NOT_ALLOWED: 'not-allowed',
  PAYER_LIMIT_REACHED: 'limit-reached',
  EXPIRED: 'too-late',
  COULD_NOT_PERFORM_TRANSACTION: 'too-late',
  PAYER_DELAYED: 'too-late',
  // Ours or MTN's to mend: the payer can only try again, or pay in another way.
  INVALID_CALLBACK_URL_HOST: 'provider-error',
  INVALID_CURRENCY: 'provider-error',
  NOT_ALLOWED_TARGET_ENVIRONMENT: 'provider-error',
  ONGOING: 'provider-error',
  PAYEE_DELAYED: 'provider-error',
  PAYEE_NOT_ALLOWED_TO_RECEIVE: 'provider-error',
  PAYEE_NOT_FOUND: 'provider-error',
  RESOURCE_ALREADY_EXIST: 'provider-error',
  RESOURCE_NOT_FOUND: 'provider-error',
  SERVICE_UNAVAILABLE: 'provider-error',
  TRANSFER_TYPE_UNKNOWN: 'provider-error',
};

/** Maps MoMo's failure code to ours. */
export function failureOf(reason: string | null): FailureReason {
  return reasons[reason ?? ''] ?? 'provider-error';
}
