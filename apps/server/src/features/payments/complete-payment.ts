import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  type Notice,
  notifyMany,
  recordActivities,
  tellMany,
} from '../notifications/notifications.public.ts';
import { transferTexts } from './bank/bank.messages.ts';
import { postPaymentsReceived } from './ledger/post-ledger.ts';
import { payablesOf } from './payables/payables-of.ts';
import { comesBackText, forPayer, titles } from './payments.messages.ts';
import type { PaymentRow } from './payments.repo.ts';
import { recordFees } from './provider-fees/record-fees.ts';
import { insertReceipts, takeNumbers } from './receipts/receipts.repo.ts';
import { requestRefund } from './refunds/request-refund.ts';

/** A payment whose money has come. */
interface Completed {
  readonly payment: PaymentRow;
  /** The person for whom somebody has paid. */
  readonly forPerson?: string | undefined;
  /** RWF to refund at once, because the booking does not need them. */
  readonly back?: number;
  /** What the provider kept of it; undefined where it has not said so. */
  readonly fee?: number | undefined;
}

/**
 * Completes payments, in the transaction that moved them to `succeeded`: ledger, receipts, refunds of
 * what is not needed, notifications.
 */
export async function completePayments(
  platform: Platform,
  tx: Tx,
  completed: readonly Completed[],
): Promise<void> {
  const at = platform.clock.now();
  const payments = completed.map(({ payment }) => payment);
  const booked = payments.map((payment) => ({ ...payment, isUnallocated: payment.stray }));
  await postPaymentsReceived(tx, booked, at);
  const fees = completed.flatMap(({ fee, payment }) =>
    fee === undefined ? [] : [{ payment, refundId: null, fee }],
  );
  await recordFees(tx, fees, { source: 'status', at });
  for (const { back = 0, payment } of completed) {
    if (back === 0) continue;
    const reason = payment.stray ? 'not-needed' : 'cancelled';
    const isUnallocated = payment.stray;
    await requestRefund(platform, tx, { payment, amount: back, reason, isUnallocated });
  }
  const numbers = await takeNumbers(tx, { series: 'HAFI', at, count: payments.length });
  const notified = completed.map((one, nth) => wordsOf(one, numbers[nth] ?? '', at));
  await insertReceipts(
    tx,
    notified.map(({ number, payment }) => ({ paymentId: payment.id, number, issuedAt: at })),
  );
  // Money needs a proof: who pays is notified, too, so nobody acts here.
  await tellMany(platform, tx, { by: null, notices: notified.map(toPayer) });
  await recordActivities(tx, notified.map(activityOf));
  await notifyMany(tx, { by: null, notices: notified.flatMap(toPatient) });
}

type CompletedWithTexts = Completed & ReturnType<typeof wordsOf>;

function wordsOf({ back = 0, forPerson, payment }: Completed, number: string, at: Date) {
  const { words } = payablesOf(payment);
  const values = {
    ...words.values(payment.paidFor),
    amount: { rwf: payment.amount },
    back: { rwf: back },
    kept: { rwf: payment.amount - back },
    payer: `${payment.firstName} ${payment.lastName}`,
    number,
  };
  const common = { type: words.noticeType, priority: 'medium' as const, values, at };
  return { back, common, forPerson, number, payment, words };
}

function toPayer({ back = 0, common, payment, words }: CompletedWithTexts) {
  const { id, method, payerId } = payment;
  const notNeeded = method === 'bank' ? transferTexts.notNeeded : comesBackText(payment, back);
  const comesBack = back > 0;
  return {
    ...common,
    personId: payerId,
    toActor: 'receipt' as const,
    title: comesBack ? titles.refunding : titles.paid,
    text: comesBack ? notNeeded : words.paid,
    outside: comesBack ? notNeeded : forPayer.paidOutside,
    link: links.receipt(id),
    attachment: { kind: 'receipt', id },
    dedupeKey: `payment:${id}:paid`,
  };
}

function activityOf({ common, payment, words }: CompletedWithTexts) {
  const { id, payerId } = payment;
  const { at, values } = common;
  const kind = 'payment' as const;
  return { about: payerId, by: payerId, kind, text: words.activity, values, ref: id, at };
}

/** To the person for whom somebody else has paid. */
function toPatient({ back = 0, common, forPerson, payment, words }: CompletedWithTexts): Notice[] {
  if (back > 0 || forPerson === undefined || forPerson === payment.payerId) return [];
  return [
    {
      ...common,
      personId: forPerson,
      title: titles.paid,
      text: words.paidForYou,
      link: payablesOf(payment).page(payment.purposeId),
      dedupeKey: `payment:${payment.id}:paid:patient`,
    },
  ];
}
