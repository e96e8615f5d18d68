import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { MessageRecorded } from '../events.ts';
import { readable, toE164 } from '../phone-number.ts';
import { type Html, html } from './html.ts';
import { pageHtml, sendPage } from './layout.ts';
import { messageText } from './message-text.ts';
import { moment } from './moment.ts';

const SHOWN = 100;

type OutboxRequest = FastifyRequest<{ Querystring: { to?: unknown; format?: unknown } }>;

/** `GET /outbox?to=&format=json`: every mail and SMS, newest first. */
export function outboxRoutes(app: FastifyInstance, context: Context): void {
  app.get('/outbox', (request: OutboxRequest, reply) => {
    const to = typeof request.query.to === 'string' ? request.query.to.trim() : '';
    const messages = messagesTo(context, to);
    if (request.query.format === 'json') return reply.send({ messages: messages.map(asJson) });
    const main = outboxMain(app.prefix, to, messages);
    return sendPage(reply, pageHtml({ root: app.prefix, title: 'Outbox', main, refresh: true }));
  });
}

/** Messages to one address or number (all when empty), newest first. */
export function messagesTo(context: Context, to: string): MessageRecorded[] {
  const all = context.store.messages().toReversed();
  if (to === '') return all;
  const wanted = [to.toLowerCase(), toE164(to)];
  return all.filter((message) => wanted.includes(message.to.toLowerCase()));
}

function asJson({ id, channel, to, subject, text, at }: MessageRecorded): object {
  return { id, channel, to, ...(subject !== undefined && { subject }), text, at };
}

function outboxMain(root: string, to: string, messages: MessageRecorded[]): Html {
  const shown = messages.slice(0, SHOWN);
  return html`<div class="stack">
<h1>Outbox</h1>
<p>Every mail and SMS that would have left, newest first.</p>
<form class="row ask" action="${root}/outbox" method="get">
<div class="field"><label for="to">To (mail address or phone number)</label>
<input class="input" id="to" name="to" value="${to}" autocomplete="off"></div>
<button class="button" type="submit">Show</button>
<a href="${root}/outbox">Show all</a>
</form>
</div>
<p id="status" class="sr" role="status"></p>
<div id="live" class="live">
${shown.length > 0 ? undefined : html`<p class="well">Nothing yet. Messages appear here as soon as they are sent.</p>`}
<ul class="stack">${shown.map((message) => messageItem(root, message))}</ul>
${messages.length > SHOWN ? html`<p>The newest ${SHOWN} of ${messages.length} are shown.</p>` : undefined}
</div>`;
}

function messageItem(root: string, message: MessageRecorded): Html {
  const sms = message.channel === 'sms';
  const to = sms
    ? html`<a href="${root}/phone/${message.to}">${readable(message.to)}</a>`
    : html`${message.to}`;
  return html`<li class="sheet">
<div class="row apart"><span class="row"><span class="badge">${sms ? 'SMS' : 'Mail'}</span> <span>To ${to}</span></span> <span class="quiet">${moment(message.at)}</span></div>
${message.subject === undefined ? undefined : html`<h2>${message.subject}</h2>`}
${messageText(message.text)}
${message.html === undefined ? undefined : html`<details><summary>HTML part</summary><pre>${message.html}</pre></details>`}
</li>`;
}
