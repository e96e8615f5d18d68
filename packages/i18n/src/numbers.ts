import type { Locale } from './locales.ts';
import { currentRegion, type Region } from './region.ts';

const narrowNoBreakSpace = '\u202f';
const noBreakSpace = '\u00a0';

const separators = {
  comma: { group: ',', decimal: '.' },
  dot: { group: '.', decimal: ',' },
  space: { group: narrowNoBreakSpace, decimal: ',' },
} as const;

const styleOf = { en: 'comma', rw: 'dot', fr: 'space' } as const satisfies Record<Locale, string>;

/**
 * Formats a number: en `1,234.5`, rw `1.234,5`, fr `1 234,5`. `decimals` fixes the number of
 * decimals; without it there are as many as needed, at most three. The region may override the
 * language's style. Throws a RangeError unless finite.
 */
export function formatNumber(
  value: number,
  locale: Locale,
  decimals?: number,
  { numbers }: Pick<Region, 'numbers'> = currentRegion(),
): string {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e21) {
    throw new RangeError(`not a number to show: ${value}`);
  }
  const digits =
    decimals === undefined ? String(Number(value.toFixed(3))) : value.toFixed(decimals);
  const [integer = '0', fraction] = digits.replace(/^-/, '').split('.');
  const { group, decimal } = separators[numbers === 'language' ? styleOf[locale] : numbers];
  const grouped = integer.replace(/\B(?=(\d{3})+$)/g, group);
  const sign = Number(digits) < 0 ? '-' : '';
  return `${sign}${grouped}${fraction ? decimal + fraction : ''}`;
}

/**
 * Formats an amount in whole Rwandan francs: en `17,000 RWF`, rw `17.000 Frw`, fr `17 000 RWF`. The
 * spaces are non-breaking, in English an ordinary one. Throws a RangeError unless the amount is an integer (RWF has no
 * decimals).
 */
export function formatRwf(
  francs: number,
  locale: Locale,
  region: Pick<Region, 'numbers'> = currentRegion(),
): string {
  if (!Number.isSafeInteger(francs)) throw new RangeError(`not whole francs: ${francs}`);
  const space = locale === 'en' ? ' ' : noBreakSpace;
  return `${formatNumber(francs, locale, undefined, region)}${space}${locale === 'rw' ? 'Frw' : 'RWF'}`;
}
