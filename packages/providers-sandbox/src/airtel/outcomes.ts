import { createHmac, randomInt } from 'node:crypto';
import { APPROVAL_MS } from '../approval-time.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../store.ts';
import { CODES, FAILURES } from './answers.ts';

/** Airtel's word for how far a payment is. */
export function airtelStatus({ outcome }: Transaction): 'TS' | 'TF' | 'TIP' | 'TE' {
  if (!outcome) return 'TIP';
  if (outcome.status === 'SUCCESSFUL') return 'TS';
  return outcome.reason === CODES.expired ? 'TE' : 'TF';
}

/** What happened, as Airtel words it for the merchant. */
export function airtelMessage({ amount, outcome }: Transaction): string {
  if (!outcome) return 'Transaction in process';
  if (outcome.status === 'FAILED') return FAILURES.get(outcome.reason ?? '') ?? 'Failed';
  return `Paid RWF ${amount} to HAFI, Trans ID ${outcome.financialTransactionId}`;
}

/** Records the outcome and sends the callback, both once. An undefined `code` means success. */
export function decideAirtel(context: Context, transaction: Transaction, code?: string): void {
  if (transaction.outcome) return;
  const at = context.clock.now().toISOString();
  context.store.record({
    type: 'transaction-decided',
    at,
    product: transaction.product,
    id: transaction.id,
    status: code ? 'FAILED' : 'SUCCESSFUL',
    ...(code
      ? { reason: code }
      : { financialTransactionId: `MP${at.slice(2, 10).replaceAll('-', '')}.${moneyNumber()}` }),
  });
  if (transaction.product === 'airtel-payment') call(context, transaction);
}

const moneyNumber = () => `${randomInt(1000, 10_000)}.L${randomInt(10_000, 100_000)}`;

/** The callback that the client has set in the portal. */
function call(context: Context, transaction: Transaction): void {
  const client = context.credentials.airtel?.find(
    ({ clientId }) => clientId === transaction.apiUser,
  );
  const url = client?.callback?.();
  if (!client || !url) return;
  const status = airtelStatus(transaction);
  const body = {
    transaction: {
      id: transaction.id,
      message: airtelMessage(transaction),
      // Callbacks know these two only.
      status_code: status === 'TS' ? 'TS' : 'TF',
      airtel_money_id: transaction.outcome?.financialTransactionId ?? '',
    },
  };
  const hash = client.noticeKey
    ? createHmac('sha256', client.noticeKey).update(JSON.stringify(body)).digest('base64')
    : undefined;
  context.callbacks.send(
    url,
    { method: 'POST', json: { ...body, ...(hash && { hash }) } },
    context.ofPayers.of(transaction.party.partyId),
  );
}

/** Brings a payment up to date: it expires when nobody answers. Called on every read. */
export function settleAirtel(context: Context, transaction: Transaction): Transaction {
  const age = context.clock.now().getTime() - new Date(transaction.at).getTime();
  const isOpen = transaction.product === 'airtel-payment' && !transaction.outcome;
  if (isOpen && age >= APPROVAL_MS) decideAirtel(context, transaction, CODES.expired);
  return transaction;
}
