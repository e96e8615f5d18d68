import { coreErrors } from '@hafi/contract/core/core.errors';
import { links } from '@hafi/contract/core/links';
import { Problem } from '@hafi/contract/core/problem';
import type { PaymentRefund } from '@hafi/contract/payments/payments.contract';
import { paymentsErrors } from '@hafi/contract/payments/payments.errors';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tell } from '../../notifications/notifications.public.ts';
import { announceMoney } from '../announce-money.ts';
import { announcePayment } from '../announce-payment.ts';
import { payablesOf } from '../payables/payables-of.ts';
import { presentRefund } from '../payments.presenter.ts';
import { findPayment, lockPayment, type PaymentRow } from '../payments.repo.ts';
import { refundTexts } from './refunds.messages.ts';
import { findRefundsOf, sumRefunds } from './refunds.repo.ts';
import { requestRefund } from './request-refund.ts';

interface GivenBack {
  readonly id: string;
  /** In whole RWF. */
  readonly amount: number;
  /** What was left of it on the screen, in whole RWF. */
  readonly left?: number | undefined;
  readonly reason: string;
}

/**
 * Gives back a part of a payment, or all that is left of it, as a coordinator, with its audit entry;
 * the payer is told why. What was paid for stays paid until all of it is on its way back.
 * @throws Problem not-found, payment-changed when another sum is left than was seen, more-than-paid when
 * less is left, or nothing was paid
 */
export async function refundPayment(
  platform: Platform,
  actorId: string,
  { amount, id, left, reason }: GivenBack,
): Promise<PaymentRefund> {
  const { clock } = platform;
  const at = clock.now();
  return inTransaction(platform, async (tx) => {
    const known = await findPayment(tx, id);
    if (!known) throw new Problem(coreErrors['not-found']);
    const payable = await payablesOf(known).lock(tx, known.purposeId);
    const payment = await lockPayment(tx, id);
    const { promised } = await sumRefunds(tx, id);
    const hasCome = payment?.status === 'succeeded' || payment?.status === 'refunded';
    if (left !== undefined && hasCome && left !== payment.amount - promised) {
      throw new Problem(paymentsErrors['payment-changed']);
    }
    if (!hasCome || promised + amount > payment.amount) {
      throw new Problem(paymentsErrors['more-than-paid']);
    }
    const refundId = await requestRefund(platform, tx, {
      payment,
      amount,
      reason: 'by-coordinator',
      note: reason,
    });
    const isFull = promised + amount === payment.amount;
    if (isFull && !payment.stray) await payable?.setPaymentState(tx, 'refunding', id);
    await recordAudit(tx, {
      actorId,
      action: 'payment.refunded',
      subjectId: payment.payerId,
      at,
      reason: `${amount} RWF: ${reason}`,
    });
    await tellPromised(platform, tx, { payment, amount, reason, at, key: refundId ?? id });
    await announcePayment(tx, payment, payable?.people);
    await announceMoney(tx);
    const row = (await findRefundsOf(tx, [id])).find((each) => each.id === refundId);
    if (!row) throw new Error('the refund was not written');
    return presentRefund(row);
  });
}

async function tellPromised(
  platform: Platform,
  tx: Tx,
  news: { payment: PaymentRow; amount: number; reason: string; at: Date; key: string },
): Promise<void> {
  const { amount, at, key, payment, reason } = news;
  await tell(platform, tx, {
    by: null,
    personId: payment.payerId,
    type: payablesOf(payment).words.noticeType,
    priority: 'medium',
    title: refundTexts.promisedTitle,
    text: refundTexts.promised,
    // What a coordinator wrote may be about health, and others read mails and SMS.
    outside: refundTexts.promisedOutside,
    values: { amount: { rwf: amount }, reason },
    link: links.receipt(payment.id),
    at,
    dedupeKey: `refund:${key}:promised`,
  });
}
