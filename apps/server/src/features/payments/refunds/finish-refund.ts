import { links } from '@hafi/contract/core/links';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordActivity, tell } from '../../notifications/notifications.public.ts';
import { announcePayment } from '../announce-payment.ts';
import { payablesOf } from '../payables/payables-of.ts';
import { activities, forPayer, titles } from '../payments.messages.ts';
import { moveTo, type PaymentRow } from '../payments.repo.ts';
import { postRefundSent } from '../post-ledger.ts';
import { type RefundRow, updateRefund } from './refunds.repo.ts';

/**
 * Records that a refund was sent, or given back by hand: refund, payment, ledger, booking and notifications in one
 * transaction. Idempotent.
 */
export async function finishRefund(
  platform: Platform,
  refund: RefundRow,
  payment: PaymentRow,
  sent: {
    readonly transactionId: string | null;
    readonly byHand?: boolean;
    /** What is stored with it. */
    readonly also?: (tx: Tx) => Promise<void>;
  },
): Promise<void> {
  const { also, byHand = false, transactionId } = sent;
  const at = platform.clock.now();
  const values = { amount: { rwf: refund.amount } };
  await inTransaction(platform, async (tx) => {
    // Locked first, as everywhere; another order could deadlock.
    const payable = await payablesOf(payment).lock(tx, payment.purposeId);
    const done = { doneAt: at, nextTryAt: null, providerTransactionId: transactionId };
    if (!(await updateRefund(tx, refund.id, done))) return;
    await also?.(tx);
    await postRefundSent(tx, payment, refund.amount, { at, byHand });
    const provider = { transactionId: transactionId ?? '' };
    await moveTo(tx, payment.id, 'refunded', { at, reason: refund.reason, provider });
    if (!payment.stray) await payable?.settled(tx, 'refunded', payment.id);
    await tell(platform, tx, {
      // The provider sends it, later than whoever cancelled.
      by: null,
      personId: payment.payerId,
      type: payablesOf(payment).words.noticeType,
      priority: 'medium',
      title: titles.refunded,
      text: byHand ? forPayer.refundedByHand : forPayer.refunded,
      values,
      link: links.receipt(payment.id),
      at,
      dedupeKey: `payment:${payment.id}:refunded`,
    });
    await recordActivity(tx, {
      about: payment.payerId,
      by: null,
      kind: 'payment',
      text: byHand ? activities.refundedByHand : activities.refunded,
      values,
      ref: payment.id,
      at,
    });
    await announcePayment(tx, payment);
  });
}
