import { randomUUID } from 'node:crypto';
import type { StepReason } from '@hafi/contract/payments/step-reasons';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { announcePayment } from '../announce-payment.ts';
import { completePayments } from '../complete-payment.ts';
import { payablesOf } from '../payables/payables-of.ts';
import { findByKey, insertPayment, moveTo, type PaymentRow } from '../payments.repo.ts';
import { type FurtherCharge, ProviderUnreachable } from '../providers/payment-provider.ts';
import { providerOf } from '../providers/provider-of.ts';
import { requestOf } from '../request-of.ts';

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
  const requested = requestOf(payment);
  const { providerTransactionId } = payment;
  if (!provider?.further || !requested || providerTransactionId === null) return;
  for (const charge of await provider.further(requested, providerTransactionId)) {
    await receiveCharge(platform, payment, charge);
  }
}

async function receiveCharge(
  platform: Platform,
  payment: PaymentRow,
  charge: FurtherCharge,
): Promise<void> {
  const { amount, currency, transactionId } = charge;
  // Nobody could be charged otherwise: people look into it.
  if (currency !== 'RWF' || amount !== payment.amount) {
    const isNew = await inTransaction(platform, (tx) => hang(platform, tx, payment, charge));
    if (isNew) {
      platform.log.error(
        { payment: payment.id, transactionId, amount, currency },
        'a further charge is of another sum or currency',
      );
    }
    return;
  }
  const isNew = await inTransaction(platform, (tx) => book(platform, tx, payment, charge));
  if (isNew) platform.log.warn({ payment: payment.id, transactionId }, 'a card was charged twice');
}

/** Puts a charge that is not as it was asked for on the list of the payments that hang, once. */
async function hang(
  platform: Platform,
  tx: Tx,
  payment: PaymentRow,
  charge: FurtherCharge,
): Promise<boolean> {
  const { amount, currency, transactionId } = charge;
  await payablesOf(payment).lock(tx, payment.purposeId);
  const { payerId } = payment;
  const known =
    (await findByKey(tx, payerId, hangingKey(payment, charge))) ??
    (await findByKey(tx, payerId, keyOf(payment, charge)));
  if (known) return false;
  const isSum = currency === 'RWF' && Number.isSafeInteger(amount) && amount > 0;
  const at = platform.clock.now();
  const { id } = await insertPayment(tx, {
    ...furtherOf(payment, at),
    amount: isSum ? amount : payment.amount,
    idempotencyKey: hangingKey(payment, charge),
  });
  await moveTo(tx, id, 'pending', {
    at,
    reason: (currency === 'RWF' ? 'amount' : 'currency') satisfies StepReason,
    provider: { transactionId },
    change: { failure: 'wrong-amount' },
  });
  return true;
}

const keyOf = ({ provider }: PaymentRow, { transactionId }: FurtherCharge) =>
  `${provider}:${transactionId}`;
const hangingKey = (payment: PaymentRow, charge: FurtherCharge) =>
  `${keyOf(payment, charge)}:other`;

/** A payment of its own for what else was charged under the reference of another. */
const furtherOf = (payment: PaymentRow, at: Date) => ({
  ...payment,
  id: newId(),
  serviceFee: 0,
  status: 'created' as const,
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

async function book(
  platform: Platform,
  tx: Tx,
  payment: PaymentRow,
  charge: FurtherCharge,
): Promise<boolean> {
  const at = platform.clock.now();
  // Locked first, which serializes all payments of one thing.
  const payable = await payablesOf(payment).lock(tx, payment.purposeId);
  const { amount, fee, transactionId } = charge;
  const idempotencyKey = keyOf(payment, charge);
  if (await findByKey(tx, payment.payerId, idempotencyKey)) return false;
  // It is told as it was asked for after all.
  const hanging = await findByKey(tx, payment.payerId, hangingKey(payment, charge));
  if (hanging) await moveTo(tx, hanging.id, 'failed', { at, change: { failure: null } });
  const { id } = await insertPayment(tx, {
    ...furtherOf(payment, at),
    amount,
    idempotencyKey,
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
