import type { Locale } from './locales.ts';

/** The plural forms a text may need in our languages. */
export type PluralCategory = 'one' | 'other';

/**
 * The plural form for a count. CLDR has no rules for Kinyarwanda: `one` for exactly 1 (umuti 1),
 * `other` for the rest (imiti 0, imiti 2), as in English. French: `one` below 2 (CLDR).
 */
export function pluralCategory(count: number, locale: Locale): PluralCategory {
  const size = Math.abs(count);
  return size === 1 || (locale === 'fr' && size < 2) ? 'one' : 'other';
}

/**
 * The second argument of Lingui's `activate`: the locale its plurals and `#` take from Intl.
 * Intl knows `rw` on some platforms only. German data has Kinyarwanda's plural rule and separators
 * (1.234,5) and is on every platform, so that server and browser agree.
 */
export const intlLocales: Record<Locale, string> = { en: 'en', rw: 'de', fr: 'fr' };
