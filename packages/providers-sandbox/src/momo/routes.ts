import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { MomoProduct } from '../events.ts';
import { isRwandanMobile } from '../phone-number.ts';
import { authenticate } from './access.ts';
import { isTestPayer, reportedTransaction, settle } from './outcomes.ts';
import { provisioningRoutes } from './provisioning.ts';
import { refundOutcome } from './refunds.ts';
import { alreadyThere, badRequest, notFound, Refusal } from './refusal.ts';
import {
  callbackUrl,
  commonFields,
  isUuid4,
  jsonBody,
  payer,
  referenceId,
  targetCurrency,
} from './validation.ts';

type WithId = FastifyRequest<{ Params: { id: string } }>;

/** The MoMo Open API: provisioning, Collections, and refunds of Disbursements. */
export function momoRoutes(app: FastifyInstance, context: Context): void {
  app.setErrorHandler((error, _request, reply) => sendRefusal(reply, error));
  provisioningRoutes(app, context);
  collections(app, context);
  refunds(app, context);
}

function sendRefusal(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof Refusal) {
    return reply.code(error.status).send({ code: error.code, message: error.message });
  }
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status < 500) return reply.code(status).send({ code: 'REQUEST_REJECTED', message: '' });
  return reply.code(500).send({ code: 'INTERNAL_PROCESSING_ERROR', message: 'Unexpected error.' });
}

function collections(app: FastifyInstance, context: Context): void {
  app.post('/collection/v1_0/requesttopay', (request, reply) => {
    const user = authenticate(context, request, 'collection');
    const id = referenceId(request);
    const currency = targetCurrency(request);
    const body = jsonBody(request);
    const fields = commonFields(body, currency);
    const party = payer(body);
    const url = callbackUrl(request, user);
    if (context.store.transaction('collection', id)) throw alreadyThere();
    accept(context, 'collection', id, { ...fields, apiUser: user.id, party, callbackUrl: url });
    return reply.code(202).send();
  });
  app.get('/collection/v1_0/requesttopay/:id', (request: WithId) =>
    readTransaction(context, request, 'collection'),
  );
  app.get('/collection/v1_0/accountholder/msisdn/:id/active', (request: WithId) => {
    authenticate(context, request, 'collection');
    targetCurrency(request);
    const number = request.params.id;
    const test = isTestPayer(number) && number !== '46733123455';
    return { result: test || isRwandanMobile(`+${number}`) };
  });
}

function refunds(app: FastifyInstance, context: Context): void {
  app.post('/disbursement/v1_0/refund', (request, reply) => {
    const user = authenticate(context, request, 'disbursement');
    const id = referenceId(request);
    const currency = targetCurrency(request);
    const body = jsonBody(request);
    const fields = commonFields(body, currency);
    if (!isUuid4(body.referenceIdToRefund)) {
      throw badRequest('referenceIdToRefund must be the reference of a request to pay.');
    }
    const refundOf = body.referenceIdToRefund.toLowerCase();
    const url = callbackUrl(request, user);
    if (context.store.transaction('disbursement', id)) throw alreadyThere();
    const original = context.store.transaction('collection', refundOf);
    const party = original?.party ?? { partyIdType: 'MSISDN' as const, partyId: '' };
    accept(context, 'disbursement', id, {
      ...fields,
      apiUser: user.id,
      party,
      callbackUrl: url,
      refundOf,
    });
    return reply.code(202).send();
  });
  app.get('/disbursement/v1_0/refund/:id', (request: WithId) =>
    readTransaction(context, request, 'disbursement'),
  );
}

type Accepted = Omit<
  Parameters<Context['store']['record']>[0] & { type: 'transaction-accepted' },
  'type' | 'at' | 'product' | 'id'
>;

function accept(context: Context, product: MomoProduct, id: string, what: Accepted): void {
  const at = context.clock.now().toISOString();
  context.store.record({ ...what, type: 'transaction-accepted', at, product, id });
  const transaction = context.store.transaction(product, id);
  if (!transaction) return;
  if (product === 'collection') settle(context, transaction);
  else refundOutcome(context, transaction);
}

function readTransaction(context: Context, request: WithId, product: MomoProduct): object {
  authenticate(context, request, product);
  targetCurrency(request);
  const transaction = context.store.transaction(product, request.params.id.toLowerCase());
  if (!transaction) throw notFound();
  if (product === 'disbursement' && !transaction.outcome) refundOutcome(context, transaction);
  return reportedTransaction(context, settle(context, transaction));
}
