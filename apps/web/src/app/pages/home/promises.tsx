import { claims } from '@hafi/contract/support/claims';
import { formatNumber } from '@hafi/i18n/numbers';
import { useLingui } from '@lingui/react/macro';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from './hero.module.css';

/** The network's promises, as four figures. */
export function Promises() {
  const { t } = useLingui();
  const locale = useLocale();
  const { supportHours, supportDays, districts, responseMinutes, rating, ratingMost } = claims;
  const promises = [
    [`${supportHours}/${supportDays}`, t`support in Kinyarwanda, English and French`],
    [String(districts), t`districts: all of Rwanda`],
    [t`${responseMinutes} min`, t`at most until somebody answers`],
    [`${formatNumber(rating, locale, 1)}/${ratingMost}`, t`is how families rate us`],
  ] as const;
  return (
    <dl className={styles.promises}>
      {promises.map(([figure, label]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
