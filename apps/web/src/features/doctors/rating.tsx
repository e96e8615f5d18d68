import { formatNumber } from '@hafi/i18n/numbers';
import { Icon } from '@hafi/ui/icon/icon';
import { Plural, Trans } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { useLocale } from '../../lib/locale.ts';
import styles from './doctors.module.css';

/** What patients think: the mean of 5 and from how many reviews it comes. */
export function Rating({ rating, reviews }: { rating: number | null; reviews: number }) {
  const locale = useLocale();
  if (rating === null) return <Trans>No reviews yet</Trans>;
  const mean = formatNumber(rating, locale, 1);
  return (
    <span className={styles.rating}>
      <Icon of={Star} size="text" />
      <span>
        <b>
          <Trans>{mean} of 5</Trans>
        </b>{' '}
        <span className={styles.reviews}>
          (<Plural value={reviews} one="# review" other="# reviews" />)
        </span>
      </span>
    </span>
  );
}
