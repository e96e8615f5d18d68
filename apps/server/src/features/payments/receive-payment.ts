import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { announcePayment } from './announce-payment.ts';
import { completePayment } from './complete-payment.ts';
import { payablesOf } from './payables/payables-of.ts';
import {
  findAfter,
  findPayment,
  findReceived,
  lockPayment,
  moveTo,
  type PaymentRow,
  standBack,
} from './payments.repo.ts';

/**
 * Records money that the provider has proved: payment, ledger, receipt, booking and notifications
 * in one transaction. Accepts expired payments too. For a cancelled booking the money is refunded,
 * less the cancellation fee; stray money, for a booking for which other money has come, is refunded in
 * full. One that still waits for its payer stands back: only money that came holds a booking against
 * money. Idempotent.
 */
export async function receivePayment(
  platform: Platform,
  id: string,
  proof: { transactionId: string | null; at?: Date },
): Promise<PaymentRow | null> {
  const { clock, log } = platform;
  const at = proof.at ?? clock.now();
  const received = await inTransaction(platform, async (tx) => {
    const known = await findPayment(tx, id);
    if (!known) return null;
    const payable = await payablesOf(known).lock(tx, known.purposeId);
    const payment = await lockPayment(tx, id);
    if (payment?.status === 'created') await moveTo(tx, id, 'pending', { at });
    const other = await findReceived(tx, known);
    if (other === null) await standBack(tx, known);
    const back = other === null && payable ? payable.unwanted(known.amount) : known.amount;
    const row = await moveTo(tx, id, 'succeeded', {
      at,
      provider: { transactionId: proof.transactionId ?? '' },
      change: {
        providerTransactionId: proof.transactionId,
        failure: null,
        nextCheckAt: null,
        stray: other !== null,
      },
    });
    if (!row) return null;
    if (other === null) await payable?.settled(tx, back > 0 ? 'refunding' : 'paid', id);
    if (back === 0) {
      const promise = await findAfter(tx, row.purposeId);
      if (promise) await moveTo(tx, promise.id, 'expired', { at, reason: 'paid online' });
    }
    await completePayment(platform, tx, row, { forPerson: payable?.forPerson, back });
    await announcePayment(tx, row, payable?.people);
    return row;
  });
  if (!received)
    log.info({ payment: id, to: 'succeeded' }, 'a payment has no such step; left as it is');
  return received;
}
