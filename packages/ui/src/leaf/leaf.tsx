import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './leaf.module.css';

export type LeafProps = Omit<ComponentProps<'time'>, 'children'> & {
  weekday: string;
  day: string | number;
  month: string;
  /** The date, YYYY-MM-DD. */
  dateTime?: string;
};

/** A calendar leaf. */
export function Leaf({ weekday, day, month, className, ...rest }: LeafProps) {
  return (
    <time {...rest} className={classNames(styles.leaf, className)}>
      <span>{weekday}</span> <b>{day}</b> <span>{month}</span>
    </time>
  );
}
