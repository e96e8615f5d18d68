import { formatNumber } from '@hafi/i18n/numbers';
import { useLingui } from '@lingui/react/macro';
import { useLocale } from '../../../lib/words/locale.ts';

const kilo = 1024;

/** Says how large a file is. */
export function useFileSize() {
  const { t } = useLingui();
  const locale = useLocale();
  return (bytes: number): string => {
    const inKb = Math.max(1, Math.round(bytes / kilo));
    if (inKb < kilo) return t`${formatNumber(inKb, locale)} KB`;
    return t`${formatNumber(Math.round((inKb / kilo) * 10) / 10, locale)} MB`;
  };
}
