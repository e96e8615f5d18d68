import { createHmac } from 'node:crypto';
import type { Context } from '../context.ts';
import type { CardCharged } from './card-events.ts';
import type { Checkout } from './card-state.ts';

/** An invoice as IremboPay tells it. */
export function reportedInvoice(checkout: Checkout, paid: CardCharged | undefined) {
  return {
    amount: checkout.amount,
    invoiceNumber: checkout.number,
    transactionId: checkout.reference,
    createdAt: checkout.at,
    expiryAt: checkout.expiresAt,
    paymentStatus: paid ? 'PAID' : 'NEW',
    paymentReference: paid ? `IREMBO-${paid.id}` : null,
    paymentMethod: paid ? 'CARD' : null,
    currency: checkout.currency,
    type: 'SINGLE',
    customer: { email: checkout.customer.email, fullName: checkout.customer.name },
  };
}

/** Tells the shop of an invoice that is paid, signed with its secret key; sent again unless taken. */
export function iremboPayWebhook(context: Context, checkout: Checkout, it: CardCharged): void {
  if (it.status !== 'successful') return;
  for (const { secretKey, webhook } of context.credentials.irembopay ?? []) {
    const url = webhook?.();
    if (!url) continue;
    const json = { success: true, message: 'Invoice paid', data: reportedInvoice(checkout, it) };
    const at = String(context.clock.now().getTime());
    const signature = createHmac('sha256', secretKey)
      .update(`${at}#${JSON.stringify(json)}`)
      .digest('hex');
    context.callbacks.send(url, {
      method: 'POST',
      json,
      headers: { 'irembopay-signature': `t=${at},s=${signature}` },
      tries: 3,
    });
  }
}
