import { type Html, html } from './html.ts';

const KIGALI = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Africa/Kigali',
});

/** An instant (ISO 8601) as people in Kigali read it. */
export function moment(at: string): Html {
  return html`<time datetime="${at}">${KIGALI.format(new Date(at))}</time>`;
}

/** `5000` and `RWF` as `RWF 5,000`. */
export function money(amount: string, currency: string): string {
  return `${currency} ${Number(amount).toLocaleString('en-GB')}`;
}
