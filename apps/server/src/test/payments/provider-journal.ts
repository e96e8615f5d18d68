import { readFileSync } from 'node:fs';
import type { CardEvent } from '@hafi/providers-sandbox/cards/card-events';
import { feeOf } from '@hafi/providers-sandbox/cards/flutterwave-webhook';

/** A request to pay or a refund, as a provider has stored it. */
export interface ProviderMove {
  /** The reference under which we asked for it. */
  readonly id: string;
  readonly kind: 'payment' | 'refund';
  /** What we named it; at MTN the payment's id. */
  readonly externalId: string;
  /** Of a refund: the reference of the payment. */
  readonly of: string | undefined;
  /** In whole RWF. */
  readonly amount: number;
  /** Of the payer, E.164; empty of a card. */
  readonly phone: string;
  /** What the provider keeps of it, in whole RWF. */
  readonly fee: number;
  /** Whether money has moved; false while nobody has answered, and after a failure. */
  readonly isDone: boolean;
}

/**
 * What the providers hold: every request and refund in the sandbox's own journal, which says the truth
 * whatever faults have it answer.
 */
export function readProviders(journal: string): ProviderMove[] {
  const moves = new Map<string, ProviderMove>();
  /** The price of each page for cards. */
  const pages = new Map<string, number>();
  for (const line of readFileSync(journal, 'utf8').trim().split('\n')) {
    if (line === '') continue;
    const event = JSON.parse(line);
    const key = `${event.product}/${event.id}`;
    if (event.type === 'transaction-accepted') {
      const isRefund = ['disbursement', 'airtel-refund'].includes(event.product);
      moves.set(key, {
        id: event.id,
        kind: isRefund ? 'refund' : 'payment',
        externalId: event.externalId,
        of: event.refundOf,
        amount: Number(event.amount),
        phone: `+${event.party.partyId}`,
        fee: 0,
        isDone: false,
      });
    }
    if (event.type === 'checkout-opened') pages.set(event.id, event.amount);
    const ofCard = cardMove(event, pages);
    if (ofCard) moves.set(`${event.type}/${event.id}`, ofCard);
    const move = moves.get(key);
    if (event.type === 'transaction-decided' && move && event.status === 'SUCCESSFUL') {
      moves.set(key, { ...move, isDone: true });
    }
  }
  return [...moves.values()];
}

/** A charge that succeeded, or what goes back of one; by the provider's own numbers. */
function cardMove(event: CardEvent, prices: ReadonlyMap<string, number>): ProviderMove | undefined {
  if (event.type === 'card-charged' && event.status === 'successful') {
    const amount = prices.get(event.checkout) ?? 0;
    const id = String(event.id);
    const fee = feeOf(amount);
    return {
      id,
      kind: 'payment',
      externalId: '',
      of: undefined,
      amount,
      phone: '',
      fee,
      isDone: true,
    };
  }
  if (event.type === 'card-refunded') {
    const { amount, charge, id, status } = event;
    const isDone = status === 'completed';
    const of = String(charge);
    return {
      id: String(id),
      kind: 'refund',
      externalId: '',
      of,
      amount,
      phone: '',
      fee: 0,
      isDone,
    };
  }
  return undefined;
}
