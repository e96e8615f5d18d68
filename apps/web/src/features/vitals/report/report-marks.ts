import { weekdayOf } from '@hafi/base/kigali-time';
import type { ReportSpan, VitalsReport } from '@hafi/contract/vitals/vitals.contract';
import { shortDayNames, shortMonthNames } from '@hafi/i18n/date-names';
import { formatDate } from '@hafi/i18n/dates';
import type { Locale } from '@hafi/i18n/locales';
import type { ChartMark } from '@hafi/ui/line-chart/line-chart';

/** From Monday, for phones with room for a single letter. */
const dayLetters: Record<Locale, string> = {
  en: 'M T W T F S S',
  rw: 'M K G K G G C',
  fr: 'L M M J V S D',
};

const daysBetweenMarks = 7;

/** The labels of a chart's columns. */
export function marksOf(
  buckets: VitalsReport['buckets'],
  span: ReportSpan,
  locale: Locale,
): ChartMark[] {
  return buckets.map(({ from }, i) => {
    if (span === 'week') {
      const index = weekdayOf(from) - 1;
      const letter = dayLetters[locale].split(' ')[index];
      return { label: shortDayNames[locale][index] ?? '', short: letter };
    }
    const [, month = 1, day = 1] = from.split('-').map(Number);
    if (span === 'month') {
      const shown = i % daysBetweenMarks === 1;
      return { label: shown ? `${day}/${month}` : '' };
    }
    // Kinyarwanda has no abbreviated month names; numbers are usual.
    if (locale === 'rw') return { label: String(month) };
    const named = i % 2 === 1 ? shortMonthNames[locale][month - 1] : undefined;
    return { label: named ?? '', short: String(month) };
  });
}

/** The name of a bucket, for the table. */
export function bucketName(from: string, span: ReportSpan, locale: Locale): string {
  return formatDate(from, locale, { style: span === 'year' ? 'month' : 'weekday' });
}
