import type { Knowing } from '@hafi/contract/alerts/alert-page.schemas';
import styles from './alert-page.module.css';

const outline = 'M12 2.5 21.5 12 12 21.5 2.5 12z';

/** Hollow: told. Half: seen. Filled: acting. Dashed: not reached, or not yet. */
export function KnowingGem({ of }: { of: Knowing }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles[of]} data-gem={of}>
      <path d={outline} className={styles.outline} />
      {of === 'acting' ? <path d={outline} className={styles.filled} /> : null}
      {of === 'seen' ? <path d="M12 2.5v19L2.5 12z" className={styles.filled} /> : null}
    </svg>
  );
}
