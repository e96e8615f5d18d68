import { minuteInMs } from '@hafi/base/time';
import { isVital } from '@hafi/contract/alerts/alert-kinds';
import type { AlertRow } from './alerts.repo.ts';

/** In place of a name, which may itself contain a full stop. */
export const nameMark = '\u{E000}';

/** A text about an alert, taken apart. */
export interface Advice {
  /** What the reading means; null where the text goes straight to what to do. */
  readonly meaning: string | null;
  readonly advice: string[];
}

const sentences = (text: string) => text.split(/(?<=[.!?])\s+(?=[\p{Lu}\u{E000}])/u);

/**
 * The text of an alert in sentences, without the first, which repeats what was measured. Of a vital
 * the second says what it means; a score or a level of consciousness may begin with what to do.
 */
export function adviceOf(kind: AlertRow['kind'], value: number, text: string): Advice {
  const [, ...rest] = sentences(text);
  // New confusion has a meaning of its own; to whom nobody can wake, help comes first.
  const hasMeaning = isVital(kind) || (kind === 'consciousness' && value === confused);
  if (!hasMeaning) return { meaning: null, advice: rest };
  const [meaning = null, ...advice] = rest;
  return { meaning, advice };
}

/** New confusion, in tenths of its level in ACVPU. */
const confused = 20;

/** In how many minutes the texts of alerts say to measure again, where they name a time. */
const againMinutes: Readonly<Record<string, number | undefined>> = {
  'heart-rate urgent high': 5,
  'blood-pressure urgent high': 5,
  'heart-rate watch high': 60,
  'temperature watch low': 60,
  'glucose urgent low': 15,
  'glucose watch low': 15,
  'news2 watch high': 60,
};

/** When to measure again by the text of an alert; null where it names no time of the same day. */
export function againAt({
  direction,
  kind,
  level,
  takenAt,
}: Pick<AlertRow, 'direction' | 'kind' | 'level' | 'takenAt'>): Date | null {
  const minutes = againMinutes[`${kind} ${level} ${direction}`];
  return minutes === undefined ? null : new Date(takenAt.getTime() + minutes * minuteInMs);
}
