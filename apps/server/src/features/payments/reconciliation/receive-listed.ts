import type { StatedMethod } from '@hafi/contract/payments/reconciliation.schemas';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPayment, type PaymentRow, setNextCheck } from '../payments.repo.ts';
import type { StatedLine } from '../providers/payment-provider.ts';
import { settleAtOnce } from '../settle-payment.ts';
import { findNamed } from './our-money.repo.ts';
import type { OurPayment } from './our-money.ts';

/**
 * Asks about the money that a list names and our books do not have: a charge beside the one that paid,
 * whose notice was lost, is booked and goes back; a payment that was given up is looked at again. The list
 * is only a reason to ask: what counts is the provider's answer about each. `isNumbered`: it has the numbers
 * by which we know what was paid; otherwise only what it names twice is asked about.
 */
export async function receiveListed(
  platform: Platform,
  method: StatedMethod,
  lines: readonly StatedLine[],
  further: (platform: Platform, payment: PaymentRow) => Promise<void>,
  { isNumbered }: { readonly isNumbered: boolean },
): Promise<void> {
  const came = lines.filter(({ isRefund, state }) => !isRefund && state === 'succeeded');
  const ours = (await findNamed(platform.db, method, came)).filter(({ isRefund }) => !isRefund);
  const times = Map.groupBy(came, referenceOf);
  const [paid, open] = [new Set<string>(), new Set<string>()];
  for (const line of came) {
    const named = ours.find(({ references }) => references.includes(referenceOf(line)));
    if (!named) continue;
    if (!named.isDone) open.add(named.paymentId);
    else if (!isNumbered && times.get(referenceOf(line))?.length === 1) continue;
    else if (!isBooked(line, ours)) paid.add(named.paymentId);
  }
  for (const id of open) await checkAgain(platform, id);
  for (const id of paid) {
    const payment = await findPayment(platform.db, id);
    if (payment) await further(platform, payment);
  }
}

const referenceOf = ({ reference }: StatedLine) => reference?.toLowerCase() ?? '';

const isBooked = ({ transactionId }: StatedLine, ours: readonly OurPayment[]): boolean =>
  transactionId === null || ours.some((each) => each.transactionId === transactionId);

/** Asks for the status of a payment that has no money with us; what is held stays with the coordinators. */
async function checkAgain(platform: Platform, id: string): Promise<void> {
  const payment = await findPayment(platform.db, id);
  const isOpen = payment && ['created', 'pending', 'expired'].includes(payment.status);
  if (!isOpen || payment.failure === 'wrong-amount') return;
  const nextCheckAt = payment.nextCheckAt ?? platform.clock.now();
  if (!payment.nextCheckAt)
    await inTransaction(platform, (tx) => setNextCheck(tx, id, nextCheckAt));
  await settleAtOnce(platform, { ...payment, nextCheckAt });
}
