import { type Html, html } from './html.ts';

const KIGALI = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Africa/Kigali',
});

/** An instant (ISO 8601) in Kigali time, formatted for people. */
export function moment(at: string): Html {
  return html`<time datetime="${at}">${KIGALI.format(new Date(at))}</time>`;
}

/** Formats `5000` and `RWF` as `RWF 5,000`. */
export function money(amount: string, currency: string): string {
  return `${currency} ${Number(amount).toLocaleString('en-GB')}`;
}
