import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { announcePayment } from '../announce-payment.ts';
import { askedOf } from '../asked-of.ts';
import { completePayments } from '../complete-payment.ts';
import { payablesOf } from '../payables/payables-of.ts';
import { findByKey, insertPayment, moveTo, type PaymentRow } from '../payments.repo.ts';
import { type FurtherCharge, ProviderUnreachable } from '../providers/payment-provider.ts';
import { providerOf } from '../providers/provider-of.ts';

/**
 * Asks what else was charged under the reference of a payment that came, and books each of these charges
 * as a payment of its own, which goes back in full: a card page that stands open in two windows takes the
 * money twice. Idempotent.
 */
export async function receiveFurther(platform: Platform, payment: PaymentRow): Promise<void> {
  try {
    await receiveAllFurther(platform, payment);
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    platform.log.warn({ payment: payment.id, reason: error.message }, 'a provider did not answer');
  }
}

/**
 * As {@link receiveFurther}, for who asks again when the provider does not answer.
 * @throws ProviderUnreachable
 */
export async function receiveAllFurther(platform: Platform, payment: PaymentRow): Promise<void> {
  const provider = providerOf(platform, payment);
  const asked = askedOf(payment);
  const { providerTransactionId } = payment;
  if (!provider?.further || !asked || providerTransactionId === null) return;
  for (const charge of await provider.further(asked, providerTransactionId)) {
    await receiveCharge(platform, payment, charge);
  }
}

async function receiveCharge(
  platform: Platform,
  payment: PaymentRow,
  charge: FurtherCharge,
): Promise<void> {
  const { amount, currency, transactionId } = charge;
  if (currency !== 'RWF' || !Number.isSafeInteger(amount) || amount <= 0) {
    platform.log.error({ payment: payment.id, transactionId }, 'a further charge is not in RWF');
    return;
  }
  // Nobody could be charged otherwise: what is told so is left to the list of its day, and to people.
  if (amount !== payment.amount) {
    platform.log.error(
      { payment: payment.id, transactionId },
      'a further charge is of another sum',
    );
    return;
  }
  const isNew = await inTransaction(platform, (tx) => book(platform, tx, payment, charge));
  if (isNew) platform.log.warn({ payment: payment.id, transactionId }, 'a card was charged twice');
}

async function book(
  platform: Platform,
  tx: Tx,
  payment: PaymentRow,
  { amount, fee, transactionId }: FurtherCharge,
): Promise<boolean> {
  const at = platform.clock.now();
  // Locked first, which serializes all payments of one thing.
  const payable = await payablesOf(payment).lock(tx, payment.purposeId);
  const idempotencyKey = `${payment.provider}:${transactionId}`;
  if (await findByKey(tx, payment.payerId, idempotencyKey)) return false;
  const { id } = await insertPayment(tx, {
    ...payment,
    id: newId(),
    amount,
    serviceFee: 0,
    idempotencyKey,
    status: 'created',
    failure: null,
    // Known to the provider by its own number alone.
    providerReference: randomUUID(),
    providerTransactionId: null,
    page: null,
    stray: true,
    createdAt: at,
    statusAt: at,
    expiresAt: null,
    nextCheckAt: null,
  });
  await moveTo(tx, id, 'pending', { at });
  const row = await moveTo(tx, id, 'succeeded', {
    at,
    provider: { transactionId },
    change: { providerTransactionId: transactionId },
  });
  if (!row) throw new Error('a further charge was not booked');
  await completePayments(platform, tx, [{ payment: row, back: amount, fee }]);
  await announcePayment(tx, row, payable?.people);
  return true;
}
