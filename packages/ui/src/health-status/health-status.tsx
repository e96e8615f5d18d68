import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './health-status.module.css';

const HOLES: Record<'normal' | 'watch' | 'urgent', ReactNode> = {
  normal: <path className={styles.hole} d="M12 6.5 17.5 12 12 17.5 6.5 12z" />,
  watch: <path className={styles.hole} d="M12 5.5v13L5.5 12z" />,
  urgent: null,
};

export type HealthStatusProps = ComponentProps<'span'> & { level: keyof typeof HOLES };

/** A health status by shape, text and colour together; the text is the child. */
export function HealthStatus({ level, className, children, ...rest }: HealthStatusProps) {
  return (
    <span {...rest} className={classNames(styles.state, styles[level], className)}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.shape} data-shape={level}>
        <path d="M12 1 23 12 12 23 1 12z" />
        {HOLES[level]}
      </svg>
      {children}
    </span>
  );
}
