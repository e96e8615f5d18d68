import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { toE164 } from '../phone-number.ts';
import { isSameOrigin } from '../same-origin.ts';
import type { Channels } from '../ussd-phones.ts';
import { noticePage, sendPage } from './layout.ts';

type HandsetRequest = FastifyRequest<{ Params: { number: string } }>;

/** What happens on a phone, before it shows its page again. */
type Press = (phone: { number: string; form: URLSearchParams; channels: Channels }) => unknown;

/** The number that phones ring. */
const OUR_NUMBER = '+250788000099';

/** The keys of a phone without apps: what it dials, sends and rings goes to our server. */
export function handsetRoutes(app: FastifyInstance, context: Context): void {
  const press = (path: string, act: Press) =>
    app.post(`/phone/:number/${path}`, (request: HandsetRequest, reply) =>
      onPhone(app, context, request, reply, act),
    );
  press('ussd', ({ form, number }) => context.ussd.dial(number, form.get('code') ?? ''));
  press('ussd/answer', ({ form, number }) => context.ussd.answer(number, form.get('input') ?? ''));
  press('ussd/close', ({ number }) => context.ussd.close(number));
  press('sms', ({ channels, form, number }) =>
    sendSms(context, channels, number, form.get('text') ?? ''),
  );
  press('missed-call', ({ channels, number }) => ring(context, channels, number));
}

async function onPhone(
  app: FastifyInstance,
  { channels }: Context,
  request: HandsetRequest,
  reply: FastifyReply,
  act: Press,
): Promise<FastifyReply> {
  const number = toE164(request.params.number);
  const back = number ? `${app.prefix}/phone/${number}` : `${app.prefix}/`;
  const refuse = (code: number, text: string) =>
    sendPage(reply.code(code), noticePage(app.prefix, text, back));
  if (!isSameOrigin(request)) return refuse(403, 'This came from another site.');
  if (!number) return refuse(404, 'That is not a phone number');
  if (!channels) return refuse(404, 'This phone leads nowhere: no service code is set.');
  await act({ number, form: new URLSearchParams(String(request.body ?? '')), channels });
  return reply.redirect(back, 303);
}

function sendSms(context: Context, channels: Channels, from: string, text: string): void {
  if (text === '') return;
  const id = `ATXid_${randomBytes(16).toString('hex')}`;
  const at = context.clock.now().toISOString();
  context.store.record({ type: 'sms-sent', at, id, from, text });
  const form = {
    id,
    from,
    to: channels.smsNumber,
    text,
    date: at,
    linkId: id,
    networkCode: '63510',
  };
  context.callbacks.send(channels.callback('sms'), { method: 'POST', form });
}

/** A call that rings and ends: one callback when it comes, one when it is over. */
function ring({ callbacks }: Context, channels: Channels, callerNumber: string): void {
  const sessionId = `ATVId_${randomBytes(16).toString('hex')}`;
  const call = { sessionId, direction: 'Inbound', callerNumber, destinationNumber: OUR_NUMBER };
  const url = channels.callback('voice');
  callbacks.send(url, { method: 'POST', form: { isActive: '1', ...call } });
  const end = { isActive: '0', ...call, durationInSeconds: '0', currencyCode: 'RWF', amount: '0' };
  callbacks.send(url, { method: 'POST', form: end });
}
