import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './alarm-card.module.css';

export type AlarmCardProps = ComponentProps<'section'> & {
  /** What is wrong, as a heading. */
  head: ReactNode;
  /** The number measured, if there is one. */
  value?: ReactNode;
};

/**
 * A sheet about something that threatens a life: its head is the alarm's colour with a toothed edge.
 * Acts and facts are the children.
 */
export function AlarmCard({ head, value, className, children, ...rest }: AlarmCardProps) {
  return (
    <section {...rest} className={classNames(styles.card, className)}>
      <div className={styles.head}>
        <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.gem}>
          <path d="M12 1 23 12 12 23 1 12z" />
        </svg>
        {head}
      </div>
      {value ? <p className={styles.value}>{value}</p> : null}
      {children}
    </section>
  );
}
