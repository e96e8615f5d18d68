import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { decide, settle } from '../momo/outcomes.ts';
import { toE164 } from '../phone-number.ts';
import { isSameOrigin } from '../same-origin.ts';
import { noticePage, sendPage } from './layout.ts';
import { needsAnswer } from './phone-state.ts';

type PromptRequest = FastifyRequest<{ Params: { number: string; id: string; answer: string } }>;

/** The two buttons of a payment prompt. */
export function promptRoutes(app: FastifyInstance, context: Context): void {
  app.post('/phone/:number/prompts/:id/:answer', (request: PromptRequest, reply) => {
    const { id, answer } = request.params;
    const number = toE164(request.params.number);
    const back = number ? `${app.prefix}/phone/${number}` : `${app.prefix}/`;
    const refuse = (code: number, text: string) =>
      sendPage(reply.code(code), noticePage(app.prefix, text, back));
    if (!isSameOrigin(request)) return refuse(403, 'This answer came from another site.');
    const prompt = context.store.transaction('collection', id.toLowerCase());
    const known = prompt && `+${prompt.party.partyId}` === number;
    if (!known || (answer !== 'approve' && answer !== 'refuse')) {
      return refuse(404, 'There is no such payment request on this phone.');
    }
    if (!needsAnswer(settle(context, prompt)))
      return refuse(409, 'This payment request is closed.');
    decide(context, prompt, answer === 'refuse' ? 'APPROVAL_REJECTED' : undefined);
    return reply.redirect(back, 303);
  });
}
