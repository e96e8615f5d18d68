import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './timeline.module.css';

/** A list of events. */
export function Timeline({ className, ...rest }: ComponentProps<'ol'>) {
  return <ol {...rest} className={classNames(styles.timeline, className)} />;
}

export type TimelineItemProps = ComponentProps<'li'> & {
  /** The time, as text or a `time` element. */
  when?: ReactNode;
  tone?: 'earth' | 'leaf' | 'sun' | 'alarm' | 'quiet';
};

/** One event; children are its text. */
export function TimelineItem(props: TimelineItemProps) {
  const { when, tone = 'earth', className, children, ...rest } = props;
  return (
    <li {...rest} className={classNames(styles.item, styles[tone], className)}>
      <div className={styles.words}>{children}</div>
      {when ? <div className={styles.when}>{when}</div> : null}
    </li>
  );
}
