import { links } from '@hafi/contract/core/links';
import { isByPhone } from '@hafi/contract/payments/by-phone';
import type { StepReason } from '@hafi/contract/payments/step-reasons';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordActivity, tell } from '../../notifications/notifications.public.ts';
import { announceMoney } from '../announce-money.ts';
import { announcePayment } from '../announce-payment.ts';
import { matchSentMoney } from '../bank/debits/match-debits.ts';
import { postRefundSent } from '../ledger/post-ledger.ts';
import { payablesOf } from '../payables/payables-of.ts';
import { lockPayment, moveTo, type PaymentRow, recordEvent } from '../payments.repo.ts';
import { takeNumber } from '../receipts/receipts.repo.ts';
import { refundActivities, refundTexts } from './refunds.messages.ts';
import { findRefundsOf, lockOpenRefund, type RefundRow, updateRefund } from './refunds.repo.ts';
import { smsToPayer } from './sms-to-payer.ts';

/** How a refund went back. */
interface Sent {
  readonly transactionId: string | null;
  readonly byHand?: boolean;
  /** What is stored with it. */
  readonly also?: (tx: Tx) => Promise<void>;
}

/**
 * Records that a refund was sent, or given back by hand: refund, credit note, payment, ledger, booking
 * and notifications in one transaction. The payment stays paid while only a part of it went back.
 * Idempotent; false when it was recorded before.
 */
export async function finishRefund(
  platform: Platform,
  refund: RefundRow,
  payment: PaymentRow,
  { also, byHand = false, transactionId }: Sent,
): Promise<boolean> {
  const at = platform.clock.now();
  return inTransaction(platform, async (tx) => {
    // Locked first, as everywhere; another order could deadlock.
    const payable = await payablesOf(payment).lock(tx, payment.purposeId);
    await lockPayment(tx, payment.id);
    if (!(await lockOpenRefund(tx, refund.id))) return false;
    const creditNote = await takeNumber(tx, 'HAFI-CN', at);
    await updateRefund(tx, refund.id, {
      doneAt: at,
      nextTryAt: null,
      providerTransactionId: transactionId,
      creditNote,
    });
    await also?.(tx);
    await postRefundSent(tx, payment, refund.amount, { at, byHand });
    if (payment.method === 'bank' && !byHand) await matchSentMoney(tx, refund.id);
    const provider = { transactionId: transactionId ?? '' };
    if (await isAllGiven(tx, payment)) {
      await moveTo(tx, payment.id, 'refunded', {
        at,
        reason: refund.reason satisfies StepReason,
        provider,
      });
      if (!payment.stray) await payable?.setPaymentState(tx, 'refunded', payment.id);
    } else {
      await recordEvent(tx, payment.id, payment.status, {
        at,
        reason: 'refunded in part' satisfies StepReason,
        provider,
      });
    }
    await tellGiven(platform, tx, { at, byHand, payment, refund });
    await announcePayment(tx, payment);
    await announceMoney(tx);
    return true;
  });
}

/** Whether nothing of a payment is to go back any more: all of it went, or all that was to. */
async function isAllGiven(tx: Tx, { amount, id }: PaymentRow): Promise<boolean> {
  const all = await findRefundsOf(tx, [id]);
  if (all.some(({ doneAt }) => !doneAt)) return false;
  const given = all.reduce((sum, each) => sum + each.amount, 0);
  return given === amount || all.some(({ reason }) => reason !== 'by-coordinator');
}

async function tellGiven(
  platform: Platform,
  tx: Tx,
  given: { at: Date; byHand: boolean; payment: PaymentRow; refund: RefundRow },
): Promise<void> {
  const { at, byHand, payment, refund } = given;
  const values = { amount: { rwf: refund.amount } };
  const way = byHand ? 'byHand' : isByPhone(payment.method) ? 'byPhone' : 'asPaid';
  const text = refundTexts[way];
  const key = `refund:${refund.id}:given`;
  await tell(platform, tx, {
    // The provider sends it, later than whoever cancelled.
    by: null,
    personId: payment.payerId,
    type: payablesOf(payment).words.noticeType,
    priority: 'medium',
    title: refundTexts.title,
    text,
    values,
    link: links.receipt(payment.id),
    at,
    attachment: { kind: 'credit-note', id: refund.id },
    dedupeKey: key,
    smsKey: key,
  });
  await smsToPayer(platform, tx, { payment, text, values, key });
  await recordActivity(tx, {
    about: payment.payerId,
    by: null,
    kind: 'payment',
    text: refundActivities[way],
    values,
    ref: payment.id,
    at,
  });
}
