import { septetsOf, toGsmOnly } from '@hafi/base/sms-text';
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

/** A line with its key. */
export const keyed = (key: number, text: string): string => `${key} ${text}`;

/** Lines as one screen in the alphabet of USSD. */
export const screenOf = (lines: readonly string[]): string => toGsmOnly(lines.join('\n'));
