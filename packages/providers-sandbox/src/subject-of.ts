import type { FastifyRequest } from 'fastify';
import type { Checkout } from './cards/card-state.ts';
import type { Context } from './context.ts';
import { one, queryOf } from './social/parameters.ts';
import type { Transaction } from './store.ts';

/**
 * The payment of which a call of a provider's API speaks, or the payer of whom it asks one: a number without
 * plus, of a card an e-mail address.
 */
export function subjectOf(
  context: Context,
  request: FastifyRequest,
): { partyId?: string; payment?: Transaction } {
  const { store } = context;
  const said = fieldsIn(request.body);
  const requested = [textAt(said, 'payer', 'partyId'), airtelNumber(said)].find(Boolean);
  if (requested) return { partyId: requested };
  const cardPayer =
    textAt(said, 'customer', 'email') ?? checkoutOf(context, request)?.customer.email;
  if (cardPayer) return { partyId: cardPayer };
  const id = request.url.split('?')[0]?.split('/').at(-1)?.toLowerCase() ?? '';
  const reference = textAt(said, 'referenceIdToRefund')?.toLowerCase();
  const moneyId = textAt(said, 'transaction', 'airtel_money_id');
  const refund = store.transaction('disbursement', id);
  const payment =
    store.transaction('collection', reference ?? refund?.refundOf ?? id) ??
    store.transaction('airtel-payment', id) ??
    (moneyId
      ? store.transactions().find(({ outcome }) => outcome?.financialTransactionId === moneyId)
      : undefined);
  return payment ? { partyId: payment.party.partyId, payment } : {};
}

/** The page for cards of which a call speaks, by its reference or by a charge of it. */
function checkoutOf({ store: { cards } }: Context, request: FastifyRequest): Checkout | undefined {
  const reference = one(queryOf(request), 'tx_ref');
  if (reference !== '') return cards.checkouts().find((each) => each.reference === reference);
  const charge = /\/transactions\/(\d+)\//.exec(request.url)?.[1];
  return charge === undefined ? undefined : cards.checkoutOfCharge(Number(charge));
}

const airtelNumber = (said: unknown): string | undefined => {
  const number = textAt(said, 'subscriber', 'msisdn');
  return number === undefined ? undefined : `250${number}`;
};

function fieldsIn(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const found = path.reduce<unknown>(
    (part, name) =>
      typeof part === 'object' && part !== null
        ? (part as Record<string, unknown>)[name]
        : undefined,
    value,
  );
  return typeof found === 'string' ? found : undefined;
}
