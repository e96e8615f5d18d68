import type { Locale } from '@hafi/i18n/locales';
import { formatNumber } from '@hafi/i18n/numbers';

const mega = 1024 * 1024;

/** The size of a file in megabytes, with one decimal; never 0. */
export const megabytes = (bytes: number, locale: Locale): string =>
  formatNumber(Math.max(0.1, bytes / mega), locale, 1);
