import type { Payment } from '@hafi/contract/payments/payments.contract';
import type { Platform } from '../../platform/platform.ts';
import { getPayment } from './list-payments.ts';
import { findPayment } from './payments.repo.ts';
import { settleAtOnce } from './settle-payment.ts';

/** Questions about one payment in a minute: somebody who comes back, and presses it again. */
const perPayment = { max: 10, seconds: 60 };

/**
 * Asks the provider about one of the caller's payments before its check is due, and says how it stands.
 * @throws Problem not-found, also for other people's; too-many-requests
 */
export async function checkPayment(
  platform: Platform,
  personId: string,
  id: string,
): Promise<Payment> {
  await getPayment(platform, personId, id);
  await platform.rateLimiter.take(`payment-check:${id}`, perPayment);
  const payment = await findPayment(platform.db, id);
  if (payment) await settleAtOnce(platform, payment);
  return getPayment(platform, personId, id);
}
