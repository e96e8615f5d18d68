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
