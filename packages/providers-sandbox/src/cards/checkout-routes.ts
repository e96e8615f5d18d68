import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { noticePage, sendPage } from '../pages/layout.ts';
import { isSameOrigin } from '../same-origin.ts';
import { formOf, one, queryOf } from '../social/parameters.ts';
import type { CardCharged } from './card-events.ts';
import type { Checkout } from './card-state.ts';
import { charge, closedFor, paidBy, pendingOf } from './charging.ts';
import { bankPage, cardPage, closedPage } from './checkout-page.ts';
import { CARD_REASONS, type CardOutcome, outcomeOfCode, TEST_CARDS } from './test-cards.ts';

type CheckoutRequest = FastifyRequest<{ Params: { provider: string; id: string } }>;
type Answered = { request: CheckoutRequest; reply: FastifyReply; checkout: Checkout };

/** Where a payer goes from a page, with what Flutterwave puts into the address. */
function backOf({ redirectUrl, reference }: Checkout, status: string, id?: number) {
  if (redirectUrl === undefined) return undefined;
  const url = new URL(redirectUrl);
  url.searchParams.set('status', status);
  url.searchParams.set('tx_ref', reference);
  if (id !== undefined) url.searchParams.set('transaction_id', String(id));
  return url.href;
}

/** The pages on which cards are typed; with `?format=json` for tests. */
export function checkoutRoutes(app: FastifyInstance, context: Context): void {
  const root = app.prefix;

  function show({ checkout, reply }: Answered, problem?: string): FastifyReply {
    const path = `${root}/checkout/${checkout.provider}/${checkout.id}`;
    const shown = { root, path, checkout, ...(problem === undefined ? {} : { problem }) };
    const leads = checkout.redirectUrl ? new URL(checkout.redirectUrl).origin : '';
    const closed = closedFor(context, checkout);
    if (closed) {
      const back = backOf(checkout, closed === 'paid' ? 'successful' : 'failed');
      return sendPage(reply, closedPage(shown, closed, back), leads);
    }
    return sendPage(reply, pendingOf(checkout) ? bankPage(shown) : cardPage(shown), leads);
  }

  /** Shows what became of a charge: the way back, or the page again. */
  function after(answered: Answered, { id, reason, status }: CardCharged): FastifyReply {
    const { checkout, reply } = answered;
    const word = status === 'successful' ? 'successful' : 'failed';
    const over = status === 'successful' || closedFor(context, checkout) !== undefined;
    const back = over ? backOf(checkout, word, id) : undefined;
    if (back) return reply.redirect(back, 303);
    if (status !== 'failed') return show(answered);
    return show({ ...answered, reply: reply.code(402) }, `The card was refused: ${reason}.`);
  }

  const found = ({ params }: CheckoutRequest): Checkout | undefined => {
    const checkout = context.store.cards.checkout(params.id);
    return checkout?.provider === params.provider ? checkout : undefined;
  };
  const missing = (reply: FastifyReply) =>
    sendPage(reply.code(404), noticePage(root, 'There is no such payment page.', `${root}/`));

  app.get('/checkout/:provider/:id', (request: CheckoutRequest, reply) => {
    const checkout = found(request);
    if (!checkout) return missing(reply);
    if (one(queryOf(request), 'format') !== 'json') return show({ request, reply, checkout });
    return reply.send({ ...checkout, codes: CARD_REASONS });
  });

  const press = (action: string, act: (answered: Answered) => FastifyReply) =>
    app.post(`/checkout/:provider/:id/${action}`, (request: CheckoutRequest, reply) => {
      if (!isSameOrigin(request)) {
        const page = noticePage(root, 'This answer came from another site.', `${root}/`);
        return sendPage(reply.code(403), page);
      }
      const checkout = found(request);
      if (!checkout) return missing(reply);
      if (closedFor(context, checkout)) return show({ request, reply: reply.code(409), checkout });
      return act({ request, reply, checkout });
    });
  const chargeIt = (answered: Answered, outcome: CardOutcome) => {
    const { checkout } = answered;
    return after(answered, charge(context, checkout, outcome, pendingOf(checkout)?.id));
  };

  press('card', (answered) => {
    const number = one(formOf(answered.request), 'number').replace(/\s/g, '');
    const card = TEST_CARDS.get(number);
    if (card) return chargeIt(answered, card.outcome);
    const reply = answered.reply.code(400);
    return show({ ...answered, reply }, 'Only the test cards below work here.');
  });
  press('code', (answered) => {
    if (!pendingOf(answered.checkout)) return show(answered);
    return chargeIt(answered, outcomeOfCode(one(formOf(answered.request), 'code')));
  });
  press('fail', (answered) => {
    const reason = CARD_REASONS.find((each) => each === one(formOf(answered.request), 'code'));
    if (reason) return chargeIt(answered, { does: 'refuse', reason });
    return show({ ...answered, reply: answered.reply.code(400) }, 'The bank has no such code.');
  });
  press('cancel', (answered) => {
    const back = backOf(answered.checkout, 'cancelled', paidBy(answered.checkout)?.id);
    return back ? answered.reply.redirect(back, 303) : show(answered, 'The payment waits here.');
  });
}
