import type { Context } from '../context.ts';
import type { CardCharged } from './card-events.ts';
import type { Checkout } from './card-state.ts';

/** What is kept of a card's charge here, in whole RWF. */
export const feeOf = (amount: number): number => Math.round(amount * 0.029);

/** What Flutterwave tells of a charge. */
export function reportedCharge(
  { amount, currency, customer, reference }: Checkout,
  it: CardCharged,
) {
  const fee = it.status === 'successful' ? feeOf(amount) : 0;
  return {
    id: it.id,
    tx_ref: reference,
    flw_ref: `FLW-MOCK-${it.id}`,
    amount,
    currency,
    charged_amount: amount,
    app_fee: fee,
    amount_settled: it.status === 'successful' ? amount - fee : 0,
    processor_response: it.reason,
    narration: 'Hafi',
    status: it.status,
    payment_type: 'card',
    created_at: it.at,
    customer: { id: it.id, name: customer.name, email: customer.email, phone_number: null },
  };
}

/** `charge.completed`, with the hash that the shop has typed into the dashboard; sent again unless taken. */
export function flutterwaveWebhook(context: Context, checkout: Checkout, it: CardCharged): void {
  for (const { secretHash, webhook } of context.credentials.flutterwave ?? []) {
    const url = webhook?.();
    if (!url) continue;
    const reported = {
      method: 'POST',
      json: { event: 'charge.completed', data: reportedCharge(checkout, it) },
      headers: { 'verif-hash': secretHash },
      tries: 3,
    } as const;
    context.callbacks.send(url, reported, context.ofPayers.of(checkout.customer.email));
  }
}
