import type { Figures } from '@hafi/contract/support/figures.contract';
import type { Locale } from '@hafi/i18n/locales';
import { formatNumber } from '@hafi/i18n/numbers';

/** What each number counts, in the reader's language: by sample and by the service's own count. */
export interface FigureWords {
  readonly samples: Record<'family' | 'elders' | 'volunteers' | 'partners', string>;
  readonly counts: Record<'family' | 'elders' | 'doctors', string>;
  readonly rating: string;
}

/** One number, with what it counts. */
export interface FigureLine {
  readonly figure: string;
  readonly label: string;
}

/** The numbers that are known, with their words. Each page has the words in its own catalogue. */
export function figureLines(
  figures: Figures | null | undefined,
  words: FigureWords,
  locale: Locale,
): FigureLine[] {
  if (!figures) return [];
  const { rating, sample } = figures;
  const of = (count: number | null, label: string) =>
    count === null ? [] : [{ figure: `${formatNumber(count, locale)}${sample ? '+' : ''}`, label }];
  const { counts, samples } = words;
  const lines = sample
    ? [
        ...of(figures.family, samples.family),
        ...of(figures.elders, samples.elders),
        ...of(figures.volunteers, samples.volunteers),
        ...of(figures.partners, samples.partners),
      ]
    : [
        ...of(figures.family, counts.family),
        ...of(figures.elders, counts.elders),
        ...of(figures.doctors, counts.doctors),
      ];
  if (rating === null) return lines;
  return [...lines, { figure: `${formatNumber(rating, locale, 1)}/5`, label: words.rating }];
}
