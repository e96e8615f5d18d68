import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './day-thread.module.css';

/** The rows of a day in order of time, on a stitched thread. */
export function DayThread({ className, ...rest }: ComponentProps<'ol'>) {
  return <ol {...rest} className={classNames(styles.thread, className)} />;
}

export type DayThreadRowProps = Omit<ComponentProps<'li'>, 'title'> & {
  /** `HH:MM`. */
  time: string;
  /** Where it stands in the day: the gem and the ground. */
  standing: 'past' | 'now' | 'next' | 'later' | 'asked';
  /** The picture of a person. */
  tile?: ReactNode;
  title: ReactNode;
  /** Muted, below or beside the title. */
  line?: ReactNode;
  /** What to do, at the end of the row. */
  acts?: ReactNode;
};

/** Somebody's time in a day. */
export function DayThreadRow(props: DayThreadRowProps) {
  const { time, standing: status, tile, title, line, acts, className, ...rest } = props;
  return (
    <li
      aria-current={status === 'now' ? 'time' : undefined}
      {...rest}
      className={classNames(styles.row, styles[status], className)}
    >
      <time className={styles.time}>{time}</time>
      <span className={styles.knot} />
      <span className={styles.tile}>{tile}</span>
      <div className={styles.title}>{title}</div>
      <div className={styles.line}>{line}</div>
      {acts ? <div className={styles.acts}>{acts}</div> : null}
    </li>
  );
}

export type DayThreadGapProps = ComponentProps<'li'> & {
  /** `HH:MM`. */
  time: string;
  /** `free` can be used, `shut` cannot. */
  kind: 'free' | 'shut';
  acts?: ReactNode;
};

/** A time of a day that is nobody's; the children say which. */
export function DayThreadGap(props: DayThreadGapProps) {
  const { time, kind, acts, className, children, ...rest } = props;
  return (
    <li {...rest} className={classNames(styles.gap, styles[kind], className)}>
      <time className={styles.time}>{time}</time>
      <span className={styles.knot} />
      <div className={styles.title}>{children}</div>
      {acts ? <div className={styles.acts}>{acts}</div> : null}
    </li>
  );
}
