import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Platform } from '../../../platform/platform.ts';
import { findByReference } from '../payments.repo.ts';
import { settleAtOnce } from '../settle-payment.ts';

/**
 * MoMo calls once per payment; more calls from one address, or about one payment, are not from
 * MoMo.
 */
const perAddress = { max: 600, seconds: 60 };
const perPayment = { max: 20, seconds: 60 };

/**
 * Receives MoMo's callback. It is unsigned, so its content is not trusted: it only makes us ask
 * MoMo for the status. Known and unknown references get the same answer.
 * @throws Problem too-many-requests for an address that sends too many
 */
export async function hearMomo(
  platform: Platform,
  notice: { reference: string; address: string },
): Promise<void> {
  const { db, log, rateLimiter } = platform;
  await rateLimiter.take(`momo-callback:${notice.address}`, perAddress);
  const payment = await findByReference(db, notice.reference);
  if (!payment?.nextCheckAt) return;
  try {
    await rateLimiter.take(`momo-callback:${payment.id}`, perPayment);
    await settleAtOnce(platform, payment.id);
  } catch (error) {
    const isTooMany =
      error instanceof Problem && error.code === coreErrors['too-many-requests'].code;
    if (!isTooMany) log.error({ err: error, payment: payment.id }, 'a notice was not followed');
  }
}
