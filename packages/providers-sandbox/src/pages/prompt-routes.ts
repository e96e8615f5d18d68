import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { answerPrompt, needsAnswer, promptOf, settleAny } from '../money.ts';
import { toE164 } from '../phone-number.ts';
import { isSameOrigin } from '../same-origin.ts';
import { noticePage, sendPage } from './layout.ts';

type PromptRequest = FastifyRequest<{ Params: { number: string; id: string; answer: string } }>;

/** The two buttons of a payment prompt, and `fail` with a `code` of its provider. */
export function promptRoutes(app: FastifyInstance, context: Context): void {
  app.post('/phone/:number/prompts/:id/:answer', (request: PromptRequest, reply) => {
    const { id, answer } = request.params;
    const number = toE164(request.params.number);
    const back = number ? `${app.prefix}/phone/${number}` : `${app.prefix}/`;
    const refuse = (code: number, text: string) =>
      sendPage(reply.code(code), noticePage(app.prefix, text, back));
    if (!isSameOrigin(request)) return refuse(403, 'This answer came from another site.');
    const prompt = promptOf(context, id.toLowerCase());
    const known = prompt && `+${prompt.party.partyId}` === number;
    if (!known || !['approve', 'refuse', 'fail'].includes(answer)) {
      return refuse(404, 'There is no such payment request on this phone.');
    }
    if (!needsAnswer(settleAny(context, prompt)))
      return refuse(409, 'This payment request is closed.');
    const form = new URLSearchParams(String(request.body ?? ''));
    const code = answer === 'fail' ? { code: form.get('code') ?? '' } : {};
    if (!answerPrompt(context, prompt, { approve: answer === 'approve', ...code })) {
      return refuse(400, 'The provider has no such code.');
    }
    return reply.redirect(back, 303);
  });
}
