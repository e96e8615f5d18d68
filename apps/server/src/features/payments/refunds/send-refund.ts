import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { MomoClient } from '../momo/momo-client.ts';
import { MomoUnreachable } from '../momo/momo-http.ts';
import { momoOf } from '../momo/momo-provider.ts';
import { findPayment, type PaymentRow } from '../payments.repo.ts';
import { finishRefund } from './finish-refund.ts';
import { type RefundRow, updateRefund } from './refunds.repo.ts';

const pendingSeconds = 10;

/** Why money cannot go back: it did not come by the provider. */
export const noWayBack = 'no-provider-reference';

/**
 * Backoff: 30 s, 1 min, 2 min, … up to 6 hours. It never gives up, because the money belongs to the
 * payer.
 */
const waitSeconds = (attempts: number) => Math.min(30 * 2 ** Math.min(attempts, 20), 6 * 3600);

/** From this many attempts on, each failure is logged, so that somebody looks into it. */
const troublesome = 5;

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/**
 * Sends a due refund through MoMo, or finds out its outcome. Idempotent: MoMo accepts a reference
 * once, and a new one is made only when MoMo reports a failure. False when MoMo was not heard.
 */
export async function sendRefund(platform: Platform, refund: RefundRow): Promise<boolean> {
  const { db, log } = platform;
  const { id } = refund;
  const payment = await findPayment(db, refund.paymentId);
  if (!payment) return false;
  if (payment.providerReference === null) {
    // A sample payment of a demo: no money came by MoMo, so none goes back by it. Elsewhere somebody
    // paid in a way that this cannot refund, and the books must not say that it did.
    if (platform.config.demo) await finishRefund(platform, refund, payment, null);
    else await tryLater(platform, refund, noWayBack, refund.providerReference);
    return true;
  }
  const momo = momoOf(platform);
  try {
    if (!momo) throw new MomoUnreachable('mobile money is not set up');
    await attempt(platform, momo, refund, payment, payment.providerReference);
    return true;
  } catch (error) {
    if (!(error instanceof MomoUnreachable)) throw error;
    await tryLater(platform, refund, error.message, refund.providerReference);
    log.warn({ refund: id, reason: error.message }, 'momo did not answer');
    return false;
  }
}

async function attempt(
  platform: Platform,
  momo: MomoClient,
  refund: RefundRow,
  payment: PaymentRow,
  paymentReference: string,
): Promise<void> {
  const { amount, id, providerReference: reference } = refund;
  const answer = await momo.refund({ reference, paymentReference, amount, externalId: id });
  if ('refused' in answer) {
    await tryLater(platform, refund, answer.refused, randomUUID());
    return;
  }
  const status = await momo.refundStatus(reference);
  if (status?.state === 'succeeded') {
    await finishRefund(platform, refund, payment, status.transactionId);
  } else if (status?.state === 'failed') {
    await tryLater(platform, refund, status.reason ?? 'FAILED', randomUUID());
  } else {
    const nextTryAt = later(platform.clock.now(), pendingSeconds);
    await inTransaction(platform, (tx) => updateRefund(tx, id, { nextTryAt }));
  }
}

async function tryLater(
  platform: Platform,
  refund: RefundRow,
  lastFailure: string,
  providerReference: string,
): Promise<void> {
  const { clock, log } = platform;
  const attempts = refund.attempts + 1;
  const nextTryAt = later(clock.now(), waitSeconds(refund.attempts));
  const change = { attempts, lastFailure, nextTryAt, providerReference };
  await inTransaction(platform, (tx) => updateRefund(tx, refund.id, change));
  if (attempts >= troublesome) {
    log.error(
      { refund: refund.id, attempts, reason: lastFailure },
      'a refund does not get through',
    );
  }
}
