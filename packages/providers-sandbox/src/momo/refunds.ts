import type { Context } from '../context.ts';
import type { Transaction } from '../store.ts';
import { decide } from './outcomes.ts';

/**
 * Decides a refund that is not decided. It succeeds when the payment succeeded, in the same currency, and all
 * its refunds together do not exceed it; otherwise it fails with a reason. `faults.refund` makes
 * it fail on demand, or stay pending until the fault has ended and it is read.
 */
export function refundOutcome(context: Context, refund: Transaction): void {
  if (context.ofPayers.of(refund.party.partyId).refund === 'pending') return;
  decide(context, refund, refusal(context, refund));
}

function refusal(context: Context, refund: Transaction): string | undefined {
  if (context.ofPayers.of(refund.party.partyId).refund === 'fail')
    return 'INTERNAL_PROCESSING_ERROR';
  const payment = context.store.transaction('collection', refund.refundOf ?? '');
  if (!payment) return 'RESOURCE_NOT_FOUND';
  if (payment.outcome?.status !== 'SUCCESSFUL') return 'NOT_ALLOWED';
  if (payment.currency !== refund.currency) return 'INVALID_CURRENCY';
  const given = context.store
    .transactions()
    .filter((one) => one.refundOf === payment.id && one.outcome?.status === 'SUCCESSFUL')
    .reduce((sum, one) => sum + cents(one.amount), 0);
  return given + cents(refund.amount) > cents(payment.amount) ? 'NOT_ALLOWED' : undefined;
}

function cents(amount: string): number {
  return Math.round(Number(amount) * 100);
}
