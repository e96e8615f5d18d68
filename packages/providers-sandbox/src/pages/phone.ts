import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { readable, toE164 } from '../phone-number.ts';
import type { Channels } from '../ussd-phones.ts';
import { handset } from './handset.ts';
import { type Html, html } from './html.ts';
import { noticePage, pageHtml, sendPage } from './layout.ts';
import { messageText } from './message-text.ts';
import { moment, money } from './moment.ts';
import { type PhonePayment, type PhonePrompt, type PhoneState, phoneState } from './phone-state.ts';

type PhoneRequest = FastifyRequest<{
  Params: { number: string };
  Querystring: { format?: unknown };
}>;

/** `GET /phone/:number?format=json`: the phone of one person. */
export function phoneRoutes(app: FastifyInstance, context: Context): void {
  app.get('/phone/:number', (request: PhoneRequest, reply) => {
    const number = toE164(request.params.number);
    const json = request.query.format === 'json';
    if (!number) {
      if (json) return reply.code(404).send({ message: 'That is not a phone number.' });
      const page = noticePage(app.prefix, 'That is not a phone number', `${app.prefix}/`);
      return sendPage(reply.code(404), page);
    }
    const state = phoneState(context, number);
    if (json) return reply.send(state);
    const page = pageHtml({
      root: app.prefix,
      title: `${state.prompts.length > 0 ? `(${state.prompts.length}) ` : ''}Phone ${readable(number)}`,
      main: phoneMain(app.prefix, state, context.channels),
      refresh: state.prompts.length === 0,
    });
    return sendPage(reply, page);
  });
}

function phoneMain(root: string, state: PhoneState, channels: Channels | undefined): Html {
  const { number, prompts, messages, payments, sent } = state;
  return html`<div class="stack">
<p class="quiet">The phone of</p>
<h1>${readable(number)}</h1>
<div class="band" aria-hidden="true"></div>
</div>
${channels === undefined ? undefined : handset(root, state, channels)}
<p id="status" class="sr" role="status"></p>
<div id="live" class="live">
<section class="stack" aria-labelledby="asked"><h2 id="asked">Payment requests</h2>
${prompts.length > 0 ? prompts.map((prompt) => promptSheet(root, number, prompt)) : nothing('No payment waits for an answer.')}
</section>
<section class="stack" aria-labelledby="texts"><h2 id="texts">SMS</h2>
${
  messages.length > 0
    ? html`<ul class="stack">${messages.map(
        ({ sender, text, at }) =>
          html`<li class="sms"><p class="quiet">${sender}, ${moment(at)}</p>${messageText(text)}</li>`,
      )}</ul>`
    : nothing('No SMS yet.')
}
${
  sent.length > 0
    ? html`<h3>Sent from this phone</h3><ul class="stack">${sent.map(
        ({ text, at }) =>
          html`<li class="sms"><p class="quiet">To Hafi, ${moment(at)}</p><p class="text">${text}</p></li>`,
      )}</ul>`
    : undefined
}
</section>
<section class="stack" aria-labelledby="past"><h2 id="past">Past payments</h2>
${payments.length > 0 ? html`<ul class="sheet lines">${payments.map(paymentLine)}</ul>` : nothing('No payments yet.')}
</section>
</div>`;
}

function nothing(text: string): Html {
  return html`<p class="well">${text}</p>`;
}

function promptSheet(root: string, number: string, prompt: PhonePrompt): Html {
  const path = `${root}/phone/${number}/prompts/${prompt.id}`;
  const amount = money(prompt.amount, prompt.currency);
  return html`<article class="sheet asks">
<h3>${prompt.payee} asks you to pay</h3>
<p class="amount">${amount}</p>
<dl class="facts">
<dt>Pay to</dt><dd>${prompt.payee}</dd>
<dt>By</dt><dd>${prompt.provider}</dd>
<dt>Message</dt><dd>${prompt.message}</dd>
<dt>Answer until</dt><dd>${moment(prompt.expiresAt)}</dd>
</dl>
<div class="row">
<form method="post" action="${path}/approve"><button class="button" type="submit">Approve<span class="sr"> ${amount}</span></button></form>
<form method="post" action="${path}/refuse"><button class="button second" type="submit">Refuse<span class="sr"> ${amount}</span></button></form>
</div>
<details><summary>Have it fail</summary>
<form class="row ask" method="post" action="${path}/fail">
<div class="field"><label for="code-${prompt.id}">Code of ${prompt.provider}</label>
<select class="input" id="code-${prompt.id}" name="code">${prompt.failures.map((code) => html`<option value="${code}">${code}</option>`)}</select></div>
<button class="button second" type="submit">Fail</button>
</form></details>
</article>`;
}

function paymentLine(payment: PhonePayment): Html {
  const tone =
    payment.status === 'SUCCESSFUL' ? 'good' : payment.status === 'FAILED' ? 'bad' : 'open';
  const what = payment.kind === 'refund' ? 'Refund from Hafi' : 'Payment to Hafi';
  return html`<li class="row apart">
<div><h3>${what}: ${money(payment.amount, payment.currency)}</h3><p class="quiet">${payment.message} ${moment(payment.at)}</p></div>
<span class="badge ${tone}">${payment.status}${payment.reason === undefined ? undefined : html`: ${payment.reason}`}</span>
</li>`;
}
