import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { OnCancelled } from '../../bookings/bookings.public.ts';
import { lockPayment, type PaymentRow } from '../payments.repo.ts';
import { postRefundPromised } from '../post-ledger.ts';
import { insertRefund } from './refunds.repo.ts';
import { sendRefundsId } from './send-refunds.job.ts';

/**
 * Promises a payer a refund of `amount` RWF of a succeeded payment, in the caller's transaction; a
 * job sends it. A payment is refunded only once; repeating changes nothing.
 */
export async function requestRefund(
  platform: Platform,
  tx: Tx,
  refund: { payment: PaymentRow; amount: number; reason: 'cancelled' | 'not-needed' },
): Promise<void> {
  const { payment, amount, reason } = refund;
  const now = platform.clock.now();
  const made = await insertRefund(tx, {
    id: newId(),
    paymentId: payment.id,
    amount,
    reason,
    // UUID v4: the provider's id of the refund, and its idempotency key.
    providerReference: randomUUID(),
    requestedAt: now,
    nextTryAt: now,
  });
  if (!made) return;
  await postRefundPromised(tx, payment, amount, now);
  tx.afterCommit(() => platform.due.kick(sendRefundsId));
}

/**
 * Refunds a cancelled booking, less the fee that is kept, in the transaction that cancels it.
 * Returns the resulting state of the booking's payment.
 */
export function refundForCancellation(platform: Platform): OnCancelled {
  return async (tx, { paymentId, keepRwf }) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment?.status === 'refunded') return 'refunded';
    const amount = (payment?.amount ?? 0) - keepRwf;
    if (payment?.status !== 'succeeded' || amount <= 0) return 'paid';
    await requestRefund(platform, tx, { payment, amount, reason: 'cancelled' });
    return 'refunding';
  };
}
