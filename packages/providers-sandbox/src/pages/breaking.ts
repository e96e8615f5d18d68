import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { resetFaults } from '../fault-routes.ts';
import { changeFaults, type Faults } from '../faults.ts';
import { isSameOrigin } from '../same-origin.ts';
import { type Html, html } from './html.ts';
import { noticePage, pageHtml, sendPage } from './layout.ts';

/** A choice of a switch: its value, and what it means. */
type Choices = readonly (readonly [value: string, meaning: string])[];

const providers: Choices = [
  ['', 'All providers'],
  ['/pindo', 'Pindo'],
  ['/africastalking', "Africa's Talking"],
  ['/momo', 'MTN MoMo'],
  ['/airtel', 'Airtel Money'],
  ['/flutterwave', 'Flutterwave'],
  ['/irembopay', 'IremboPay'],
  ['/google', 'Google'],
  ['/instagram', 'Instagram'],
];
const calls: Choices = [
  ['', 'Answer as usual'],
  ['500', 'Answer with an error and do nothing'],
  ['slow', 'Answer after 8 seconds'],
  ['timeout', 'Never answer and do nothing'],
  ['lost', 'Do it, and cut the line before the answer'],
  ['lie', 'Say yes and do nothing'],
];
const sms: Choices = [
  ['none', 'Arrive'],
  ['fail', 'Are taken, and reported as not delivered'],
  ['silent', 'Are taken, and nothing is heard of them'],
];
const callbacks: Choices = [
  ['none', 'Come once'],
  ['drop', 'Never come'],
  ['duplicate', 'Come twice'],
  ['delay', 'Are held until you release them'],
  ['reorder', 'Come in the wrong order'],
];
const refunds: Choices = [
  ['none', 'Succeed'],
  ['fail', 'Fail'],
  ['pending', 'Stay pending'],
];

const tells: Choices = [
  ['none', 'As it was'],
  ['amount', 'With another amount'],
  ['currency', 'In another currency'],
  ['payer', 'From another number'],
  ['reference', 'With another reference'],
  ['ambiguous', 'Without saying whether it was paid'],
  ['unnumbered', "Without the provider's number"],
];

const meaningOf = (choices: Choices, value: string) =>
  choices.find(([each]) => each === value)?.[1] ?? value;

/** `GET|POST /break`: the faults of the providers, set by hand. A restart clears them. */
export function breakingRoutes(app: FastifyInstance, context: Context): void {
  const path = `${app.prefix}/break`;
  app.get('/break', (_request, reply) => {
    const main = breakingMain(path, context.faults, context.callbacks.held());
    return sendPage(reply, pageHtml({ root: app.prefix, title: 'What breaks', main }));
  });
  const press = (action: string, act: (form: URLSearchParams) => unknown) =>
    app.post(`/break/${action}`, async (request: FastifyRequest, reply: FastifyReply) => {
      const refuse = (code: number, text: string) =>
        sendPage(reply.code(code), noticePage(app.prefix, text, path));
      if (!isSameOrigin(request)) return refuse(403, 'This came from another site.');
      const problem = await act(new URLSearchParams(String(request.body ?? '')));
      if (typeof problem === 'string') return refuse(400, problem);
      return reply.redirect(path, 303);
    });
  press('calls', (form) => changeFaults(context.faults, context.clock, { http: httpOf(form) }));
  press('switches', (form) =>
    changeFaults(context.faults, context.clock, {
      sms: form.get('sms') ?? undefined,
      callback: form.get('callback') ?? undefined,
      refund: form.get('refund') ?? undefined,
      tell: form.get('tell') ?? undefined,
    }),
  );
  press('release', () => context.callbacks.release());
  press('reset', () => resetFaults(context));
}

/** The fault of the next calls that a form names; null takes it away. */
function httpOf(form: URLSearchParams): object | null {
  const next = form.get('next') ?? '';
  if (next === '') return null;
  const only = form.get('only') ?? '';
  return {
    next: next === '500' ? 500 : next,
    times: Number(form.get('times') ?? 1),
    ...(only === '' ? {} : { only }),
  };
}

function breakingMain(path: string, faults: Faults, held: number): Html {
  return html`<div class="stack">
<h1>What breaks</h1>
<p>Have the providers fail, and watch what Hafi does. A restart takes all of it away. Programs set the same with <code>POST faults</code>; the README of the sandbox lists the switches.</p>
</div>
<section class="stack" aria-labelledby="now"><h2 id="now">Now</h2>
<p role="status">${nowOf(faults, held)}</p>
<form method="post" action="${path}/reset"><button class="button second" type="submit">Let everything work again</button></form>
</section>
<section class="stack" aria-labelledby="calls"><h2 id="calls">The next calls</h2>
<form class="stack" method="post" action="${path}/calls">
${choice('only', 'To whom', providers, faults.http?.only ?? '')}
${choice('next', 'What they do', calls, String(faults.http?.next ?? ''))}
<div class="field"><label for="times">How many calls</label>
<input class="input" id="times" name="times" type="number" min="1" max="1000" value="${String(faults.http?.times ?? 10)}" required></div>
<div class="row"><button class="button" type="submit">Set the calls</button></div>
</form>
</section>
<section class="stack" aria-labelledby="after"><h2 id="after">What follows later</h2>
<form class="stack" method="post" action="${path}/switches">
${choice('sms', 'SMS', sms, faults.sms)}
${choice('callback', 'Callbacks of payments and of USSD', callbacks, faults.callback)}
${choice('refund', 'Refunds', refunds, faults.refund)}
${choice('tell', 'What providers tell of a paid payment', tells, faults.tell)}
<div class="row"><button class="button" type="submit">Set what follows</button></div>
</form>
${
  held > 0
    ? html`<form method="post" action="${path}/release"><button class="button second" type="submit">Release ${String(held)} held</button></form>`
    : undefined
}
</section>`;
}

/** What is set, in words. */
function nowOf({ callback, http, refund, sms: report, tell }: Faults, held: number): string {
  const said: string[] = [];
  if (http) {
    const whom = meaningOf(providers, http.only ?? '');
    const what = meaningOf(calls, String(http.next)).toLowerCase();
    said.push(`${whom}, the next ${http.times} calls: ${what}.`);
  }
  if (report !== 'none') said.push(`SMS: ${meaningOf(sms, report).toLowerCase()}.`);
  if (callback !== 'none') said.push(`Callbacks: ${meaningOf(callbacks, callback).toLowerCase()}.`);
  if (held > 0) said.push(`${held} callbacks are held.`);
  if (refund !== 'none') said.push(`Refunds: ${meaningOf(refunds, refund).toLowerCase()}.`);
  if (tell !== 'none')
    said.push(`Paid payments are told: ${meaningOf(tells, tell).toLowerCase()}.`);
  return said.length > 0 ? said.join(' ') : 'Everything works.';
}

function choice(name: string, label: string, choices: Choices, chosen: string): Html {
  const known = choices.some(([value]) => value === chosen);
  const all = known ? choices : [...choices, [chosen, chosen] as const];
  return html`<div class="field"><label for="${name}">${label}</label>
<select class="input" id="${name}" name="${name}">${all.map(([value, meaning]) =>
    value === chosen
      ? html`<option value="${value}" selected>${meaning}</option>`
      : html`<option value="${value}">${meaning}</option>`,
  )}</select></div>`;
}
