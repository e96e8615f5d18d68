import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Payment } from '@hafi/contract/payments/payments.contract';
import { paymentsErrors } from '@hafi/contract/payments/payments.errors';
import type { StepReason } from '@hafi/contract/payments/step-reasons';
import type { Platform } from '../../platform/platform.ts';
import { closePayment } from './close-payment.ts';
import { getPayment } from './list-payments.ts';
import { findOwnPayment, findPayment, type PaymentRow } from './payments.repo.ts';
import { afterlifeCheck, settlePayment } from './settle-payment.ts';

/**
 * Gives up one of the caller's payments by card, so that it can be paid in another way. The provider is
 * asked first: what is paid stays paid. Its page stays open until its time is over, so the payment only
 * expires: money that comes all the same is taken in, or sent back when something else was paid meanwhile.
 * @throws Problem not-found, also for other people's; payment-in-progress for a prompt on a phone
 */
export async function leavePayment(
  platform: Platform,
  personId: string,
  id: string,
): Promise<Payment> {
  const row = await findOwnPayment(platform.db, personId, id);
  if (!row) throw new Problem(coreErrors['not-found']);
  if (isOpen(row)) {
    if (row.method !== 'card') throw new Problem(paymentsErrors['payment-in-progress']);
    await settlePayment(platform, row);
    await closeUnpaid(platform, id);
  }
  return getPayment(platform, personId, id);
}

const isOpen = ({ failure, status }: PaymentRow): boolean =>
  failure === null && (status === 'created' || status === 'pending');

async function closeUnpaid(platform: Platform, id: string): Promise<void> {
  const row = await findPayment(platform.db, id);
  if (!row || !isOpen(row)) return;
  const askAgainAt = afterlifeCheck(row, platform.clock.now());
  await closePayment(platform, id, {
    status: 'expired',
    failure: 'left',
    reason: 'left by the payer' satisfies StepReason,
    by: row.payerId,
    ...(askAgainAt ? { askAgainAt } : {}),
  });
}
