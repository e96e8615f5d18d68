/** The interface languages: English (source), Kinyarwanda, French. */
export const locales = ['en', 'rw', 'fr'] as const;

/** One of the interface languages, as its BCP 47 tag. */
export type Locale = (typeof locales)[number];

/** The source language of all texts, also the fallback for a missing translation. */
export const sourceLocale: Locale = 'en';

/** Each language by its own name, for a language menu. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  rw: 'Kinyarwanda',
  fr: 'Français',
};

const namesInSentences: Record<Locale, Record<Locale, string>> = {
  en: { en: 'English', rw: 'Kinyarwanda', fr: 'French' },
  rw: { en: 'Cyongereza', rw: 'Kinyarwanda', fr: 'Gifaransa' },
  fr: { en: 'anglais', rw: 'kinyarwanda', fr: 'français' },
};

/**
 * The name of a language within a sentence of the reader's: "in French", "mu Gifaransa",
 * "en français".
 */
export function languageInSentence(language: Locale, reader: Locale): string {
  return namesInSentences[reader][language];
}

/** Whether an unknown value is one of the interface languages. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/**
 * Picks the interface language from an `Accept-Language` header (RFC 9110, 12.5.4): the highest
 * weight wins, earlier first among equals; a region is ignored (`fr-BE` is French) and `kin` counts
 * as `rw`. English when the header is missing, malformed or names none of ours. Never throws.
 */
export function negotiateLocale(acceptLanguage: string | undefined): Locale {
  let best: Locale = sourceLocale;
  let bestWeight = 0;
  for (const part of (acceptLanguage ?? '').slice(0, 1000).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const primary = tag.trim().split('-')[0];
    const locale = primary === 'kin' ? 'rw' : primary;
    const weight = weightOf(parameters);
    if (isLocale(locale) && weight > bestWeight) {
      best = locale;
      bestWeight = weight;
    }
  }
  return best;
}

function weightOf(parameters: string[]): number {
  const parameter = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
  if (parameter === undefined) return 1;
  const weight = Number(parameter.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}
