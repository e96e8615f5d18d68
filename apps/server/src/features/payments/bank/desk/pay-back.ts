import type { StepReason } from '@hafi/contract/payments/step-reasons';
import type { Tx } from '../../../../platform/db/tx.ts';
import { newId } from '../../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { completePayments } from '../../complete-payment.ts';
import { insertPayment, moveTo, type PaymentRow } from '../../payments.repo.ts';

/**
 * Books money that came by bank for a payment and is not needed for it: a payment of its own, with
 * ledger and receipt, that is owed back in whole. Once for a confirmation.
 */
export async function payBack(
  platform: Platform,
  tx: Tx,
  what: { readonly payment: PaymentRow; readonly amount: number; readonly confirmationId: string },
): Promise<void> {
  const { amount, confirmationId, payment } = what;
  const at = platform.clock.now();
  const { email, firstName, lastName, paidFor, payerId, purposeId, purposeKind } = payment;
  const { id } = await insertPayment(tx, {
    id: newId(),
    payerId,
    purposeKind,
    purposeId,
    paidFor,
    method: 'bank',
    amount,
    serviceFee: 0,
    firstName,
    lastName,
    email,
    termsAcceptedAt: payment.termsAcceptedAt,
    idempotencyKey: `bank:${confirmationId}`,
    status: 'created',
    stray: true,
    createdAt: at,
    statusAt: at,
  });
  await moveTo(tx, id, 'pending', { at });
  const row = await moveTo(tx, id, 'succeeded', {
    at,
    reason: 'came by bank and is not needed' satisfies StepReason,
  });
  if (!row) throw new Error('a payment of money to pay back was not made');
  await completePayments(platform, tx, [{ payment: row, back: amount }]);
}
