import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPayment, type PaymentRow } from '../payments.repo.ts';
import {
  type PaymentProvider,
  ProviderUnreachable,
  type RequestedPayment,
} from '../providers/payment-provider.ts';
import { providerOf } from '../providers/provider-of.ts';
import { requestOf } from '../request-of.ts';
import { finishRefund } from './finish-refund.ts';
import { type RefundRow, updateRefund } from './refunds.repo.ts';
import { tellByHand } from './tell-by-hand.ts';

/**
 * When a refund is asked about again that its provider has had for a while: after a quarter of that time,
 * between 10 seconds and an hour.
 */
const pendingPause = (ms: number) => Math.min(Math.max(10, ms / 4000), 3600);

/** Why money cannot go back by itself: it did not come by a provider, or its provider cannot send it. */
export const noWayBack = 'no-provider-reference';

/**
 * Backoff: 30 s, 1 min, 2 min, … up to 6 hours. It never gives up, because the money belongs to the
 * payer.
 */
const waitSeconds = (attempts: number) => Math.min(30 * 2 ** Math.min(attempts, 20), longestWait);
const longestWait = 6 * 3600;

/** From this many attempts on, each failure is logged, so that somebody looks into it. */
const troublesome = 5;

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/**
 * Sends a due refund through the provider by which the money came, or finds out its outcome.
 * Idempotent: a reference is paid once, and a new one is made only when the provider reports a
 * failure. False when the provider was not heard.
 */
export async function sendRefund(platform: Platform, refund: RefundRow): Promise<boolean> {
  const { db, log } = platform;
  const { id } = refund;
  const payment = await findPayment(db, refund.paymentId);
  if (!payment) return false;
  const requested = requestOf(payment);
  if (requested === null) {
    // A sample payment of a demo: no money came by a provider, so none goes back by it. Elsewhere
    // somebody paid in a way that this cannot refund, and the books must not say that it did.
    if (platform.config.demo && payment.method !== 'bank')
      await finishRefund(platform, refund, payment, { transactionId: null });
    else await leaveToCoordinators(platform, refund, payment);
    return true;
  }
  const provider = providerOf(platform, payment);
  try {
    if (!provider) throw new ProviderUnreachable(`${payment.method} is not set up`);
    await attempt(platform, provider, refund, payment, requested);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    await tryLater(platform, refund, error.message, refund.providerReference);
    log.warn(
      { refund: id, provider: payment.method, reason: error.message },
      'a provider did not answer',
    );
    return false;
  }
}

async function attempt(
  platform: Platform,
  provider: PaymentProvider,
  refund: RefundRow,
  payment: PaymentRow,
  requested: RequestedPayment,
): Promise<void> {
  const { amount, id, providerReference: reference } = refund;
  const status = await provider.refund({
    reference,
    id,
    amount,
    since: refund.requestedAt,
    payment: { ...requested, transactionId: payment.providerTransactionId },
  });
  if (status.state === 'succeeded') {
    await finishRefund(platform, refund, payment, { transactionId: status.transactionId });
  } else if (status.state === 'failed') {
    await tryLater(platform, refund, status.reason, randomUUID());
  } else if (status.state === 'impossible') {
    platform.log.error({ refund: id, reason: status.reason }, 'a provider cannot send a refund');
    await leaveToCoordinators(platform, refund, payment);
  } else {
    const now = platform.clock.now();
    const pendingSince = refund.pendingSince ?? now;
    const nextTryAt = later(now, pendingPause(now.getTime() - pendingSince.getTime()));
    await inTransaction(platform, (tx) => updateRefund(tx, id, { nextTryAt, pendingSince }));
  }
}

/** Puts a refund on the coordinators' list, and says so to them and to the payer. */
const leaveToCoordinators = (
  platform: Platform,
  refund: RefundRow,
  payment: PaymentRow,
): Promise<void> =>
  tryLater(platform, refund, noWayBack, refund.providerReference, longestWait, (tx) =>
    tellByHand(platform, tx, payment, refund),
  );

async function tryLater(
  platform: Platform,
  refund: RefundRow,
  lastFailure: string,
  providerReference: string,
  seconds = waitSeconds(refund.attempts),
  also?: (tx: Tx) => Promise<void>,
): Promise<void> {
  const { clock, log } = platform;
  const attempts = refund.attempts + 1;
  const nextTryAt = later(clock.now(), seconds);
  // What the provider had stays with it unless it said that it does not send it.
  const isRetry = providerReference !== refund.providerReference || lastFailure === noWayBack;
  const pendingSince = isRetry ? null : refund.pendingSince;
  const change = { attempts, lastFailure, nextTryAt, pendingSince, providerReference };
  await inTransaction(platform, async (tx) => {
    if (await updateRefund(tx, refund.id, change)) await also?.(tx);
  });
  if (attempts >= troublesome) {
    log.error(
      { refund: refund.id, attempts, reason: lastFailure },
      'a refund does not get through',
    );
  }
}
