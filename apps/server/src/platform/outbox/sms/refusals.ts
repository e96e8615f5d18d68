import { ProviderRefused } from '../transport.ts';

/** Refusals that meet every SMS: keys that are not valid (any more), too many requests. */
const refusesAll = new Set([401, 402, 403, 429]);

/**
 * Africa's Talking, of one SMS but true of all: the sender is not registered (402), the account has
 * no money left (405); from 500 on its own network fails.
 */
const accountFails = new Set([402, 405]);

/** Whether the provider itself fails, and not only this SMS. */
export function isDown(error: unknown): boolean {
  if (!(error instanceof ProviderRefused)) return true;
  const { protocol, status } = error;
  return status >= 500 || (protocol === 'sms' ? accountFails : refusesAll).has(status);
}

/**
 * Pindo: it serves no such number. Africa's Talking: no number (403), one that it does not serve
 * (404), one that wants no SMS (406).
 */
const noNumber = { http: new Set([409]), sms: new Set([403, 404, 406]) };

/** Whether this provider will never bring an SMS to this number. */
export const isForGood = (error: unknown): boolean =>
  error instanceof ProviderRefused && noNumber[error.protocol].has(error.status);
