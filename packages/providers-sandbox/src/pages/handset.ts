import type { Channels } from '../ussd-phones.ts';
import { type Html, html } from './html.ts';
import type { PhoneState } from './phone-state.ts';

/** What a phone without apps can do: dial, answer, send an SMS, ring and hang up. */
export function handset(
  root: string,
  { number, ussd }: PhoneState,
  { smsNumber, ussdCode }: Channels,
): Html {
  const path = `${root}/phone/${number}`;
  return html`<section class="stack" aria-labelledby="keys"><h2 id="keys">Dial</h2>
${ussd ? ussdScreen(path, ussd) : undefined}
<form class="row ask" method="post" action="${path}/ussd">
<div class="field"><label for="code">Code</label>
<input class="input" id="code" name="code" type="text" inputmode="tel" autocomplete="off" value="${ussdCode}" required></div>
<button class="button" type="submit">Dial</button>
</form>
<form class="row ask" method="post" action="${path}/sms">
<div class="field"><label for="text">SMS to Hafi</label>
<input class="input" id="text" name="text" type="text" autocomplete="off" maxlength="459" required></div>
<button class="button" type="submit">Send SMS</button>
</form>
<p class="quiet">It goes to ${smsNumber}. Hafi knows 1 (I am well), 2 (help), TAKEN, STOP and START.</p>
<form method="post" action="${path}/missed-call">
<button class="button second" type="submit">Call Hafi and hang up</button>
</form>
</section>`;
}

function ussdScreen(path: string, { open, text }: NonNullable<PhoneState['ussd']>): Html {
  const answer = html`<form class="row ask" method="post" action="${path}/ussd/answer">
<div class="field"><label for="input">Answer</label>
<input class="input" id="input" name="input" type="text" inputmode="numeric" autocomplete="off" required></div>
<button class="button" type="submit">Send</button>
</form>`;
  return html`<article class="sheet asks">
<h3>${open ? 'USSD' : 'USSD, ended'}</h3>
<p class="text" id="ussd">${text}</p>
${open ? answer : undefined}
<form method="post" action="${path}/ussd/close"><button class="button second" type="submit">${open ? 'Cancel' : 'OK'}</button></form>
</article>`;
}
