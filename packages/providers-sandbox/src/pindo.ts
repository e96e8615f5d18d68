import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import { isRwandanMobile } from './phone-number.ts';
import { smsParts } from './sms-parts.ts';
import { reportSms } from './sms-reports.ts';

const PART_PRICE_USD = 0.006;
const START_BALANCE_USD = 1000;

/** The Pindo SMS API: one message to one number. Accepted messages go to the outbox. */
export function pindoRoutes(app: FastifyInstance, context: Context): void {
  const handler = (request: FastifyRequest, reply: FastifyReply) => send(context, request, reply);
  app.post('/v1/sms/', handler);
  app.post('/v1/sms', handler);
}

function send(context: Context, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refuse = (status: number, message: string) => reply.code(status).send({ message });
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const allowed = context.credentials.pindoTokens;
  if (!token || (allowed && !allowed.includes(token))) {
    return refuse(401, 'Unauthorized access. Check your token.');
  }
  const body = parse(request.body);
  if (!body) return refuse(400, 'to, text and sender are required texts.');
  const { to, text, sender } = body;
  if (!/^\+[1-9]\d{7,14}$/.test(to)) return refuse(409, 'Wrong phone number format.');
  if (!to.startsWith('+250')) return refuse(409, 'Number is from an unsupported country.');
  if (!isRwandanMobile(to)) return refuse(409, 'Number is from an unsupported telco.');
  const id = `out_sms_${randomBytes(13).toString('hex').toUpperCase()}`;
  context.store.record({
    type: 'message-recorded',
    at: context.clock.now().toISOString(),
    id,
    channel: 'sms',
    to,
    text,
    sender,
  });
  reportSms(context, { provider: 'pindo', id, to });
  const parts = smsParts(text);
  return reply.code(201).send({
    bonus: 0,
    discount: 0,
    item_count: parts,
    item_price: PART_PRICE_USD,
    remaining_balance: remainingBalance(context),
    self_url: `http://${request.headers.host}${request.url.replace(/\/$/, '')}/${id}`,
    sms_id: id,
    status: 'sent',
    to,
    total_cost: dollars(parts * PART_PRICE_USD),
  });
}

function parse(raw: unknown): { to: string; text: string; sender: string } | undefined {
  try {
    const { to, text, sender } = JSON.parse(String(raw)) as Record<string, unknown>;
    if (typeof to !== 'string' || typeof text !== 'string' || typeof sender !== 'string') {
      return undefined;
    }
    return text === '' || sender === '' ? undefined : { to, text, sender };
  } catch {
    return undefined;
  }
}

function remainingBalance(context: Context): number {
  const parts = context.store
    .messages()
    .filter((message) => message.channel === 'sms')
    .reduce((sum, message) => sum + smsParts(message.text), 0);
  return dollars(START_BALANCE_USD - parts * PART_PRICE_USD);
}

function dollars(amount: number): number {
  return Math.round(amount * 1000) / 1000;
}
