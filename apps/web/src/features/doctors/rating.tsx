import { formatNumber } from '@hafi/i18n/numbers';
import { Icon } from '@hafi/ui/icon/icon';
import { Plural, Trans } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale } from '../../lib/words/locale.ts';
import styles from './doctors.module.css';

/** A rating from 1 to 5 as a star; `children` adds details. */
export function Stars(props: { rating: number; decimals: 0 | 1; children?: ReactNode }) {
  const mean = formatNumber(props.rating, useLocale(), props.decimals);
  return (
    <span className={styles.rating}>
      <Icon of={Star} size="text" />
      <span>
        <b>
          <Trans>{mean} of 5</Trans>
        </b>
        {props.children}
      </span>
    </span>
  );
}

/** The mean rating out of 5, with the number of reviews. */
export function Rating({ rating, reviews }: { rating: number | null; reviews: number }) {
  if (rating === null) return <Trans>No reviews yet</Trans>;
  return (
    <Stars rating={rating} decimals={1}>
      {' '}
      <span className={styles.reviews}>
        (<Plural value={reviews} one="# review" other="# reviews" />)
      </span>
    </Stars>
  );
}
