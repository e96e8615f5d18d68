import { type Html, html } from './html.ts';

const SEEN = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]])|(?<![\d.-])(\d{4,8})(?![\d-])/g;

/** The whole text of a message, its codes marked so that they are easy to see, its links live. */
export function messageText(text: string): Html {
  const parts: Html[] = [];
  let from = 0;
  for (const found of text.matchAll(SEEN)) {
    const [whole, link] = found;
    parts.push(html`${text.slice(from, found.index)}`);
    parts.push(
      link
        ? html`<a href="${link}" rel="noreferrer">${link}</a>`
        : html`<span class="code">${whole}</span>`,
    );
    from = found.index + whole.length;
  }
  parts.push(html`${text.slice(from)}`);
  return html`<p class="text">${parts}</p>`;
}
