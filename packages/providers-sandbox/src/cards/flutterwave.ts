import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { baseOf, bearerOf, one, queryOf } from '../social/parameters.ts';
import type { CardCharged } from './card-events.ts';
import type { Checkout } from './card-state.ts';
import { paidBy } from './charging.ts';
import { reportedCharge } from './flutterwave-webhook.ts';

type WithId = FastifyRequest<{ Params: { id: string } }>;
type Fields = Record<string, unknown>;

/** A refusal in Flutterwave's shape. */
class FlutterwaveRefusal extends Error {
  readonly http: number;

  constructor(http: number, message: string) {
    super(message);
    this.http = http;
  }
}

const bad = (message: string) => new FlutterwaveRefusal(400, message);
const noTransaction = () => bad('No transaction was found for this id');

/** Flutterwave Standard (v3): a page, what became of it, refunds. `root` is where the pages stand. */
export function flutterwaveRoutes(app: FastifyInstance, context: Context, root: string): void {
  app.setErrorHandler((error, _request, reply) => sendRefusal(reply, error));
  app.addHook('preHandler', async (request) => {
    const keys = context.credentials.flutterwave ?? [];
    const known = keys.some(({ secretKey }) => secretKey === bearerOf(request));
    if (!known) throw new FlutterwaveRefusal(401, 'Invalid authorization key');
  });
  app.post('/v3/payments', (request) => open(context, request, root));
  app.get('/v3/transactions/:id/verify', (request: WithId) => {
    const id = Number(request.params.id);
    return verified(context, context.store.cards.checkoutOfCharge(id), id);
  });
  app.get('/v3/transactions/verify_by_reference', (request) => {
    const checkout = byReference(context, one(queryOf(request), 'tx_ref'));
    const last = checkout && (paidBy(checkout) ?? checkout.charges.at(-1));
    return verified(context, checkout, last?.id);
  });
  app.post('/v3/transactions/:id/refund', (request: WithId) => refund(context, request));
  app.get('/v3/transactions', (request) => {
    const { reference, status, within } = wantedBy(request);
    const listed = ofFlutterwave(context).flatMap((checkout) =>
      checkout.charges
        .filter(({ at }) => within(at))
        .filter((each) => status === '' || each.status === status)
        .filter(() => reference === '' || checkout.reference === reference)
        .map((each) => reported(context, checkout, each, listLies)),
    );
    return onePage(context, request, 'Transactions fetched', listed);
  });
  app.get('/v3/refunds', (request) => {
    finishRefunds(context);
    const { within } = wantedBy(request);
    const listed = ofFlutterwave(context).flatMap(({ refunds }) =>
      refunds.filter(({ at }) => within(at)).map(reportedRefund),
    );
    return onePage(context, request, 'Refunds fetched', listed);
  });
}

function sendRefusal(reply: FastifyReply, error: unknown): FastifyReply {
  const isOurs = error instanceof FlutterwaveRefusal;
  return reply
    .code(isOurs ? error.http : 500)
    .send({ status: 'error', message: isOurs ? error.message : 'An error occurred', data: null });
}

function bodyOf(request: FastifyRequest): Fields {
  try {
    const body: unknown = JSON.parse(String(request.body ?? ''));
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Fields;
  } catch {
    throw bad('The body is not JSON');
  }
  throw bad('The body must be an object');
}

const byReference = (context: Context, reference: string): Checkout | undefined =>
  context.store.cards
    .checkouts()
    .find((one) => one.provider === 'flutterwave' && one.reference === reference);

const part = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function open(context: Context, request: FastifyRequest, root: string): object {
  const body = bodyOf(request);
  const { amount, currency, redirect_url: redirectUrl, tx_ref: reference } = body;
  const { session_duration: minutes = 1440, max_retry_attempt: retries = 3 } = body;
  const customer = part(body.customer);
  if (typeof reference !== 'string' || reference === '') throw bad('tx_ref is required');
  if (typeof amount !== 'number' || !(amount > 0)) throw bad('amount should be a number');
  if (currency !== 'RWF') throw bad('currency is not supported');
  if (typeof redirectUrl !== 'string' || !/^https?:\/\//.test(redirectUrl)) {
    throw bad('redirect_url is required');
  }
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text(customer.email))) {
    throw bad('customer.email must be a valid email');
  }
  if (typeof minutes !== 'number' || !(minutes >= 1 && minutes <= 1440)) {
    throw bad('session_duration must be between 1 and 1440');
  }
  if (typeof retries !== 'number' || !(retries >= 1)) throw bad('max_retry_attempt is wrong');
  const known = byReference(context, reference);
  if (known && paidBy(known)) throw bad('Duplicate transaction reference');
  const id = known?.id ?? randomBytes(10).toString('hex');
  if (!known) {
    const now = context.clock.now();
    context.store.record({
      type: 'checkout-opened',
      at: now.toISOString(),
      provider: 'flutterwave',
      id,
      reference,
      number: '',
      amount,
      currency,
      title: text(part(body.customizations).title) || 'Hafi',
      customer: { name: text(customer.name), email: text(customer.email) },
      redirectUrl,
      expiresAt: new Date(now.getTime() + minutes * 60_000).toISOString(),
      tries: retries,
    });
  }
  const link = `${baseOf(request, root)}/checkout/flutterwave/${id}`;
  return { status: 'success', message: 'Hosted Link', data: { link } };
}

