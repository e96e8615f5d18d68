import type { FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import type { Transaction } from './store.ts';

/** The payment of which a call of a provider's API speaks, or the payer of whom it asks one. */
export function subjectOf(
  { store }: Context,
  request: FastifyRequest,
): { partyId?: string; payment?: Transaction } {
  const said = fieldsIn(request.body);
  const asked = [textAt(said, 'payer', 'partyId'), airtelNumber(said)].find(Boolean);
  if (asked) return { partyId: asked };
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
