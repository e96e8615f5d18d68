import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import type { BatchWork } from '../../../platform/due/due-work.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tell } from '../../notifications/notifications.public.ts';
import { announceMoney } from '../announce-money.ts';
import { payablesOf } from '../payables/payables-of.ts';
import { findPayment } from '../payments.repo.ts';
import { markNotifiedLate, takeLateRefunds } from './late-refunds.repo.ts';
import { refundTexts } from './refunds.messages.ts';
import type { RefundRow } from './refunds.repo.ts';
import { smsToPayer } from './sms-to-payer.ts';

export const tellLateRefundsId = 'payments.tell-late-refunds';

/** So many attempts are no hiccup of the provider any more: a quarter of an hour has passed. */
const lateAfter = 5;

/** Tells payers, once, that their refund does not get through, or takes longer than usual. */
export const tellLateRefundsWork = (platform: Platform): BatchWork<RefundRow> => ({
  id: tellLateRefundsId,
  everySeconds: 60,
  batch: 20,
  take: (tx, { limit, now, open }) =>
    takeLateRefunds(tx, { now, attempts: lateAfter, limit, open }),
  async handle(tx, rows, now) {
    for (const row of rows) await tellLate(platform, tx, row);
    await markNotifiedLate(
      tx,
      rows.map(({ id }) => id),
      now,
    );
  },
});

async function tellLate(platform: Platform, tx: Tx, refund: RefundRow): Promise<void> {
  const payment = await findPayment(tx, refund.paymentId);
  if (!payment) return;
  const values = { amount: { rwf: refund.amount } };
  const key = `refund:${refund.id}:late`;
  const text = refund.pendingSince ? refundTexts.slow : refundTexts.late;
  await tell(platform, tx, {
    by: null,
    personId: payment.payerId,
    type: payablesOf(payment).words.noticeType,
    priority: 'high',
    title: refundTexts.lateTitle,
    text,
    values,
    link: links.receipt(payment.id),
    at: platform.clock.now(),
    dedupeKey: key,
    smsKey: key,
  });
  await smsToPayer(platform, tx, { payment, text, values, key });
  tx.changed(['payments', 'notifications'], [payment.payerId]);
  await announceMoney(tx);
}
