import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { PaymentNotifier } from '@hafi/contract/payments/payments.contract';
import type { Platform } from '../../../platform/platform.ts';
import { findByReference } from '../payments.repo.ts';
import { settleAtOnce } from '../settle-payment.ts';
import { receiveFurther } from '../together/receive-further.ts';
import type { ProviderNotice } from './payment-provider.ts';
import { notifierOf, providerOf } from './provider-of.ts';

/**
 * Providers call once or a few times per payment, all from few addresses: many calls about one payment,
 * or from one address about none that is open, are not from them.
 */
const perAddress = { max: 600, seconds: 60 };
const perPayment = { max: 20, seconds: 60 };

/**
 * Receives a provider's notice. Its content is not trusted: it only makes us ask the provider for
 * the status. Known, unknown and forged ones get the same answer.
 * @throws Problem too-many-requests for an address that sends too many about nothing
 */
export async function hearProvider(
  platform: Platform,
  from: { notifier: PaymentNotifier; address: string },
  notice: ProviderNotice,
): Promise<void> {
  const { db, log, rateLimiter } = platform;
  const provider = notifierOf(platform, from.notifier);
  const reference = provider?.readNotice(notice) ?? null;
  const payment = reference === null ? undefined : await findByReference(db, reference);
  const isOurs = payment && provider && providerOf(platform, payment) === provider;
  const isOpen = isOurs && payment.nextCheckAt !== null;
  const hasCome = isOurs && provider.further && payment.providerTransactionId !== null;
  if (!isOpen && !hasCome) {
    await rateLimiter.take(`payment-notice:${from.address}`, perAddress);
    return;
  }
  try {
    await rateLimiter.take(`payment-notice:${payment.id}`, perPayment);
    if (isOpen) await settleAtOnce(platform, payment);
    else await receiveFurther(platform, payment);
  } catch (error) {
    const isTooMany =
      error instanceof Problem && error.code === coreErrors['too-many-requests'].code;
    if (!isTooMany) log.error({ err: error, payment: payment.id }, 'a notice was not followed');
  }
}
