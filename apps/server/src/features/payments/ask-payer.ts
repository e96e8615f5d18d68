import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { announcePayment } from './announce-payment.ts';
import { closePayment } from './close-payment.ts';
import { MomoUnreachable } from './momo/momo-http.ts';
import { momoOf } from './momo/momo-provider.ts';
import { toMomoText } from './momo/momo-words.ts';
import { moveTo, type PaymentRow } from './payments.repo.ts';
import { promptText } from './prompt.messages.ts';

/**
 * The address of MoMo's callback. MTN accepts only https, and http only for a sandbox on this
 * machine.
 */
function callbackUrl({ config, origin }: Platform, reference: string): string {
  return `${config.MOMO_CALLBACK_URL ?? origin()}/api/payments/callbacks/momo/${reference}`;
}

/**
 * Sends the approval request to the payer's phone. The row is stored before, and its reference
 * prevents a repeated request from charging twice. When MoMo does not answer, the payment stays
 * `created` and polling finds the outcome. `people` as for {@link announcePayment}.
 */
export async function askPayer(
  platform: Platform,
  payment: PaymentRow,
  people?: readonly string[],
): Promise<void> {
  const momo = momoOf(platform);
  const { phone, providerReference: reference } = payment;
  if (!momo || !phone || !reference) return;
  const locale = (await findPeople(platform.db, [payment.payerId])).get(payment.payerId)?.locale;
  const message = toMomoText(platform.translate(locale ?? 'en', promptText));
  try {
    const answer = await momo.requestToPay({
      reference,
      amount: payment.amount,
      externalId: payment.id,
      message,
      phone,
      callbackUrl: callbackUrl(platform, reference),
    });
    if ('accepted' in answer) {
      await markPending(platform, payment.id, people);
      return;
    }
    platform.log.error({ payment: payment.id, reason: answer.refused }, 'momo refused a request');
    await closePayment(platform, payment.id, {
      status: 'failed',
      failure: 'provider-error',
      reason: answer.refused,
    });
  } catch (error) {
    if (!(error instanceof MomoUnreachable)) throw error;
    platform.log.warn({ payment: payment.id, reason: error.message }, 'momo did not answer');
  }
}

/** Marks a payment as waiting for the payer, after MoMo has accepted the request. */
export async function markPending(
  platform: Platform,
  id: string,
  people?: readonly string[],
): Promise<void> {
  await inTransaction(platform, async (tx) => {
    const row = await moveTo(tx, id, 'pending', { at: platform.clock.now() });
    if (row) await announcePayment(tx, row, people);
  });
}
