import type { StepReason } from '@hafi/contract/payments/step-reasons';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { askPayer } from './ask-payer.ts';
import { closePayment, resolveOutage } from './close-payment.ts';
import { holdPayment } from './hold-payment.ts';
import {
  isQuiet,
  outageRetryMs,
  secondsToNextCheck,
  silenceMs,
  unknownGraceMs,
} from './payment-steps.ts';
import {
  type PaymentRow,
  recordProviderOutage,
  resolveProviderOutage,
  setNextCheck,
  takeCheck,
} from './payments.repo.ts';
import {
  type PaymentProvider,
  type ProviderStatus,
  ProviderUnreachable,
  type RequestedPayment,
} from './providers/payment-provider.ts';
import { providerOf } from './providers/provider-of.ts';
import { requestOf } from './request-of.ts';
import { markPending } from './together/mark-pending.ts';
import { receiveFurther } from './together/receive-further.ts';
import { receiveSoon } from './together/receive-soon.ts';

const later = (now: Date, seconds: number | null): Date | null =>
  seconds === null ? null : new Date(now.getTime() + seconds * 1000);

const quietOf = (platform: Platform, payment: PaymentRow): number =>
  providerOf(platform, payment)?.quietSeconds ?? 0;

/**
 * When the provider is asked next after a check at `now`; null when there is nothing left to ask.
 */
export function nextCheck(platform: Platform, payment: PaymentRow): Date | null {
  const now = platform.clock.now();
  return later(now, secondsToNextCheck(payment, now, quietOf(platform, payment)));
}

/** Whether it is too early to poll the provider about this payment. */
export const wantsQuiet = (platform: Platform, payment: PaymentRow): boolean =>
  isQuiet(payment, platform.clock.now(), quietOf(platform, payment));

/**
 * Settles a payment before its check is due, because the provider has sent a hint. False when the
 * provider was not heard; also true when somebody else asks it just now.
 */
export async function settleAtOnce(platform: Platform, payment: PaymentRow): Promise<boolean> {
  const from = payment.nextCheckAt;
  if (!from) return true;
  const taken = await takeCheck(platform.db, payment.id, from, nextCheck(platform, payment));
  return taken ? settlePayment(platform, payment) : true;
}

/**
 * Asks the provider for a payment's status and applies it. Safe to run concurrently, in any order
 * and in several processes; does nothing once the provider's answer is final. False when the provider
 * was not heard.
 */
export async function settlePayment(platform: Platform, payment: PaymentRow): Promise<boolean> {
  const provider = providerOf(platform, payment);
  const requested = requestOf(payment);
  const isOpen =
    payment.nextCheckAt !== null ||
    payment.failure === 'wrong-amount' ||
    payment.failure === 'provider-silent';
  if (!provider || !requested || !isOpen) return false;
  const now = platform.clock.now();
  const said = await statusAt(platform, provider, requested);
  if (said === 'unreachable') {
    await recordOutage(platform, payment, now);
    return false;
  }
  if (payment.unheardSince) await resolveProviderOutage(platform.db, payment.id);
  await follow(platform, payment, said, now);
  return true;
}

async function statusAt(
  { log }: Platform,
  provider: PaymentProvider,
  requested: RequestedPayment,
): Promise<ProviderStatus | null | 'unreachable'> {
  try {
    return await provider.status(requested);
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    log.warn(
      { payment: requested.id, provider: provider.method, reason: error.message },
      'a provider did not answer',
    );
    return 'unreachable';
  }
}

async function follow(
  platform: Platform,
  payment: PaymentRow,
  said: ProviderStatus | null,
  now: Date,
): Promise<void> {
  // What is held stays so until the provider says an outcome that fits, or a coordinator has settled it.
  const isHeld = payment.failure === 'wrong-amount';
  if (isHeld && (said === null || said.state === 'pending')) return;
  if (said?.state !== 'succeeded') await resolveUnpaidOutage(platform, payment, said);
  if (said === null) return neverAccepted(platform, payment, now);
  if (said.state === 'pending') return stillWaiting(platform, payment, now);
  if (said.state === 'succeeded') {
    const { differs, fee, transactionId } = said;
    if (differs) return holdPayment(platform, payment.id, { differs, transactionId });
    await receiveSoon(platform, { payment, transactionId, ...(fee === undefined ? {} : { fee }) });
    await receiveFurther(platform, { ...payment, providerTransactionId: transactionId });
  } else if (payment.status !== 'expired') {
    await closeAs(platform, payment, said, now);
  } else if (!said.mayStillCome) {
    await askNoMore(platform, payment);
  }
}

