import { dayInKigali } from '@hafi/base/kigali-time';
import type { referral } from '@hafi/contract/exchange/referral.schemas';
import { formatDate } from '@hafi/i18n/dates';
import type { Locale } from '@hafi/i18n/locales';
import type * as z from 'zod/mini';
import type { Platform } from '../../../platform/platform.ts';
import type { DoctorCard } from '../../doctors/doctors.public.ts';
import type { SummaryFacts } from '../summary/gather-summary.ts';
import { type SummaryWords, summaryWords } from '../summary/summary-words.ts';
import { referralTexts as texts } from './referral.messages.ts';

/** Who writes the letter. */
export interface Referrer {
  readonly name: string;
  readonly practice: Pick<DoctorCard, 'district' | 'sector' | 'workplace'> | null;
  /** The licence number that was compared with the papers; null when nobody has. */
  readonly licence: string | null;
}

/** The lines of a typed text. */
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** Where a doctor practises; empty where that is not known. */
export const placeOf = ({ practice }: Referrer): string =>
  practice
    ? [practice.workplace, practice.sector, practice.district].filter(Boolean).join(', ')
    : '';

/** The lines by which a doctor signs: name, licence number, practice. */
export function signatureOf(
  { translate }: Pick<Platform, 'translate'>,
  locale: Locale,
  by: Referrer,
): string[] {
  const { licence, name } = by;
  const number =
    licence === null
      ? translate(locale, texts.unchecked)
      : translate(locale, texts.licence, { number: licence });
  return [name, number, placeOf(by)].filter(Boolean);
}

/** The texts of a letter of referral: its own, then those of the clinic summary. */
export function referralWords(
  platform: Pick<Platform, 'translate'>,
  locale: Locale,
  facts: SummaryFacts,
  letter: {
    readonly written: z.output<typeof referral>;
    readonly by: Referrer;
    readonly at: Date;
  },
): SummaryWords {
  const say = (text: { id: string }, values?: Record<string, string>) =>
    platform.translate(locale, text, values);
  const { at, by, written } = letter;
  const { name } = by;
  const place = placeOf(by);
  const summary = summaryWords(platform, locale, facts, { at, by: name, shared: null });
  const [allergies, ...others] = summary.parts;
  const date = formatDate(dayInKigali(at), locale);
  return {
    ...summary,
    title: say(texts.title),
    from: [name, ...(place ? [place] : [])],
    facts: [[say(texts.to), written.to], [say(texts.date), date], ...summary.facts],
    parts: [
      ...(allergies ? [allergies] : []),
      { heading: say(texts.reason), lines: linesOf(written.reason) },
      ...(written.findings
        ? [{ heading: say(texts.findings), lines: linesOf(written.findings) }]
        : []),
      ...others,
    ],
    signed: signatureOf(platform, locale, by),
    onePage: false,
  };
}
