import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Platform } from '../../../platform/platform.ts';
import { findByReference } from '../payments.repo.ts';
import { settleAtOnce } from '../settle-payment.ts';

/** MoMo calls once a payment; more from one address, or about one payment, is not MoMo. */
const perAddress = { max: 600, seconds: 60 };
const perPayment = { max: 20, seconds: 60 };

/**
 * Takes a notice of MoMo's. It is unsigned, so nothing in it is believed: it only makes us ask MoMo.
 * Known and unknown references are answered alike.
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
