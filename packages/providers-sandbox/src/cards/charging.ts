import type { Context } from '../context.ts';
import { countMet } from '../met.ts';
import type { CardCharged } from './card-events.ts';
import type { Checkout } from './card-state.ts';
import { flutterwaveWebhook } from './flutterwave-webhook.ts';
import { iremboPayWebhook } from './irembopay-webhook.ts';
import type { CardOutcome } from './test-cards.ts';

/** The charge that paid; undefined while there is none. */
export const paidBy = ({ charges }: Checkout): CardCharged | undefined =>
  charges.find(({ status }) => status === 'successful');

/** The charge that waits for the card's owner. */
export const pendingOf = ({ charges }: Checkout): CardCharged | undefined =>
  charges.find(({ status }) => status === 'pending');

/** Why a page takes no card any more; undefined while it does. */
export function closedFor(
  context: Context,
  checkout: Checkout,
): 'paid' | 'expired' | 'tries' | undefined {
  if (paidBy(checkout)) return 'paid';
  if (new Date(checkout.expiresAt) <= context.clock.now()) return 'expired';
  const failed = checkout.charges.filter(({ status }) => status === 'failed').length;
  return failed >= checkout.tries ? 'tries' : undefined;
}

const statusOf = { pay: 'successful', ask: 'pending', refuse: 'failed' } as const;

/** Charges a page's amount, or decides the charge `id` that was pending, and calls the shop. */
export function charge(
  context: Context,
  checkout: Checkout,
  outcome: CardOutcome,
  id = context.store.cards.nextNumber(),
): CardCharged {
  const charged: CardCharged = {
    type: 'card-charged',
    at: context.clock.now().toISOString(),
    checkout: checkout.id,
    id,
    status: statusOf[outcome.does],
    reason: outcome.does === 'refuse' ? outcome.reason : 'Approved',
  };
  context.store.record(charged);
  if (charged.status !== 'pending') {
    if (checkout.provider === 'flutterwave') flutterwaveWebhook(context, checkout, charged);
    else iremboPayWebhook(context, checkout, charged);
  }
  const isPaid = charged.status === 'successful' && checkout.provider === 'flutterwave';
  const faults = context.ofPayers.of(checkout.customer.email);
  if (isPaid && faults.charge === 'twice') chargeAgain(context, checkout, charged);
  return charged;
}

/** As where somebody pays in two windows at once. */
function chargeAgain(context: Context, checkout: Checkout, first: CardCharged): void {
  countMet(context, 'card charged twice');
  const again = { ...first, id: context.store.cards.nextNumber() };
  context.store.record(again);
  flutterwaveWebhook(context, checkout, again);
}
