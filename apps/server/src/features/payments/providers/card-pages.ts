import type { Config } from '../../../platform/config/config.ts';
import type { PaymentWish } from './payment-provider.ts';

/**
 * The address of a page that a provider names, if a payer may be led to it: over TLS, or of the place where
 * the provider itself is reached, which for a sandbox is this machine. Null for anything else.
 */
export function pageOf(link: unknown, providerUrl: string): string | null {
  if (typeof link !== 'string' || !URL.canParse(link)) return null;
  const { origin, protocol } = new URL(link);
  const isSafe = protocol === 'https:' || origin === new URL(providerUrl).origin;
  return isSafe && link.length <= 2000 ? link : null;
}

/**
 * The payer's e-mail address, which card providers insist on. Who has none gets one by the payment's id, at
 * a domain of ours: nobody reads it, and it names nobody.
 */
export function addressOf(
  { CARD_EMAIL_DOMAIN }: Config,
  { id, origin, payer }: Pick<PaymentWish, 'id' | 'origin' | 'payer'>,
): string {
  if (payer.email !== '') return payer.email;
  const { hostname } = new URL(origin);
  const own = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(hostname) ? hostname : 'hafi.test';
  return `payment.${id}@${CARD_EMAIL_DOMAIN ?? own}`;
}
