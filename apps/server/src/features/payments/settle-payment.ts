import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { askPayer, markPending } from './ask-payer.ts';
import { closePayment } from './close-payment.ts';
import type { MomoClient, MomoState } from './momo/momo-client.ts';
import { MomoUnreachable } from './momo/momo-http.ts';
import { momoOf } from './momo/momo-provider.ts';
import { failureOf } from './momo/momo-words.ts';
import { secondsToNextCheck, silenceMs, unknownGraceMs } from './payment-steps.ts';
import { findPayment, type PaymentRow, setNextCheck, takeCheck } from './payments.repo.ts';
import { receivePayment } from './receive-payment.ts';

const later = (now: Date, seconds: number | null): Date | null =>
  seconds === null ? null : new Date(now.getTime() + seconds * 1000);

/**
 * When the provider is asked next after a check at `now`; null when there is nothing left to ask.
 */
export const nextCheck = (payment: PaymentRow, now: Date): Date | null =>
  later(now, secondsToNextCheck(payment, now));

/** The code under which it is set aside. */
export const wrongAmount = 'WrongAmount';

/** The provider received another amount than was asked for, so that somebody must look at it. */
export class WrongAmount extends Error {
  override readonly name = wrongAmount;
}

/** Settles a payment before its check is due, because the provider has sent a hint. */
export async function settleAtOnce(platform: Platform, id: string): Promise<void> {
  const { clock, db } = platform;
  const payment = await findPayment(db, id);
  if (!payment?.nextCheckAt) return;
  const next = nextCheck(payment, clock.now());
  const from = payment.nextCheckAt;
  const taken = await inTransaction(platform, (tx) => takeCheck(tx, id, from, next));
  if (taken) await settlePayment(platform, payment);
}

/**
 * Asks the provider for a payment's status and applies it. Safe to run concurrently, in any order
 * and in several processes; does nothing once the provider's answer is final. False when the provider
 * was not heard.
 * @throws WrongAmount which sets the payment aside, where coordinators see it
 */
export async function settlePayment(platform: Platform, payment: PaymentRow): Promise<boolean> {
  const momo = momoOf(platform);
  if (!momo || !payment.nextCheckAt || !payment.providerReference) return false;
  const now = platform.clock.now();
  const state = await ask(platform, momo, payment, payment.providerReference);
  if (state === 'unreachable') return false;
  await follow(platform, payment, state, now);
  return true;
}

async function ask(
  { log }: Platform,
  momo: MomoClient,
  payment: PaymentRow,
  reference: string,
): Promise<MomoState | null | 'unreachable'> {
  try {
    const state = await momo.paymentStatus(reference);
    const isWrong = state?.state === 'succeeded' && Number(state.amount) !== payment.amount;
    if (isWrong) throw new WrongAmount();
    return state;
  } catch (error) {
    if (!(error instanceof MomoUnreachable)) throw error;
    log.warn({ payment: payment.id, reason: error.message }, 'momo did not answer');
    return 'unreachable';
  }
}

async function follow(
  platform: Platform,
  payment: PaymentRow,
  said: MomoState | null,
  now: Date,
): Promise<void> {
  if (said === null) return neverAccepted(platform, payment, now);
  if (said.state === 'succeeded') {
    await receivePayment(platform, payment.id, { transactionId: said.transactionId });
  } else if (said.state === 'pending') {
    await stillWaiting(platform, payment, now);
  } else if (payment.status === 'expired') {
    await askNoMore(platform, payment);
  } else {
    const failure = failureOf(said.reason);
    const status = failure === 'too-late' ? 'expired' : 'failed';
    await closePayment(platform, payment.id, { status, failure, reason: said.reason });
  }
}

const askNoMore = (platform: Platform, { id }: PaymentRow): Promise<void> =>
  inTransaction(platform, (tx) => setNextCheck(tx, id, null));

const pastMs = (payment: PaymentRow, now: Date): number =>
  now.getTime() - (payment.expiresAt ?? payment.createdAt).getTime();

/** The request was lost: sends it again with the same reference, while the payer still has time. */
async function neverAccepted(platform: Platform, payment: PaymentRow, now: Date): Promise<void> {
  if (payment.status === 'expired') return askNoMore(platform, payment);
  const past = pastMs(payment, now);
  if (past < 0) return askPayer(platform, payment);
  if (past < unknownGraceMs) return;
  return closePayment(platform, payment.id, {
    status: 'expired',
    failure: 'provider-error',
    reason: 'never accepted',
  });
}

async function stillWaiting(platform: Platform, payment: PaymentRow, now: Date): Promise<void> {
  if (payment.status === 'created') await markPending(platform, payment.id);
  if (payment.status === 'expired' || pastMs(payment, now) < silenceMs) return;
  const seconds = secondsToNextCheck({ status: 'expired', createdAt: payment.createdAt }, now);
  const askAgainAt = later(now, seconds);
  await closePayment(platform, payment.id, {
    status: 'expired',
    failure: 'too-late',
    reason: 'no answer',
    ...(askAgainAt ? { askAgainAt } : {}),
  });
}
