import { readFileSync } from 'node:fs';

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
  /** Of the payer, E.164. */
  readonly phone: string;
  /** Whether money has moved; false while nobody has answered, and after a failure. */
  readonly isDone: boolean;
}

/**
 * What the providers hold: every request and refund in the sandbox's own journal, which says the truth
 * whatever faults have it answer.
 */
export function readProviders(journal: string): ProviderMove[] {
  const moves = new Map<string, ProviderMove>();
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
        isDone: false,
      });
    }
    const move = moves.get(key);
    if (event.type === 'transaction-decided' && move && event.status === 'SUCCESSFUL') {
      moves.set(key, { ...move, isDone: true });
    }
  }
  return [...moves.values()];
}
