import type { SocialPerson } from '../events.ts';
import { type Html, html } from '../pages/html.ts';
import { pageHtml } from '../pages/layout.ts';
import type { AuthorizeRequest } from './authorize-request.ts';
import type { Field, Provider } from './provider.ts';

/** The values typed into the form, and their errors. */
export type Typed = { values: Record<string, string>; problems: Record<string, string> };

type Page = {
  root: string;
  provider: Provider;
  request: AuthorizeRequest;
  /** The address that the form is posted to. */
  action: string;
  typed?: Typed;
};

/** The page on which a person chooses an account to sign in with, or refuses. */
export function accountPage({ root, provider, request, action, typed }: Page): Html {
  const title = `Sandbox ${provider.name}: choose an account`;
  const wrong = Object.keys(typed?.problems ?? {}).length > 0;
  const main = html`<div class="stack">
<h1>${title}</h1>
<p>To go on to <strong class="anywhere">${new URL(request.redirectUri).host}</strong>. This page stands in for ${provider.name}: nobody here is real, and no password is asked.</p>
<div class="band" aria-hidden="true"></div>
</div>
<section class="stack" aria-labelledby="people"><h2 id="people">Example people</h2>
<form method="post" action="${action}">
<ul class="stack">${provider.examples.map(({ person, note }, index) => choice(person, note, index))}</ul>
</form>
</section>
<section class="stack" aria-labelledby="other"><h2 id="other">Another account</h2>
<form class="sheet" method="post" action="${action}">
${provider.fields.map((field) => fieldHtml(field, typed))}
<div><button class="button" type="submit">Continue</button></div>
</form>
</section>
<section class="stack" aria-labelledby="no"><h2 id="no">Do not sign in</h2>
<form method="post" action="${action}"><button class="button second" type="submit" name="refuse" value="yes">Refuse</button></form>
</section>`;
  return pageHtml({ root, title: wrong ? `Please check: ${title}` : title, main });
}

function choice(person: SocialPerson, note: string | undefined, index: number): Html {
  return html`<li><button class="choice" type="submit" name="account" value="${index}">
<strong>${person.name}</strong> <span class="anywhere">${person.email ?? person.username}</span> ${note === undefined ? undefined : html`<span class="quiet">${note}</span>`}
</button></li>`;
}

function fieldHtml({ name, label, type, autocomplete }: Field, typed?: Typed): Html {
  const problem = typed?.problems[name];
  const wrong =
    problem === undefined
      ? undefined
      : html` aria-invalid="true" aria-describedby="${name}-problem"`;
  return html`<div class="field"><label for="${name}">${label}</label>
<input class="input" id="${name}" name="${name}" type="${type}" value="${typed?.values[name]}" autocomplete="${autocomplete}" maxlength="254" required${wrong}>
${problem === undefined ? undefined : html`<p class="problem" id="${name}-problem">${problem}</p>`}
</div>`;
}
