import { escapeHtml, type PlainWish } from '../../../platform/pages/fill-page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { methodNames } from '../payments.messages.ts';
import { offeredMethods } from './provider-of.ts';

const texts = {
  ways: /*i18n*/ {
    id: 'payments.plain.ways',
    message: 'What works here: {list}. Visits may also be paid after the appointment.',
  },
  none: /*i18n*/ {
    id: 'payments.plain.none',
    message:
      'No way to pay is set up here yet: care plans and badges cannot be paid, and visits are paid after the appointment.',
  },
};

/** The ways to pay that work here, for readers without JavaScript. */
export async function writePlainMethods(
  platform: Pick<Platform, 'clock' | 'config' | 'translate'>,
  { locale }: PlainWish,
): Promise<string> {
  const { translate } = platform;
  const names = offeredMethods(platform).flatMap((method) => {
    const name = methodNames[method];
    return name ? [translate(locale, name)] : [];
  });
  return escapeHtml(
    names.length === 0
      ? translate(locale, texts.none)
      : translate(locale, texts.ways, { list: names.join(', ') }),
  );
}