function verified(context: Context, checkout: Checkout | undefined, id?: number): object {
  const charged = checkout?.charges.find((each) => each.id === id);
  if (checkout?.provider !== 'flutterwave' || !charged) throw noTransaction();
  return {
    status: 'success',
    message: 'Transaction fetched successfully',
    data: reported(context, checkout, charged),
  };
}

/** What of the faults lists have too: a list may lag behind a verification. */
const listLies: readonly Context['faults']['tell'][] = ['amount', 'currency'];

/** What is told of a charge, as the faults have it. */
function reported(
  context: Context,
  checkout: Checkout,
  it: CardCharged,
  lies?: readonly Context['faults']['tell'][],
) {
  const { tell } = context.ofPayers.of(checkout.customer.email);
  const all = reportedCharge(checkout, it);
  const isLie = it.status === 'successful' && (lies ?? [tell]).includes(tell);
  return isLie ? { ...all, ...lieOf(tell, all) } : all;
}

/** What the faults have told of a charge that succeeded. */
function lieOf(tell: Context['faults']['tell'], reported: { amount: number }): object {
  const lies = {
    none: {},
    amount: { amount: reported.amount - 1 },
    currency: { currency: 'NGN' },
    payer: {},
    reference: { tx_ref: 'of-somebody-else' },
    ambiguous: { status: 'pending' },
    unnumbered: {},
  };
  return lies[tell];
}

const ofFlutterwave = ({ store }: Context): Checkout[] =>
  store.cards.checkouts().filter(({ provider }) => provider === 'flutterwave');

/** What a list is narrowed to; days are inclusive. */
function wantedBy(request: FastifyRequest) {
  const query = queryOf(request);
  const [from, to] = [one(query, 'from'), one(query, 'to')];
  for (const day of [from, to]) {
    if (day !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(day)) throw bad('Dates are YYYY-MM-DD');
  }
  return {
    reference: one(query, 'tx_ref'),
    status: one(query, 'status'),
    within: (at: string) =>
      (from === '' || at.slice(0, 10) >= from) && (to === '' || at.slice(0, 10) <= to),
  };
}

const PAGE_SIZE = 10;

/** One page of a list, the newest first. */
function onePage(
  { faults }: Context,
  request: FastifyRequest,
  message: string,
  listed: readonly { readonly id: number }[],
): object {
  const page = Math.max(1, Number(one(queryOf(request), 'page')) || 1);
  const newest = listed.toSorted((a, b) => b.id - a.id);
  const info = {
    total: listed.length,
    current_page: page,
    total_pages: Math.ceil(listed.length / PAGE_SIZE),
    page_size: PAGE_SIZE,
  };
  const from = faults.list === 'repeat' ? 0 : (page - 1) * PAGE_SIZE;
  const isGap = faults.list === 'gap' && page === 2;
  const data = isGap ? [] : newest.slice(from, from + PAGE_SIZE);
  return { status: 'success', message, meta: { page_info: info }, data };
}

function refund(context: Context, request: WithId): object {
  const charge = Number(request.params.id);
  const checkout = context.store.cards.checkoutOfCharge(charge);
  const paid = checkout?.charges.find(({ id, status }) => id === charge && status === 'successful');
  if (checkout?.provider !== 'flutterwave' || !paid) throw noTransaction();
  const { amount = checkout.amount, comments } = bodyOf(request);
  if (typeof amount !== 'number' || !(amount > 0)) throw bad('amount should be a number');
  const given = checkout.refunds
    .filter((each) => each.charge === charge)
    .reduce((sum, each) => sum + each.amount, 0);
  if (given + amount > checkout.amount) {
    throw bad('Amount to be refunded is more than the amount left of the transaction');
  }
  const faults = context.ofPayers.of(checkout.customer.email);
  if (faults.refund === 'fail') throw bad('Insufficient funds in your available balance');
  const made = {
    type: 'card-refunded',
    at: context.clock.now().toISOString(),
    checkout: checkout.id,
    charge,
    id: context.store.cards.nextNumber(),
    amount,
    comments: text(comments),
    status: faults.refund === 'pending' ? 'pending' : 'completed',
  } as const;
  context.store.record(made);
  return { status: 'success', message: 'Transaction refund initiated', data: reportedRefund(made) };
}

/** Finishes the refunds that were left pending, once they are to be so no more. */
function finishRefunds(context: Context): void {
  const pending = ofFlutterwave(context)
    .filter(({ customer }) => context.ofPayers.of(customer.email).refund !== 'pending')
    .flatMap(({ refunds }) => refunds)
    .filter(({ status }) => status === 'pending');
  for (const each of pending) context.store.record({ ...each, status: 'completed' });
}

const reportedRefund = (it: Checkout['refunds'][number]) => ({
  id: it.id,
  tx_id: it.charge,
  flw_ref: `FLW-MOCK-${it.charge}`,
  amount_refunded: it.amount,
  status: it.status,
  destination: 'payment_source',
  comments: it.comments,
  created_at: it.at,
});
