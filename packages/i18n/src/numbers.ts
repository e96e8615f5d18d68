import type { Locale } from './locales.ts';

const narrowNoBreakSpace = '\u202f';
const noBreakSpace = '\u00a0';

const separators: Record<Locale, { group: string; decimal: string }> = {
  en: { group: ',', decimal: '.' },
  rw: { group: '.', decimal: ',' },
  fr: { group: narrowNoBreakSpace, decimal: ',' },
};

/**
 * Writes a number: en `1,234.5`, rw `1.234,5`, fr `1 234,5`. `decimals` fixes the count of decimals;
 * without it there are as many as needed, at most three. Throws a RangeError unless finite.
 */
export function formatNumber(value: number, locale: Locale, decimals?: number): string {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e21) {
    throw new RangeError(`not a number to show: ${value}`);
  }
  const digits =
    decimals === undefined ? String(Number(value.toFixed(3))) : value.toFixed(decimals);
  const [whole = '0', fraction] = digits.replace(/^-/, '').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, separators[locale].group);
  const sign = Number(digits) < 0 ? '-' : '';
  return `${sign}${grouped}${fraction ? separators[locale].decimal + fraction : ''}`;
}

/**
 * Writes an amount in whole Rwandan francs: en `17,000 RWF`, rw `17.000 Frw`, fr `17 000 RWF`.
 * The French spaces do not break. Throws a RangeError unless the amount is an integer (RWF has no decimals).
 */
export function formatRwf(francs: number, locale: Locale): string {
  if (!Number.isSafeInteger(francs)) throw new RangeError(`not whole francs: ${francs}`);
  const space = locale === 'fr' ? noBreakSpace : ' ';
  return `${formatNumber(francs, locale)}${space}${locale === 'rw' ? 'Frw' : 'RWF'}`;
}
