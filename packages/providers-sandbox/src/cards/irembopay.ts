import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { baseOf } from '../social/parameters.ts';
import type { Checkout } from './card-state.ts';
import { paidBy } from './charging.ts';
import { reportedInvoice } from './irembopay-webhook.ts';

type Fields = Record<string, unknown>;

/** A refusal in IremboPay's shape. */
class IremboPayRefusal extends Error {
  readonly http: number;
  readonly code: string;

  constructor(http: number, code: string) {
    super(code);
    this.http = http;
    this.code = code;
  }
}

const HOUR_MS = 3_600_000;

/** IremboPay's invoices (API version 2). `root` is where the pages stand. */
export function iremboPayRoutes(app: FastifyInstance, context: Context, root: string): void {
  app.setErrorHandler((error, _request, reply) => sendRefusal(reply, error));
  app.addHook('preHandler', async ({ headers }) => {
    const keys = context.credentials.irembopay ?? [];
    const known = keys.some(({ secretKey }) => secretKey === headers['irembopay-secretkey']);
    if (!known) throw new IremboPayRefusal(401, 'AUTHENTICATION_FAILED');
    if (headers['x-api-version'] !== '2') throw new IremboPayRefusal(400, 'INVALID_API_VERSION');
  });
  app.post('/payments/invoices', (request, reply) => open(context, request, reply, root));
  app.get(
    '/payments/invoices/:reference',
    (request: FastifyRequest<{ Params: { reference: string } }>) => {
      const checkout = invoiceOf(context, request.params.reference);
      if (!checkout) throw new IremboPayRefusal(404, 'RESOURCE_NOT_FOUND');
      return fine({
        ...reported(context, checkout),
        paymentLinkUrl: linkOf(request, root, checkout),
      });
    },
  );
}

const linkOf = (request: FastifyRequest, root: string, { id }: Checkout): string =>
  `${baseOf(request, root)}/checkout/irembopay/${id}`;

const fine = (data: object) => ({ message: 'Success', success: true, data });

function sendRefusal(reply: FastifyReply, error: unknown): FastifyReply {
  const { code, http } =
    error instanceof IremboPayRefusal ? error : { code: 'INTERNAL_SERVER_ERROR', http: 500 };
  const errors = [{ code, detail: code }];
  return reply.code(http).send({ message: code, success: false, errors });
}

function invoiceOf(context: Context, reference: string): Checkout | undefined {
  return context.store.cards
    .checkouts()
    .find((one) => one.provider === 'irembopay' && [one.number, one.reference].includes(reference));
}

/** An invoice, with what the faults have it tell of one that is paid. */
function reported({ faults }: Context, checkout: Checkout): object {
  const paid = paidBy(checkout);
  const invoice = reportedInvoice(checkout, paid);
  if (!paid) return invoice;
  const lies = {
    none: {},
    amount: { amount: checkout.amount - 1 },
    currency: { currency: 'USD' },
    payer: {},
    reference: { transactionId: 'of-somebody-else' },
    ambiguous: { paymentStatus: 'NEW' },
    unnumbered: {},
  };
  return { ...invoice, ...lies[faults.tell] };
}

const part = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function bodyOf(request: FastifyRequest): Fields {
  try {
    return part(JSON.parse(String(request.body ?? '')));
  } catch {
    throw new IremboPayRefusal(400, 'INVALID_JSON');
  }
}

function open(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  root: string,
): object {
  const body = bodyOf(request);
  const refuse = (code: string) => new IremboPayRefusal(400, code);
  const reference = text(body.transactionId);
  if (reference === '') throw refuse('TRANSACTION_ID_REQUIRED');
  if (text(body.paymentAccountIdentifier) === '') throw refuse('PAYMENT_ACCOUNT_NOT_FOUND');
  const items = Array.isArray(body.paymentItems) ? body.paymentItems.map(part) : [];
  const isGood = items.every(
    ({ code, quantity, unitAmount }) =>
      text(code) !== '' && Number.isInteger(quantity) && Number(unitAmount) > 0,
  );
  if (items.length === 0 || !isGood) throw refuse('PRODUCT_NOT_FOUND');
  const language = body.language ?? 'EN';
  if (!['RW', 'EN', 'FR'].includes(String(language))) throw refuse('INVALID_LANGUAGE');
  const now = context.clock.now();
  const until = body.expiryAt === undefined ? now.getTime() + 24 * HOUR_MS : text(body.expiryAt);
  const expiresAt = new Date(until);
  if (!(expiresAt > now)) throw refuse('INVALID_EXPIRY');
  if (invoiceOf(context, reference)) throw refuse('DUPLICATE_TRANSACTION_ID');
  const id = randomBytes(10).toString('hex');
  const number = `88${String(context.store.cards.checkouts().length + 1).padStart(10, '0')}`;
  const customer = part(body.customer);
  context.store.record({
    type: 'checkout-opened',
    at: now.toISOString(),
    provider: 'irembopay',
    id,
    reference,
    number,
    amount: items.reduce(
      (sum, { quantity, unitAmount }) => sum + Number(quantity) * Number(unitAmount),
      0,
    ),
    currency: 'RWF',
    title: text(body.description) || 'Hafi',
    customer: { name: text(customer.name), email: text(customer.email) },
    expiresAt: expiresAt.toISOString(),
    tries: 5,
  });
  const checkout = context.store.cards.checkout(id);
  if (!checkout) throw new Error('the invoice was not kept');
  const paymentLinkUrl = linkOf(request, root, checkout);
  return reply.code(201).send(fine({ ...reportedInvoice(checkout, undefined), paymentLinkUrl }));
}
