import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { OnCancelled } from '../../bookings/bookings.public.ts';
import { postRefundPromised } from '../ledger/post-ledger.ts';
import { lockPayment, type PaymentRow } from '../payments.repo.ts';
import type { RefundReason } from '../payments.tables.ts';
import { insertRefund, sumRefunds } from './refunds.repo.ts';
import { sendRefundsId } from './send-refunds.job.ts';

interface Wanted {
  readonly payment: PaymentRow;
  /** In whole RWF. */
  readonly amount: number;
  readonly reason: RefundReason;
  /** What a coordinator wrote to the payer about it. */
  readonly note?: string;
  /** The payment was for nothing when it came: its money has not been used. */
  readonly isUnallocated?: boolean;
}

/**
 * Promises a payer a refund of `amount` RWF of a succeeded payment, whose row is locked, in the
 * caller's transaction; a job sends it. What happens by itself happens once: repeating it changes
 * nothing. Returns the refund's id, or null when nothing was promised.
 */
export async function requestRefund(
  platform: Platform,
  tx: Tx,
  { amount, isUnallocated = false, note, payment, reason }: Wanted,
): Promise<string | null> {
  const now = platform.clock.now();
  const { promised: before } = await sumRefunds(tx, payment.id);
  const made = await insertRefund(tx, {
    id: newId(),
    paymentId: payment.id,
    amount,
    reason,
    note: note ?? null,
    // UUID v4: the provider's id of the refund, and its idempotency key.
    providerReference: randomUUID(),
    requestedAt: now,
    nextTryAt: now,
  });
  if (!made) return null;
  await postRefundPromised(tx, payment, { back: amount, before, isUnallocated, at: now });
  tx.afterCommit(() => platform.due.kick(sendRefundsId));
  return made.id;
}

/** Gives back all of a payment that has not gone back, in the caller's transaction; nothing when it has not succeeded. */
export const giveBack =
  (platform: Platform) =>
  async (tx: Tx, paymentId: string): Promise<void> => {
    const payment = await lockPayment(tx, paymentId);
    if (payment?.status !== 'succeeded') return;
    const { promised } = await sumRefunds(tx, paymentId);
    const amount = payment.amount - promised;
    if (amount <= 0) return;
    await requestRefund(platform, tx, { payment, amount, reason: 'cancelled' });
  };

/**
 * Refunds what was cancelled, less the fee that is kept and what went back before, in the transaction
 * that cancels it. Returns the resulting state of its payment.
 */
export function refundForCancellation(
  platform: Platform,
): (
  tx: Tx,
  cancelled: Pick<Parameters<OnCancelled>[1], 'keepRwf' | 'paymentId'>,
) => ReturnType<OnCancelled> {
  return async (tx, { paymentId, keepRwf }) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment?.status === 'refunded') return 'refunded';
    if (payment?.status !== 'succeeded') return 'paid';
    const { promised } = await sumRefunds(tx, payment.id);
    if (promised === payment.amount) return 'refunding';
    const amount = payment.amount - keepRwf - promised;
    if (amount <= 0) return 'paid';
    await requestRefund(platform, tx, { payment, amount, reason: 'cancelled' });
    return 'refunding';
  };
}
