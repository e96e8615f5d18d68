import type { Locale } from '../../packages/i18n/src/locales.ts';

const narrowNoBreakSpace = '\u202f';
const noBreakSpace = '\u00a0';

/**
 * Normalizes a language's typography. French: a no-break space before `: ; ! ? »` and after `«`
 * (Imprimerie nationale). Kinyarwanda: straight apostrophes. English is unchanged.
 */
export function tidyText(text: string, locale: Locale): string {
  if (locale === 'rw') return text.replaceAll('\u2019', "'");
  if (locale !== 'fr') return text;
  return text
    .replace(/ ([;!?])/g, `${narrowNoBreakSpace}$1`)
    .replace(/ ([:»])/g, `${noBreakSpace}$1`)
    .replace(/« /g, `«${noBreakSpace}`);
}
