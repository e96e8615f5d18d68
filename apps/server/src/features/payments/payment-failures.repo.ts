import type { FailureReason } from '@hafi/contract/payments/payments.contract';
import type { StepReason } from '@hafi/contract/payments/step-reasons';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/tx.ts';
import { type PaymentRow, recordEvent, type Step } from './payments.repo.ts';
import { payments } from './payments.tables.ts';

/**
 * Marks a payment that has no outcome as one of which another payment came, and stops its checks.
 * Null when it is marked already, or has an outcome.
 */
export async function holdAsDifferent(
  tx: Tx,
  id: string,
  step: Omit<Step, 'change'>,
): Promise<PaymentRow | null> {
  const [row] = await tx
    .update(payments)
    .set({ failure: 'wrong-amount', nextCheckAt: null })
    .where(
      and(
        eq(payments.id, id),
        inArray(payments.status, ['created', 'pending', 'expired']),
        sql`${payments.failure} is distinct from 'wrong-amount'`,
      ),
    )
    .returning();
  if (!row) return null;
  await recordEvent(tx, id, row.status, step);
  return row;
}

/** Says otherwise why an expired payment was not paid; null when it is not said to be `from` any more. */
async function updateFailureReason(
  tx: Tx,
  id: string,
  change: { readonly from: FailureReason; readonly to: FailureReason },
  step: Omit<Step, 'change'>,
): Promise<PaymentRow | null> {
  const { failure, id: paymentId, status } = payments;
  const [row] = await tx
    .update(payments)
    .set({ failure: change.to })
    .where(and(eq(paymentId, id), eq(status, 'expired'), eq(failure, change.from)))
    .returning();
  if (!row) return null;
  await recordEvent(tx, id, row.status, step);
  return row;
}

/** Says why an expired payment was not paid of which nothing was known; null when that is known already. */
export const endOutage = (tx: Tx, id: string, to: FailureReason, at: Date) =>
  updateFailureReason(
    tx,
    id,
    { from: 'provider-silent', to },
    { at, reason: 'the provider answers again' satisfies StepReason },
  );

/** Lets go an expired payment that was held, once a coordinator has settled it and nothing was booked. */
export const releaseDifferent = (tx: Tx, id: string, at: Date) =>
  updateFailureReason(
    tx,
    id,
    { from: 'wrong-amount', to: 'too-late' },
    { at, reason: 'settled by hand' satisfies StepReason },
  );
