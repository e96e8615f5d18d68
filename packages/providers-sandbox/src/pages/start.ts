import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { readable, toE164 } from '../phone-number.ts';
import { type Html, html } from './html.ts';
import { noticePage, pageHtml, sendPage } from './layout.ts';
import { knownPhones } from './phone-state.ts';

type OpenRequest = FastifyRequest<{ Querystring: { number?: unknown } }>;

/** The start page, and `GET /phone?number=`, which redirects to one phone. */
export function startRoutes(app: FastifyInstance, context: Context): void {
  app.get('/', (_request, reply) => {
    const main = startMain(app.prefix, knownPhones(context));
    return sendPage(reply, pageHtml({ root: app.prefix, title: 'Phones', main, refresh: true }));
  });
  app.get('/phone', (request: OpenRequest, reply) => {
    const number = toE164(String(request.query.number ?? ''));
    if (number) return reply.redirect(`${app.prefix}/phone/${number}`, 303);
    const text = 'That is not a phone number';
    return sendPage(reply.code(404), noticePage(app.prefix, text, `${app.prefix}/`));
  });
}

function startMain(root: string, phones: { number: string; waiting: number }[]): Html {
  return html`<div class="stack">
<h1>The other side of Hafi</h1>
<p>Without keys of real providers, Hafi talks to this sandbox. It answers like MTN MoMo, Airtel Money, the card pages of Flutterwave and IremboPay, the SMS of Pindo and Africa's Talking, and the sign-ins of Google and Instagram, and shows here what would have reached people.</p>
<div class="band" aria-hidden="true"></div>
</div>
<section class="stack" aria-labelledby="open"><h2 id="open">Open a phone</h2>
<form class="row ask" action="${root}/phone" method="get">
<div class="field"><label for="number">Phone number</label>
<input class="input" id="number" name="number" type="tel" inputmode="tel" autocomplete="off" placeholder="078 123 4567" required></div>
<button class="button" type="submit">Open</button>
</form>
</section>
<p id="status" class="sr" role="status"></p>
<div id="live" class="live">
<section class="stack" aria-labelledby="seen"><h2 id="seen">Phones in use</h2>
${
  phones.length > 0
    ? html`<ul class="sheet lines">${phones.map((phone) => phoneLine(root, phone))}</ul>`
    : html`<p class="well">None yet. A phone appears when it is asked for money or sent an SMS.</p>`
}
</section>
</div>
<section class="stack" aria-labelledby="out"><h2 id="out">Mail and SMS</h2>
<p><a href="${root}/outbox">Outbox</a>: every message whole, with its codes.</p>
</section>
<section class="stack" aria-labelledby="lists"><h2 id="lists">Lists for the merchant</h2>
<p>Today's transactions, as a portal exports them: <a href="${root}/statements/momo.csv" download>MoMo</a>, <a href="${root}/statements/airtel.csv" download>Airtel Money</a>.</p>
</section>
<section class="stack" aria-labelledby="broken"><h2 id="broken">What breaks</h2>
<p><a href="${root}/break">Have a provider fail</a>: errors, slow answers, answers that are not true, SMS that do not arrive.</p>
</section>
<section class="stack" aria-labelledby="build"><h2 id="build">For developers</h2>
<dl class="facts">
<dt>MoMo</dt><dd><code>${root}/momo</code></dd>
<dt>Airtel Money</dt><dd><code>${root}/airtel</code></dd>
<dt>Flutterwave</dt><dd><code>${root}/flutterwave</code></dd>
<dt>IremboPay</dt><dd><code>${root}/irembopay</code></dd>
<dt>Pindo</dt><dd><code>${root}/pindo</code></dd>
<dt>Africa's Talking</dt><dd><code>${root}/africastalking</code></dd>
<dt>Google</dt><dd><code>${root}/google</code></dd>
<dt>Instagram</dt><dd><code>${root}/instagram</code></dd>
<dt>Faults</dt><dd><code>${root}/faults</code></dd>
</dl>
</section>`;
}

function phoneLine(root: string, phone: { number: string; waiting: number }): Html {
  const waiting =
    phone.waiting > 0
      ? html`<span class="badge open">${phone.waiting} to answer</span>`
      : undefined;
  return html`<li class="row apart"><a href="${root}/phone/${phone.number}">${readable(phone.number)}</a> ${waiting}</li>`;
}
