import { addDays, dayInKigali, instantAt } from '@hafi/base/kigali-time';
import type { Db } from '../../platform/db/database.ts';
import { countLinesWaiting } from './bank/bank.repo.ts';
import { settlePaymentByHand } from './hanging/settle-by-hand.ts';
import { countWaiting, sumSucceeded } from './payments.repo.ts';

export { countLinesWaiting as countBankLinesWaiting } from './bank/bank.repo.ts';
export { askAboutPayment } from './hanging/ask-about-payment.ts';
export { countHanging } from './hanging/hanging.repo.ts';
export { listHangingPayments } from './hanging/list-hanging-payments.ts';

/** Payments that wait for a phone, lines of the bank that wait for a coordinator, and the RWF received since the first of the month in Kigali. */
export async function paymentCounts(
  db: Db,
  now: Date,
): Promise<{ pending: number; atBank: number; paidThisMonth: number }> {
  const today = dayInKigali(now);
  const first = addDays(today, 1 - Number(today.slice(8)));
  return {
    pending: await countWaiting(db),
    atBank: await countLinesWaiting(db),
    paidThisMonth: await sumSucceeded(db, instantAt(first, '00:00')),
  };
}

// Named here, so that the errors of its endpoint are compared with what it throws.
export { settlePaymentByHand };
