import { dayInKigali, daysBetween } from '@hafi/base/kigali-time';
import type { prescription } from '@hafi/contract/exchange/prescription.schemas';
import { formatDate } from '@hafi/i18n/dates';
import type { Locale } from '@hafi/i18n/locales';
import type * as z from 'zod/mini';
import type { Platform } from '../../../platform/platform.ts';
import { referralTexts } from '../referral/referral.messages.ts';
import { placeOf, type Referrer, signatureOf } from '../referral/referral-words.ts';
import type { SummaryFacts } from '../summary/gather-summary.ts';
import { type SummaryWords, summaryWords } from '../summary/summary-words.ts';
import { prescriptionTexts as texts } from './prescription.messages.ts';

/** A medicine that is prescribed, as it is written down; provided by medications. */
export interface Prescribed {
  /** With its strength. */
  readonly name: string;
  /** Amount and times, in the language that was asked for. */
  readonly frequency: string;
  readonly startsOn: string;
  readonly endsOn: string | null;
  readonly note: string | null;
  /** An allergy speaks against it. */
  readonly isAllergic: boolean;
}

/** The texts of a prescription: patient, allergies, the medicine, who signs. */
export function prescriptionWords(
  platform: Pick<Platform, 'translate'>,
  locale: Locale,
  facts: SummaryFacts,
  paper: {
    readonly medicine: Prescribed;
    readonly written: z.output<typeof prescription>;
    readonly by: Referrer;
    readonly at: Date;
  },
): SummaryWords {
  const say = (text: { id: string }, values?: Record<string, string | number>) =>
    platform.translate(locale, text, values);
  const { at, by, medicine, written } = paper;
  const { endsOn, frequency, name, note, startsOn } = medicine;
  const place = placeOf(by);
  const summary = summaryWords(platform, locale, facts, { at, by: by.name, shared: null });
  const from = formatDate(startsOn, locale);
  const length = endsOn
    ? say(texts.days, {
        days: daysBetween(startsOn, endsOn) + 1,
        from,
        until: formatDate(endsOn, locale),
      })
    : say(texts.open, { from });
  const quantity = say(texts.quantity, { quantity: written.quantity });
  // A reason typed before the allergy was struck out would say of one that there is.
  const heeded = medicine.isAllergic && written.allergyReason;
  const allergy = heeded ? [say(texts.allergy, { reason: heeded })] : [];
  const date = formatDate(dayInKigali(at), locale);
  return {
    ...summary,
    title: say(texts.title),
    from: [by.name, ...(place ? [place] : [])],
    facts: [[say(referralTexts.date), date], ...summary.facts],
    parts: [
      ...summary.parts.slice(0, 1),
      { heading: say(texts.medicine), lines: [name, frequency, length, quantity, ...allergy] },
      ...(note ? [{ heading: say(texts.instructions), lines: note.split('\n') }] : []),
      { heading: say(referralTexts.reason), lines: written.reason.split('\n') },
    ],
    signed: signatureOf(platform, locale, by),
    onePage: false,
  };
}
