import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './alarm-card.module.css';

export type AlarmCardProps = ComponentProps<'section'> & {
  /** What is wrong, as a heading. */
  head: ReactNode;
  /** The number measured, if there is one. */
  value?: ReactNode;
  /** `watch`: to look at, and no threat; `over`: it has ended. */
  tone?: 'urgent' | 'watch' | 'over';
};

/**
 * A sheet about something that threatens a life: its head is the alarm's colour with a toothed edge.
 * Acts and facts are the children.
 */
export function AlarmCard(props: AlarmCardProps) {
  const { head, value, tone = 'urgent', className, children, ...rest } = props;
  return (
    <section {...rest} className={classNames(styles.card, styles[tone], className)}>
      <div className={styles.head}>
        <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.gem}>
          <path d="M12 1 23 12 12 23 1 12z" />
          {tone === 'watch' ? <path className={styles.hole} d="M12 5.5v13L5.5 12z" /> : null}
          {tone === 'over' ? (
            <path className={styles.hole} d="M12 6.5 17.5 12 12 17.5 6.5 12z" />
          ) : null}
        </svg>
        {head}
      </div>
      {value ? <p className={styles.value}>{value}</p> : null}
      {children}
    </section>
  );
}
