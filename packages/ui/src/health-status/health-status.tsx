import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './health-status.module.css';

const HOLES: Record<'normal' | 'watch' | 'urgent' | 'none', ReactNode> = {
  none: <path className={styles.dash} d="M12 2.5 21.5 12 12 21.5 2.5 12z" />,
  normal: <path className={styles.hole} d="M12 6.5 17.5 12 12 17.5 6.5 12z" />,
  watch: <path className={styles.hole} d="M12 5.5v13L5.5 12z" />,
  urgent: null,
};

export type HealthStatusProps = ComponentProps<'span'> & {
  /** `none`: nothing was heard, which is neither good nor bad. */
  level: keyof typeof HOLES;
  /** Fills what is urgent with the alarm's colour: for a list in which it must be found first. */
  loud?: boolean;
};

/** A health status by shape, text and colour together; the text is the child. */
export function HealthStatus({ level, loud, className, children, ...rest }: HealthStatusProps) {
  return (
    <span
      {...rest}
      className={classNames(styles.state, styles[level], loud && styles.loud, className)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.shape} data-shape={level}>
        <path d="M12 1 23 12 12 23 1 12z" />
        {HOLES[level]}
      </svg>
      {children}
    </span>
  );
}
