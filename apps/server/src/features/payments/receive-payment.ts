import type { StepReason } from '@hafi/contract/payments/step-reasons';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { announcePayment } from './announce-payment.ts';
import { completePayments } from './complete-payment.ts';
import type { Payable } from './payables/payable.ts';
import { payablesOf } from './payables/payables-of.ts';
import { findPayment, lockPayment, moveTo, type PaymentRow } from './payments.repo.ts';
import { findAfter, findReceived, supersedePending } from './payments-of-purpose.repo.ts';

/** The evidence of a payment: the provider's transaction, or a line of the bank. */
interface Proof {
  readonly transactionId: string | null;
  readonly at?: Date;
  /** What the provider kept of it; absent where it has not said so. */
  readonly fee?: number;
}

/**
 * Records money that the provider has proved: payment, ledger, receipt, booking and notifications
 * in one transaction. Accepts expired payments too. For a cancelled booking the money is refunded,
 * less the cancellation fee; stray money, for a booking for which other money has come, is refunded in
 * full, and so is a fee that is not owed any more. Another pending payment of the same thing is superseded. Idempotent.
 */
export async function receivePayment(
  platform: Platform,
  id: string,
  proof: Proof,
): Promise<PaymentRow | null> {
  const received = await inTransaction(platform, (tx) => receiveIn(platform, tx, id, proof));
  if (!received)
    platform.log.info(
      { payment: id, to: 'succeeded' },
      'a payment has no such step; left as it is',
    );
  return received;
}

/** As {@link receivePayment}, in the caller's transaction; null when there is no such step. */
export async function receiveIn(
  platform: Platform,
  tx: Tx,
  id: string,
  proof: Proof,
): Promise<PaymentRow | null> {
  const at = proof.at ?? platform.clock.now();
  const known = await findPayment(tx, id);
  if (!known) return null;
  const payable = await payablesOf(known).lock(tx, known.purposeId);
  // Its status may have changed while this waited.
  const payment = await lockPayment(tx, id);
  if (!payment) return null;
  if (payment.status === 'created') await moveTo(tx, id, 'pending', { at });
  const isOutdated = payable?.isStale?.(payment) ?? false;
  const isTaken =
    isOutdated || (await findReceived(tx, payment)) !== null || isPaidOtherwise(payment, payable);
  if (!isTaken) await supersedePending(tx, payment);
  const back = !isTaken && payable ? payable.overpaid(payment.amount) : payment.amount;
  const row = await moveTo(tx, id, 'succeeded', {
    at,
    provider: { transactionId: proof.transactionId ?? '' },
    change: {
      providerTransactionId: proof.transactionId,
      failure: null,
      nextCheckAt: null,
      stray: isTaken,
    },
  });
  if (!row) return null;
  if (!isTaken) await payable?.setPaymentState(tx, back > 0 ? 'refunding' : 'paid', id);
  // The price can be asked for now.
  else if (isOutdated) await payable?.setPaymentState(tx, 'unpaid', id);
  if (back === 0) {
    const promise = await findAfter(tx, row.purposeId);
    if (promise)
      await moveTo(tx, promise.id, 'expired', { at, reason: 'paid online' satisfies StepReason });
  }
  const { fee } = proof;
  await completePayments(platform, tx, [
    { payment: row, forPerson: payable?.forPerson, back, fee },
  ]);
  await announcePayment(tx, row, payable?.people);
  return row;
}

/** Paid without us since the waiting for a late payment had ended: at the doctor's desk. */
const isPaidOtherwise = ({ status }: PaymentRow, payable: Payable | null): boolean =>
  status === 'expired' && payable?.refusal === 'already-paid';
