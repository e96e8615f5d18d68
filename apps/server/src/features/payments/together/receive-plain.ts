import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { announcePayment } from '../announce-payment.ts';
import { completePayments } from '../complete-payment.ts';
import { lockBookingPayables, settlePaid } from '../payables/booking-payables.ts';
import type { Payable } from '../payables/payable.ts';
import type { PaymentRow } from '../payments.repo.ts';
import { findBesides, lockPayments, moveToReceived, type Received } from './together.repo.ts';

/**
 * Records money of several payments in the statements of one: those that wait for their payer, for
 * an appointment that still stands and of which no other payment is known. Returns their ids; whatever
 * is not so simple is left to `receivePayment`.
 */
export async function receivePlain(
  platform: Platform,
  tx: Tx,
  all: readonly Received[],
): Promise<string[]> {
  const simple = onePerPurpose(all);
  if (simple.length < 2) return [];
  const at = platform.clock.now();
  const payables = await lockBookingPayables(
    tx,
    simple.map(({ payment }) => payment.purposeId),
  );
  const rows = await lockPayments(
    tx,
    simple.map(({ payment }) => payment.id),
  );
  const others = new Set((await findBesides(tx, rows)).map(({ purposeId }) => purposeId));
  const now = new Map(rows.map((row) => [row.id, row]));
  const plain = simple.filter(({ payment }) => {
    const row = now.get(payment.id);
    return row && !others.has(row.purposeId) && isPlain(row, payables.get(row.purposeId));
  });
  if (plain.length === 0) return [];
  const moved = await moveToReceived(tx, plain, at);
  await settlePaid(tx, moved);
  const fees = new Map(plain.map(({ fee, payment }) => [payment.id, fee]));
  await completePayments(
    platform,
    tx,
    moved.map((payment) => ({
      payment,
      fee: fees.get(payment.id),
      forPerson: payables.get(payment.purposeId)?.forPerson,
    })),
  );
  for (const row of moved) await announcePayment(tx, row, payables.get(row.purposeId)?.people);
  return moved.map(({ id }) => id);
}

/** Payments of appointments, one for each: a second one depends on the first. */
function onePerPurpose(all: readonly Received[]): Received[] {
  const kept = new Map<string, Received>();
  for (const one of all) {
    const { purposeId, purposeKind } = one.payment;
    if (purposeKind === 'booking' && !kept.has(purposeId)) kept.set(purposeId, one);
  }
  return [...kept.values()];
}

const isPlain = (row: PaymentRow, payable: Payable | undefined): boolean =>
  row.status === 'pending' &&
  row.failure === null &&
  !row.stray &&
  payable !== undefined &&
  payable.refusal === null &&
  !payable.isStale?.(row) &&
  payable.overpaid(row.amount) === 0;
