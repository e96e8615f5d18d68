import { dayInMs, minuteInMs } from '@hafi/base/time';
import { links } from '@hafi/contract/core/links';
import { shownReference } from '@hafi/contract/payments/bank-reference';
import type { StepReason } from '@hafi/contract/payments/step-reasons';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { LeasedWork } from '../../../platform/due/due-work.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tell } from '../../notifications/notifications.public.ts';
import { closePayment } from '../close-payment.ts';
import { payablesOf } from '../payables/payables-of.ts';
import { findPayment, type PaymentRow } from '../payments.repo.ts';
import { transferTexts } from './bank.messages.ts';
import { findArrived, followNext, leaseTransfers, type TransferRow } from './bank.repo.ts';

/** Reminds payers by bank of a transfer that has not come, and ends the waiting after its time. */
export const followTransfersWork = (platform: Platform): LeasedWork<TransferRow> => ({
  id: 'payments.follow-transfers',
  everySeconds: 60,
  together: 5,
  leaseSeconds: 60,
  take: leaseTransfers,
  handle: (transfer) => follow(platform, transfer),
});

async function follow(platform: Platform, transfer: TransferRow): Promise<void> {
  const { clock, db } = platform;
  const now = clock.now();
  const payment = await findPayment(db, transfer.id);
  const end = payment?.expiresAt ?? now;
  if (payment?.status !== 'pending') return next(platform, transfer.id, null);
  // People look into what came: it ends by what they say.
  if ((await findArrived(db, [transfer.id])).length > 0) {
    return next(platform, transfer.id, new Date(now.getTime() + dayInMs));
  }
  if (now >= end) {
    await closePayment(platform, transfer.id, {
      status: 'expired',
      failure: 'not-transferred',
      reason: 'no transfer in time' satisfies StepReason,
    });
    return next(platform, transfer.id, null);
  }
  if (transfer.remindedAt === null) return remind(platform, transfer, payment, end);
  return next(platform, transfer.id, end);
}

const next = (platform: Platform, id: string, nextAt: Date | null): Promise<void> =>
  inTransaction(platform, (tx) => followNext(tx, id, { nextAt }));

async function remind(
  platform: Platform,
  { id, reference }: TransferRow,
  payment: PaymentRow,
  end: Date,
): Promise<void> {
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const payable = await payablesOf(payment).lock(tx, payment.purposeId);
    await followNext(tx, id, { nextAt: end, remindedAt: at });
    // Cancelled, or paid otherwise: nothing should be transferred.
    if (!payable || payable.overpaid(payment.amount) === payment.amount) return;
    await tell(platform, tx, {
      by: null,
      personId: payment.payerId,
      type: payablesOf(payment).words.noticeType,
      priority: 'medium',
      title: transferTexts.remindTitle,
      text: transferTexts.remind,
      values: {
        amount: { rwf: payment.amount },
        reference: shownReference(reference),
        // The last whole minute: a deadline at midnight is still of the day before.
        date: { date: new Date(end.getTime() - minuteInMs).toISOString() },
      },
      link: links.receipt(id),
      at,
      dedupeKey: `payment:${id}:transfer-reminder`,
    });
  });
}
