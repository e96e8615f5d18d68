import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import { isRwandanMobile } from './phone-number.ts';
import { smsParts } from './sms-parts.ts';
import { reportSms } from './sms-reports.ts';

const PART_PRICE_RWF = 18;

/** The answers to one recipient's SMS. */
const STATUS = { sent: 101, invalidNumber: 403, unsupported: 404 } as const;

const WORDS: Record<number, string> = {
  [STATUS.sent]: 'Success',
  [STATUS.invalidNumber]: 'InvalidPhoneNumber',
  [STATUS.unsupported]: 'UnsupportedNumberType',
};

/** Africa's Talking: one message to one or more numbers. Accepted messages go to the outbox. */
export function africasTalkingRoutes(app: FastifyInstance, context: Context): void {
  app.post('/version1/messaging', (request, reply) => send(context, request, reply));
}

function send(context: Context, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const form = new URLSearchParams(String(request.body));
  const allowed = context.credentials.africasTalkingKeys;
  const key = request.headers.apikey;
  const username = form.get('username');
  if (!key || !username || (allowed && !allowed.includes(String(key)))) {
    return reply.code(401).send('The supplied authentication is invalid');
  }
  const [to, text] = [form.get('to') ?? '', form.get('message') ?? ''];
  if (to === '' || text === '') {
    return reply.code(400).send('Request is missing required form field');
  }
  const recipients = to.split(',').map((number) => {
    const status = statusOf(number);
    const taken = status === STATUS.sent;
    const messageId = taken ? `ATXid_${randomBytes(16).toString('hex')}` : 'None';
    if (taken) {
      context.store.record({
        type: 'message-recorded',
        at: context.clock.now().toISOString(),
        id: messageId,
        channel: 'sms',
        to: number,
        text,
        sender: form.get('from') ?? 'AFRICASTKNG',
      });
      reportSms(context, { provider: 'africastalking', id: messageId, to: number });
    }
    return {
      statusCode: status,
      number,
      status: WORDS[status] ?? '',
      cost: taken ? `RWF ${smsParts(text) * PART_PRICE_RWF}.0000` : '0',
      messageId,
    };
  });
  const sent = recipients.filter(({ statusCode }) => statusCode === STATUS.sent);
  const Message = `Sent to ${sent.length}/${recipients.length}`;
  return reply.code(201).send({ SMSMessageData: { Message, Recipients: recipients } });
}

function statusOf(number: string): number {
  if (!/^\+[1-9]\d{7,14}$/.test(number)) return STATUS.invalidNumber;
  return isRwandanMobile(number) ? STATUS.sent : STATUS.unsupported;
}
