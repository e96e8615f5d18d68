import { formatNumber, formatRwf } from '@hafi/i18n/numbers';
import { Trans } from '@lingui/react/macro';
import { useLocale } from '../../../lib/words/locale.ts';
import { costOf } from '../line/line-meter.ts';
import styles from './call.module.css';

const megabyte = 1_000_000;

/** What a call has used of the internet, and about what that costs by mobile data in Rwanda. */
export function CallCost(props: {
  bytes: number;
  /** 0 when it is not known. */
  rwfPerGigabyte: number;
}) {
  const { bytes, rwfPerGigabyte } = props;
  const locale = useLocale();
  const megabytes = formatNumber(bytes / megabyte, locale, 1);
  const cost = formatRwf(Math.ceil(costOf(bytes, rwfPerGigabyte)), locale);
  return (
    <p className={styles.cost}>
      {rwfPerGigabyte > 0 ? (
        <Trans>
          {megabytes} MB, about {cost}
        </Trans>
      ) : (
        <Trans>{megabytes} MB</Trans>
      )}
    </p>
  );
}
