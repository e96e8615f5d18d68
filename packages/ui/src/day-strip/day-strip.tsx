import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './day-strip.module.css';

export type DayStripProps = ComponentProps<'nav'> & {
  /** What the days are about. */
  label: string;
};

/** Days in a row, to go to. The children are `DayChip`s. */
export function DayStrip({ label, className, ...rest }: DayStripProps) {
  return <nav {...rest} aria-label={label} className={classNames(styles.strip, className)} />;
}

export type DayChipProps<E extends ElementType> = {
  /** The element, for example the router's link. */
  as?: E;
  /** The day, short. */
  day: ReactNode;
  /** How many there are on it, or why it is closed. */
  count?: ReactNode;
  /** Nothing can be done on it. */
  closed?: boolean;
  current?: boolean;
} & Omit<ComponentProps<E>, 'as' | 'children'>;

/** A day of a strip. */
export function DayChip<E extends ElementType = 'a'>(props: DayChipProps<E>) {
  const { as, day, count, closed, current, className, ...rest } = props as DayChipProps<'a'>;
  const Element: ElementType = as ?? 'a';
  return (
    <Element
      {...rest}
      aria-current={current ? 'date' : undefined}
      className={classNames(styles.chip, closed && styles.closed, className)}
    >
      <span>{day}</span> <b>{count}</b>
    </Element>
  );
}
