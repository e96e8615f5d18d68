import { type Html, html } from './html.ts';

const SEEN =
  /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]])|(?<![\d.-])(?!(?:19|20)\d{2}(?!\d))(\d{4,8})(?![\d-])/g;

/**
 * The whole text of a message, with codes (4 to 8 digits, except years) highlighted and links
 * clickable.
 */
export function messageText(text: string): Html {
  const parts: Html[] = [];
  let from = 0;
  for (const found of text.matchAll(SEEN)) {
    const [full, link] = found;
    parts.push(html`${text.slice(from, found.index)}`);
    parts.push(
      link
        ? html`<a href="${link}" rel="noreferrer">${link}</a>`
        : html`<span class="code">${full}</span>`,
    );
    from = found.index + full.length;
  }
  parts.push(html`${text.slice(from)}`);
  return html`<p class="text">${parts}</p>`;
}
