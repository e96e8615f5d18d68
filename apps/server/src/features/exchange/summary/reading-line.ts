import { kigaliTimeZone } from '@hafi/base/kigali-zone';
import { vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import { colon } from '@hafi/i18n/colon';
import { formatDateTime } from '@hafi/i18n/dates';
import type { Locale } from '@hafi/i18n/locales';
import type { Platform } from '../../../platform/platform.ts';
import {
  judgedWords,
  kindOf,
  type ReadingRow,
  readLimits,
  readStatus,
  vitalNames,
  writtenValue,
} from '../../vitals/vitals.public.ts';
import { summaryLevels, summaryTexts } from './summary.messages.ts';

/** A date and time in Kigali, which says so: a page is read abroad too. */
export const kigaliTime = (
  { translate }: Pick<Platform, 'translate'>,
  locale: Locale,
  at: Date,
): string =>
  translate(locale, summaryTexts.inKigali, {
    at: formatDateTime(at, locale, { timeZone: kigaliTimeZone }),
  });

/** A reading in words: what, how much, what it means, when. */
export function readingLine(
  { translate }: Pick<Platform, 'translate'>,
  locale: Locale,
  row: ReadingRow,
): string {
  const kind = kindOf(row.kind);
  const { level } = readStatus(row.status);
  const said = level === 'normal' ? '' : `, ${translate(locale, summaryLevels[level])}`;
  const when = kigaliTime({ translate }, locale, row.takenAt);
  const name = translate(locale, vitalNames[kind]);
  const judgedBy = readLimits(row);
  const by = judgedBy ? `, ${translate(locale, judgedWords[judgedBy])}` : '';
  return `${name}${colon(locale)}${writtenValue(row, locale)} ${vitalKinds[kind].unit}${said}${by} (${when})`;
}
