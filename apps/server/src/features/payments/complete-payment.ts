import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  type Notice,
  notify,
  recordActivity,
  tell,
} from '../notifications/notifications.public.ts';
import { transferTexts } from './bank/bank.messages.ts';
import { payablesOf } from './payables/payables-of.ts';
import { comesBackText, forPayer, titles } from './payments.messages.ts';
import type { PaymentRow } from './payments.repo.ts';
import { postPaymentReceived } from './post-ledger.ts';
import { insertReceipt, takeNumber } from './receipts/receipts.repo.ts';
import { requestRefund } from './refunds/request-refund.ts';

interface Completed {
  /** The person for whom somebody has paid. */
  readonly forPerson?: string | undefined;
  /** RWF to refund at once, because the booking does not need them. */
  readonly back?: number;
}

/**
 * Completes a payment, in the transaction that moved it to `succeeded`: ledger, receipt, refund of
 * what is not needed, notifications.
 */
export async function completePayment(
  platform: Platform,
  tx: Tx,
  payment: PaymentRow,
  { forPerson, back = 0 }: Completed = {},
): Promise<void> {
  const at = platform.clock.now();
  await postPaymentReceived(tx, payment, at);
  if (back > 0) {
    const reason = payment.stray ? 'not-needed' : 'cancelled';
    await requestRefund(platform, tx, { payment, amount: back, reason });
  }
  const number = await issueReceipt(tx, payment.id, at);
  const { page, words } = payablesOf(payment);
  const values = {
    ...words.values(payment.paidFor),
    amount: { rwf: payment.amount },
    back: { rwf: back },
    payer: `${payment.firstName} ${payment.lastName}`,
    number,
  };
  const common = { type: words.noticeType, priority: 'medium', values, at } as const;
  await tellPayer(platform, tx, payment, common, back > 0);
  if (back > 0 || forPerson === undefined || forPerson === payment.payerId) return;
  await notify(tx, {
    ...common,
    by: payment.payerId,
    personId: forPerson,
    title: titles.paid,
    text: words.paidForYou,
    link: page(payment.purposeId),
    dedupeKey: `payment:${payment.id}:paid:patient`,
  });
}

async function tellPayer(
  platform: Platform,
  tx: Tx,
  payment: PaymentRow,
  common: Pick<Notice, 'type' | 'priority'> & Required<Pick<Notice, 'values' | 'at'>>,
  comesBack: boolean,
): Promise<void> {
  const { id, method, payerId } = payment;
  const { words } = payablesOf(payment);
  const notNeeded = method === 'bank' ? transferTexts.notNeeded : comesBackText(method);
  await tell(platform, tx, {
    ...common,
    by: payerId,
    personId: payerId,
    toActor: 'receipt',
    title: comesBack ? titles.refunding : titles.paid,
    text: comesBack ? notNeeded : words.paid,
    outside: comesBack ? notNeeded : forPayer.paidOutside,
    link: links.receipt(id),
    dedupeKey: `payment:${id}:paid`,
  });
  await recordActivity(tx, {
    about: payerId,
    by: payerId,
    kind: 'payment',
    text: words.activity,
    values: common.values,
    ref: id,
    at: common.at,
  });
}

/** Assigns the next receipt number. */
async function issueReceipt(tx: Tx, paymentId: string, at: Date): Promise<string> {
  const number = await takeNumber(tx, 'HAFI', at);
  await insertReceipt(tx, { paymentId, number, issuedAt: at });
  return number;
}
