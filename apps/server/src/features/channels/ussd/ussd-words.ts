import { isSayable, septetsOf, toGsmOnly } from '@hafi/base/sms-text';
import type { MessageValues } from '@hafi/i18n/server-catalogue';
import type { ussdTexts } from '../channels.messages.ts';

/** The longest screen. A network shows 182 characters, and some count the `CON ` before them. */
export const screenSize = 178;

export type UssdText = keyof typeof ussdTexts;

/** The words of a language. */
export interface UssdWords {
  say(text: UssdText, values?: MessageValues): string;
  /** `HH:MM` in Kigali. */
  timeOf(at: string): string;
  /** The day in Kigali, with its name. */
  dayOf(at: string): string;
  /** The first day is today. */
  readonly today: string;
}

/** Cuts a name that would take too much room. */
export const short = (name: string, most: number): string => {
  const text = toGsmOnly(name).replace(/\s+/g, ' ').trim();
  if (septetsOf(text) <= most) return text;
  let cut = text;
  while (septetsOf(cut) > most - 2) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}..`;
};

/** Letters of its name that a medicine keeps, however long its strength is. */
const leastOfName = 12;

/**
 * A medicine with its strength, of which nothing is cut or lost: a name still names the medicine when
 * it is cut, half a strength is another one. One that this phone cannot show stands on the pack.
 */
export function medicineOf(
  { dosage, name }: { readonly name: string; readonly dosage: string },
  most: number,
  { say }: Pick<UssdWords, 'say'>,
): string {
  const written = toGsmOnly(dosage).replace(/\s+/g, ' ').trim();
  const fits = septetsOf(written) <= most - leastOfName - 1;
  const strength = fits && isSayable(dosage) ? written : `(${say('see-pack')})`;
  return `${short(name, most - septetsOf(strength) - 1)} ${strength}`;
}

/** A line with its key. */
export const keyed = (key: number, text: string): string => `${key} ${text}`;

/** Lines as one screen in the alphabet of USSD. */
export const screenOf = (lines: readonly string[]): string => toGsmOnly(lines.join('\n'));
