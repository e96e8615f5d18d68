import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { countMet } from '../met.ts';
import type { Transaction } from '../store.ts';
import { authenticate, bodyOf, issueToken } from './access.ts';
import { AirtelRefusal, badRequest, CODES, fine, sendRefusal } from './answers.ts';
import { airtelMessage, airtelStatus, decideAirtel, settleAirtel } from './outcomes.ts';

type WithId = FastifyRequest<{ Params: { id: string } }>;

/** Airtel Money Open API: token, push of a prompt, enquiry, refund. */
export function airtelRoutes(app: FastifyInstance, context: Context): void {
  app.setErrorHandler((error, _request, reply) => sendRefusal(reply, error));
  app.post('/auth/oauth2/token', (request) => issueToken(context, request));
  app.post('/merchant/v1/payments/', (request) => push(context, request));
  app.get('/standard/v1/payments/:id', (request: WithId) => enquire(context, request));
  app.post('/standard/v1/payments/refund', (request) => refund(context, request));
}

const part = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function push(context: Context, request: FastifyRequest): object {
  const { clientId } = authenticate(context, request);
  const body = bodyOf(request);
  const [subscriber, transaction] = [part(body.subscriber), part(body.transaction)];
  const { amount, id } = transaction;
  const words = body.reference;
  if (typeof words !== 'string' || !/^[A-Za-z0-9 ]{4,64}$/.test(words)) {
    throw badRequest('reference must have 4 to 64 letters, digits and blanks.');
  }
  for (const { country, currency } of [subscriber, transaction]) {
    if (country !== 'RW' || currency !== 'RWF') throw badRequest('country or currency is wrong.');
  }
  if (typeof subscriber.msisdn !== 'string' || !/^7\d{8}$/.test(subscriber.msisdn)) {
    throw new AirtelRefusal(400, 'Invalid MSISDN Length. MSISDN Length should be 9', 'ESB000033');
  }
  if (typeof id !== 'string' || !/^[\w-]{4,64}$/.test(id)) throw badRequest('id is missing.');
  if (typeof amount !== 'number' || !Number.isInteger(amount)) {
    throw badRequest('amount must be a number.');
  }
  if (amount < 100 || amount > 2_000_000) {
    throw new AirtelRefusal(200, 'Invalid Amount', 'ESB000010', CODES.amount);
  }
  if (context.store.transaction('airtel-payment', id)) {
    throw new AirtelRefusal(400, 'Duplicate transaction id', 'ESB000008');
  }
  accept(context, 'airtel-payment', id, {
    apiUser: clientId,
    amount: String(amount),
    externalId: words,
    msisdn: subscriber.msisdn,
    words,
  });
  // A number of another network has no wallet.
  const made = context.store.transaction('airtel-payment', id);
  if (made && !/^7[23]/.test(subscriber.msisdn)) decideAirtel(context, made, CODES.notPermitted);
  return {
    data: { transaction: { id, status: 'SUCCESS' } },
    status: fine(CODES.inProcess),
  };
}

function enquire(context: Context, request: WithId): object {
  authenticate(context, request);
  const { id } = request.params;
  const found = context.store.transaction('airtel-payment', id);
  if (!found) {
    throw new AirtelRefusal(200, 'Transaction Not Found', 'ESB000010', CODES.notFound);
  }
  const transaction = settleAirtel(context, found);
  const { outcome } = transaction;
  const code = outcome ? (outcome.reason ?? CODES.success) : CODES.inProcess;
  return {
    data: {
      transaction: {
        ...(outcome?.financialTransactionId && { airtel_money_id: outcome.financialTransactionId }),
        id,
        message: airtelMessage(transaction),
        status: airtelStatus(transaction),
        ...reported(context, transaction),
      },
    },
    status: fine(code),
  };
}

/** What the faults have an enquiry tell of a payment that succeeded. */
function reported(context: Context, { amount, outcome, party }: Transaction): object {
  if (outcome?.status !== 'SUCCESSFUL') return {};
  const { tell } = context.ofPayers.of(party.partyId);
  if (tell !== 'none') countMet(context, `told ${tell}`);
  const others = {
    none: {},
    amount: { amount: Number(amount) + 1 },
    currency: { currency: 'USD' },
    payer: { msisdn: '730000000' },
    reference: {},
    ambiguous: { status: 'TA' },
    unnumbered: { airtel_money_id: undefined },
  };
  return others[tell];
}

/** Gives a whole payment back, once. */
function refund(context: Context, request: FastifyRequest): object {
  const { clientId } = authenticate(context, request);
  const moneyId = part(bodyOf(request).transaction).airtel_money_id;
  const own = context.store.transactions().filter(({ apiUser }) => apiUser === clientId);
  const payment = own.find(
    ({ outcome, product }) =>
      product === 'airtel-payment' && outcome?.financialTransactionId === moneyId,
  );
  if (payment?.outcome?.status !== 'SUCCESSFUL') {
    throw new AirtelRefusal(200, 'Transaction Not Found', 'ESB000010', CODES.notFound);
  }
  const earlier = own.filter(({ refundOf }) => refundOf === payment.id);
  if (earlier.some(({ outcome }) => outcome?.status === 'SUCCESSFUL')) {
    throw new AirtelRefusal(400, 'Transaction is already refunded', 'ESB000011');
  }
  const id = `${payment.id}/${earlier.length + 1}`;
  accept(context, 'airtel-refund', id, {
    apiUser: clientId,
    amount: payment.amount,
    externalId: payment.id,
    msisdn: payment.party.partyId.replace(/^250/, ''),
    words: payment.payerMessage,
    refundOf: payment.id,
  });
  const made = context.store.transaction('airtel-refund', id);
  const fails = context.ofPayers.of(payment.party.partyId).refund === 'fail';
  if (made) decideAirtel(context, made, fails ? CODES.refused : undefined);
  if (fails) throw new AirtelRefusal(200, 'Refused', 'ESB000010', CODES.refused);
  return {
    data: {
      transaction: { airtel_money_id: made?.outcome?.financialTransactionId, status: 'SUCCESS' },
    },
    // As documented, although it went well.
    status: { code: '200', message: 'SUCCESS', result_code: 'ESB000010', success: false },
  };
}

interface Accepted {
  readonly apiUser: string;
  readonly amount: string;
  readonly externalId: string;
  readonly msisdn: string;
  readonly words: string;
  readonly refundOf?: string;
}

function accept(
  context: Context,
  product: 'airtel-payment' | 'airtel-refund',
  id: string,
  { msisdn, words, ...what }: Accepted,
): void {
  context.store.record({
    ...what,
    type: 'transaction-accepted',
    at: context.clock.now().toISOString(),
    product,
    id,
    currency: 'RWF',
    party: { partyIdType: 'MSISDN', partyId: `250${msisdn}` },
    payerMessage: words,
    payeeNote: '',
  });
}
