import { type Html, html } from '../pages/html.ts';
import { pageHtml } from '../pages/layout.ts';
import { moment, money } from '../pages/moment.ts';
import type { Checkout } from './card-state.ts';
import { CARD_REASONS, TEST_CARDS } from './test-cards.ts';

const names = { flutterwave: 'Flutterwave', irembopay: 'IremboPay' } as const;

/** What a page for cards shows. `problem`: why the last card was not taken. */
export type Shown = { root: string; path: string; checkout: Checkout; problem?: string };

function frame({ checkout, problem, root }: Shown, main: Html): Html {
  const { amount, currency, provider, title } = checkout;
  const sum = money(String(amount), currency);
  return pageHtml({
    root,
    title: problem === undefined ? `Pay ${sum}` : `Please check: pay ${sum}`,
    main: html`<div class="stack">
<p class="quiet">A page of ${names[provider]}, as the sandbox plays it</p>
<h1>Pay ${title}</h1>
<p class="amount">${sum}</p>
${problem === undefined ? undefined : html`<p class="problem" role="alert">${problem}</p>`}
</div>${main}`,
  });
}

const cancelForm = (path: string) =>
  html`<form method="post" action="${path}/cancel"><button class="button second" type="submit">Cancel the payment</button></form>`;

/** Asks for a card: any of the test cards. */
export function cardPage(shown: Shown): Html {
  const { checkout, path, problem } = shown;
  const wrong =
    problem === undefined ? undefined : html` aria-invalid="true" aria-describedby="cards"`;
  return frame(
    shown,
    html`<form class="sheet" method="post" action="${path}/card">
<div class="field"><label for="number">Card number</label>
<input class="input" id="number" name="number" type="text" inputmode="numeric" autocomplete="off" placeholder="1234 5678 9012 3456" required${wrong}></div>
<div class="row ask">
<div class="field"><label for="expiry">Expiry date</label>
<input class="input" id="expiry" name="expiry" type="text" inputmode="numeric" autocomplete="off" placeholder="MM/YY" required></div>
<div class="field"><label for="cvv">CVV</label>
<input class="input" id="cvv" name="cvv" type="text" inputmode="numeric" autocomplete="off" placeholder="123" required></div>
</div>
<div class="row"><button class="button" type="submit">Pay ${money(String(checkout.amount), checkout.currency)}</button></div>
</form>
${cancelForm(path)}
<p class="quiet">This page closes at ${moment(checkout.expiresAt)}.</p>
<section class="stack" aria-labelledby="cards"><h2 id="cards">Test cards</h2>
<p>Only these work here, with any date and CVV. Never type a real card.</p>
<dl class="facts">${[...TEST_CARDS].map(([number, { name }]) => html`<dt>${name}</dt><dd class="anywhere"><code>${number}</code></dd>`)}</dl>
</section>
<details><summary>Have it fail</summary>
<form class="row ask" method="post" action="${path}/fail">
<div class="field"><label for="code">What the bank says</label>
<select class="input" id="code" name="code">${CARD_REASONS.map((code) => html`<option value="${code}">${code}</option>`)}</select></div>
<button class="button second" type="submit">Fail</button>
</form></details>`,
  );
}

/** What the card's bank asks of its owner. */
export const bankPage = (shown: Shown): Html =>
  frame(
    shown,
    html`<form class="sheet" method="post" action="${shown.path}/code">
<h2>Your bank asks whether it is you</h2>
<p>It has sent you a code. Here any code passes; 5548 is a wrong one, 6648 finds no money.</p>
<div class="field"><label for="code">Code</label>
<input class="input" id="code" name="code" type="text" inputmode="numeric" autocomplete="off" required></div>
<div class="row"><button class="button" type="submit">Confirm</button></div>
</form>
${cancelForm(shown.path)}`,
  );

const closings = {
  paid: 'This is paid.',
  expired: 'This page has closed: its time is over.',
  tries: 'This page has closed: the card was refused too often.',
} as const;

/** A page that takes no card any more. */
export const closedPage = (shown: Shown, why: keyof typeof closings, back?: string): Html =>
  frame(
    shown,
    html`<section class="stack"><h2>${closings[why]}</h2>
${
  back === undefined
    ? html`<p class="well">You can go back to ${shown.checkout.title} now.</p>`
    : html`<p><a class="button" href="${back}">Back to ${shown.checkout.title}</a></p>`
}
</section>`,
  );
