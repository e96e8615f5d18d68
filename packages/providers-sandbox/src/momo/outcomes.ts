import { randomInt } from 'node:crypto';
import { APPROVAL_MS } from '../approval-time.ts';
import type { Context } from '../context.ts';
import { countMet } from '../met.ts';
import type { Transaction } from '../store.ts';

const DELAYED_MS = 25 * 1000;

/** The provider's test payers whose payments fail at once, with the reason. */
const FAILING_PAYERS = new Map([
  ['46733123450', 'INTERNAL_PROCESSING_ERROR'],
  ['46733123451', 'APPROVAL_REJECTED'],
  ['46733123452', 'EXPIRED'],
  ['46733123455', 'PAYER_NOT_FOUND'],
  ['46733123456', 'PAYEE_NOT_ALLOWED_TO_RECEIVE'],
  ['46733123457', 'NOT_ALLOWED'],
  ['46733123458', 'NOT_ALLOWED_TARGET_ENVIRONMENT'],
  ['46733123459', 'INVALID_CALLBACK_URL_HOST'],
  ['46733123460', 'INVALID_CURRENCY'],
  ['46733123461', 'INTERNAL_PROCESSING_ERROR'],
  ['46733123462', 'SERVICE_UNAVAILABLE'],
  ['46733123463', 'COULD_NOT_PERFORM_TRANSACTION'],
  ['46733123464', 'TRANSFER_TYPE_UNKNOWN'],
]);
/** The reasons with which a payment can fail, by the documentation. */
export const REASONS: readonly string[] = [
  ...new Set(FAILING_PAYERS.values()),
  'PAYEE_NOT_FOUND',
  'NOT_ENOUGH_FUNDS',
  'PAYER_LIMIT_REACHED',
  'PAYMENT_NOT_APPROVED',
  'REJECTED',
  'PAYER_DELAYED',
  'PAYEE_DELAYED',
  'RESOURCE_NOT_FOUND',
];
const ONGOING_PAYER = '46733123453';
const DELAYED_PAYER = '46733123454';

/** Whether this payer is one of the provider's test numbers, which need no answer. */
export function isTestPayer(partyId: string): boolean {
  return FAILING_PAYERS.has(partyId) || partyId === ONGOING_PAYER || partyId === DELAYED_PAYER;
}

/** The status a client sees now. */
export function statusOf(
  transaction: Transaction,
): 'CREATED' | 'PENDING' | 'SUCCESSFUL' | 'FAILED' {
  if (transaction.outcome) return transaction.outcome.status;
  return transaction.party.partyId === DELAYED_PAYER ? 'CREATED' : 'PENDING';
}

/** The documented answer of a status request, which is also the body of the callback. */
export function presentTransaction(transaction: Transaction): object {
  const { amount, currency, externalId, party, payerMessage, payeeNote, outcome } = transaction;
  return {
    ...(outcome?.financialTransactionId && {
      financialTransactionId: outcome.financialTransactionId,
    }),
    externalId,
    amount,
    currency,
    ...(transaction.product === 'collection' ? { payer: party } : { payee: party }),
    payerMessage,
    payeeNote,
    status: statusOf(transaction),
    ...(outcome?.reason && { reason: outcome.reason }),
  };
}

/** The same for a status request, with what the faults have it tell of a payment that succeeded. */
export function reportedTransaction(context: Context, transaction: Transaction): object {
  const faults = context.ofPayers.of(transaction.party.partyId);
  const reported = presentTransaction(transaction);
  const isPaid =
    transaction.product === 'collection' && transaction.outcome?.status === 'SUCCESSFUL';
  if (!isPaid || faults.tell === 'none') return reported;
  countMet(context, `told ${faults.tell}`);
  if (faults.tell === 'ambiguous') return Object.assign(reported, { status: 'PENDING' });
  const { amount, party } = transaction;
  const others = {
    amount: { amount: String(Number(amount) + 1) },
    currency: { currency: 'USD' },
    unnumbered: { financialTransactionId: undefined },
    reference: {},
    payer: { payer: { partyIdType: party.partyIdType, partyId: '250780000000' } },
  };
  return Object.assign(reported, others[faults.tell]);
}

/** Records the outcome and sends the callback, both once. An undefined `reason` means success. */
export function decide(context: Context, transaction: Transaction, reason?: string): void {
  if (transaction.outcome) return;
  context.store.record({
    type: 'transaction-decided',
    at: context.clock.now().toISOString(),
    product: transaction.product,
    id: transaction.id,
    status: reason ? 'FAILED' : 'SUCCESSFUL',
    ...(reason
      ? { reason }
      : { financialTransactionId: String(randomInt(1_000_000_000, 10_000_000_000)) }),
  });
  if (transaction.callbackUrl) {
    context.callbacks.send(
      transaction.callbackUrl,
      { method: 'PUT', json: presentTransaction(transaction) },
      context.ofPayers.of(transaction.party.partyId),
    );
  }
}

/**
 * Brings one request to pay up to date: test payers get their outcome, other requests expire after
 * five minutes. Called on every read, so no timer is needed.
 */
export function settle(context: Context, transaction: Transaction): Transaction {
  if (transaction.outcome || transaction.product !== 'collection') return transaction;
  const { partyId } = transaction.party;
  const age = context.clock.now().getTime() - new Date(transaction.at).getTime();
  const failure = FAILING_PAYERS.get(partyId);
  if (failure) decide(context, transaction, failure);
  else if (partyId === DELAYED_PAYER && age >= DELAYED_MS) decide(context, transaction);
  else if (!isTestPayer(partyId) && age >= APPROVAL_MS) {
    decide(context, transaction, 'COULD_NOT_PERFORM_TRANSACTION');
  }
  return transaction;
}