/**
 * Lets what a payment is for be paid again when its provider is silent for longer than its payer had, and
 * for a while by our own questions: money that came all the same is still taken in, or goes back when
 * something else was paid meanwhile.
 */
async function recordOutage(platform: Platform, payment: PaymentRow, now: Date): Promise<void> {
  const isWaiting = payment.status === 'created' || payment.status === 'pending';
  if (!isWaiting || payment.failure !== null) return;
  const since = payment.unheardSince ?? (await recordProviderOutage(platform.db, payment.id, now));
  const isSilent = now.getTime() - since.getTime() >= outageRetryMs;
  if (!isSilent || pastMs(payment, now) < silenceMs) return;
  const failure = 'provider-silent';
  const askAgainAt = afterlifeCheck({ ...payment, failure }, now);
  await closePayment(platform, payment.id, {
    status: 'expired',
    failure,
    reason: 'the provider does not answer' satisfies StepReason,
    ...(askAgainAt ? { askAgainAt } : {}),
  });
}

/** What a provider says that was silent until the payment expired: no money came so far. */
async function resolveUnpaidOutage(
  platform: Platform,
  payment: PaymentRow,
  said: Exclude<ProviderStatus, { state: 'succeeded' }> | null,
): Promise<void> {
  if (payment.status !== 'expired' || payment.failure !== 'provider-silent') return;
  const waits = said?.state === 'pending' ? 'too-late' : 'provider-error';
  await resolveOutage(platform, payment, said?.state === 'failed' ? said.failure : waits);
}

/** Ends a payment as its provider says: for good, or so that money that comes later is still taken in. */
async function closeAs(
  platform: Platform,
  payment: PaymentRow,
  said: ProviderStatus & { readonly state: 'failed' },
  now: Date,
): Promise<void> {
  const { failure, mayStillCome = false, reason } = said;
  const status = mayStillCome || failure === 'too-late' ? 'expired' : 'failed';
  const askAgainAt = mayStillCome ? afterlifeCheck(payment, now) : null;
  const ending = { status, failure, reason, ...(askAgainAt ? { askAgainAt } : {}) } as const;
  await closePayment(platform, payment.id, ending);
}

/** When an expired payment is asked about again; null when it is too old. */
export const afterlifeCheck = (
  { createdAt, failure }: Pick<PaymentRow, 'createdAt' | 'failure'>,
  now: Date,
): Date | null => later(now, secondsToNextCheck({ status: 'expired', createdAt, failure }, now));

const askNoMore = (platform: Platform, { id }: PaymentRow): Promise<void> =>
  inTransaction(platform, (tx) => setNextCheck(tx, id, null));

const pastMs = (payment: PaymentRow, now: Date): number =>
  now.getTime() - (payment.expiresAt ?? payment.createdAt).getTime();

/**
 * The request was lost: sends it again with the same reference, while the payer still has time and
 * nothing else has been paid.
 */
async function neverAccepted(platform: Platform, payment: PaymentRow, now: Date): Promise<void> {
  if (payment.status === 'expired') return askNoMore(platform, payment);
  const past = pastMs(payment, now);
  if (past < 0 && !payment.stray) {
    await askPayer(platform, payment);
    return;
  }
  if (past < unknownGraceMs) return;
  await closePayment(platform, payment.id, {
    status: 'expired',
    failure: 'provider-error',
    reason: 'never accepted' satisfies StepReason,
  });
}

async function stillWaiting(platform: Platform, payment: PaymentRow, now: Date): Promise<void> {
  if (payment.status === 'created') await markPending(platform, payment);
  if (payment.status === 'expired' || pastMs(payment, now) < silenceMs) return;
  const askAgainAt = afterlifeCheck(payment, now);
  await closePayment(platform, payment.id, {
    status: 'expired',
    failure: 'too-late',
    reason: 'no answer' satisfies StepReason,
    ...(askAgainAt ? { askAgainAt } : {}),
  });
}
