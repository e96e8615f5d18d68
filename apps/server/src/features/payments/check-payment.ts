import type { CheckedPayment } from '@hafi/contract/payments/payments.contract';
import type { Platform } from '../../platform/platform.ts';
import { getPayment } from './list-payments.ts';
import { findPayment } from './payments.repo.ts';
import { settleAtOnce, wantsQuiet } from './settle-payment.ts';

/** Questions about one payment in a minute: somebody who comes back, and presses it again. */
const perPayment = { max: 10, seconds: 60 };

/**
 * Asks the provider about one of the caller's payments before its check is due, and says how it stands,
 * and whether the provider was heard. A provider that wants no question yet is not asked.
 * @throws Problem not-found, also for other people's; too-many-requests
 */
export async function checkPayment(
  platform: Platform,
  personId: string,
  id: string,
): Promise<CheckedPayment> {
  await getPayment(platform, personId, id);
  await platform.rateLimiter.take(`payment-check:${id}`, perPayment);
  const provider = await ask(platform, id);
  return { ...(await getPayment(platform, personId, id)), provider };
}

async function ask(platform: Platform, id: string): Promise<CheckedPayment['provider']> {
  const payment = await findPayment(platform.db, id);
  if (payment && wantsQuiet(platform, payment)) return 'later';
  const hasAnswer = !payment || (await settleAtOnce(platform, payment));
  return hasAnswer ? 'answered' : 'silent';
}
