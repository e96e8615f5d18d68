import { referenceShape } from '@hafi/contract/support/contact-facts';
import { contactTexts } from '@hafi/contract/support/contact-texts';
import { escapeHtml, type PlainWish } from '../../platform/pages/fill-page.ts';
import type { Platform } from '../../platform/platform.ts';

/** Confirms a message to readers without JavaScript; empty when none was sent. */
export async function writePlainSent(
  { translate }: Pick<Platform, 'translate'>,
  { query, locale }: PlainWish,
): Promise<string> {
  const reference = query.get('sent') ?? '';
  if (!referenceShape.test(reference)) return '';
  const texts = [
    translate(locale, contactTexts.sent),
    translate(locale, contactTexts.reference, { reference }),
  ];
  return `<div data-plain="success" role="status">${texts
    .map((text) => `<p>${escapeHtml(text)}</p>`)
    .join('')}</div>`;
}
