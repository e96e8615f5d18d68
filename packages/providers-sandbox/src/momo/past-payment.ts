import type { Context } from '../context.ts';

/** A payment that was made before the sandbox began. */
export type PastPayment = {
  /** The reference of the request to pay. */
  reference: string;
  /** E.164. */
  phone: string;
  /** Whole RWF. */
  amount: number;
  /** MTN's own number of it. */
  transactionId: string;
  at: Date;
};

/** Records that a request to pay was approved in the past; nothing when it is known. It can be given back. */
export function recordPaid(context: Context, paid: PastPayment): void {
  const { amount, phone, reference, transactionId } = paid;
  const { store } = context;
  if (store.transaction('collection', reference)) return;
  const at = paid.at.toISOString();
  const of = { at, product: 'collection', id: reference } as const;
  store.record({
    ...of,
    type: 'transaction-accepted',
    apiUser: context.credentials.momo?.[0]?.apiUser ?? '',
    amount: String(amount),
    currency: 'RWF',
    externalId: reference,
    party: { partyIdType: 'MSISDN', partyId: phone.replace('+', '') },
    payerMessage: '',
    payeeNote: '',
  });
  store.record({
    ...of,
    type: 'transaction-decided',
    status: 'SUCCESSFUL',
    financialTransactionId: transactionId,
  });
}
