import { CODES, FAILURES } from './airtel/answers.ts';
import { decideAirtel, settleAirtel } from './airtel/outcomes.ts';
import type { Context } from './context.ts';
import type { Product } from './events.ts';
import { decide, isTestPayer, REASONS, settle } from './momo/outcomes.ts';
import type { Transaction } from './store.ts';

/** Whose product it is. */
export const isAirtel = ({ product }: { product: Product }): boolean =>
  product === 'airtel-payment' || product === 'airtel-refund';

/** Whether it asks the owner of a phone for money, and is no refund. */
export const isPayment = ({ product }: { product: Product }): boolean =>
  product === 'collection' || product === 'airtel-payment';

/** Brings a transaction of any provider up to date. */
export const settleAny = (context: Context, transaction: Transaction): Transaction =>
  isAirtel(transaction) ? settleAirtel(context, transaction) : settle(context, transaction);

/** Whether the owner of the phone has to approve or refuse this. */
export const needsAnswer = (transaction: Transaction): boolean =>
  isPayment(transaction) && !isTestPayer(transaction.party.partyId) && !transaction.outcome;

/** The payment that a prompt on a phone asks for. */
export const promptOf = (context: Context, id: string): Transaction | undefined =>
  context.store.transaction('collection', id) ?? context.store.transaction('airtel-payment', id);

/** The codes with which a payment can fail at its provider. */
export const failuresOf = (transaction: { product: Product }): readonly string[] =>
  isAirtel(transaction) ? [...FAILURES.keys()] : REASONS;

/**
 * Answers a prompt: approves it, refuses it, or has it fail with one of {@link failuresOf}. False
 * for a code that the provider does not have.
 */
export function answerPrompt(
  context: Context,
  prompt: Transaction,
  answer: { approve: boolean; code?: string },
): boolean {
  const { approve, code } = answer;
  if (code !== undefined && !failuresOf(prompt).includes(code)) return false;
  const refused = isAirtel(prompt) ? CODES.refused : 'APPROVAL_REJECTED';
  const failure = approve ? undefined : (code ?? refused);
  if (isAirtel(prompt)) decideAirtel(context, prompt, failure);
  else decide(context, prompt, failure);
  return true;
}
