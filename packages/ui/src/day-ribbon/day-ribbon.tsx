import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './day-ribbon.module.css';

export type DayRibbonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The first hour, 0 to 23. */
  firstHour: number;
  /** The quarters of an hour from it on. */
  quarters: readonly ('done' | 'booked' | 'free' | 'shut')[];
  /** The quarter in which it is now. */
  now?: number | null;
};

/** A day as a woven ribbon, one stitch a quarter of an hour. Decorative: say the same in words. */
export function DayRibbon({ firstHour, quarters, now, className, ...rest }: DayRibbonProps) {
  const hours = Array.from({ length: quarters.length / 4 + 1 }, (_, index) => firstHour + index);
  const stitches = quarters.map((quarter, index) => ({
    at: `${firstHour}+${index}`,
    quarter,
    isHour: index > 0 && index % 4 === 0,
    isNow: index === now,
  }));
  return (
    <div {...rest} aria-hidden="true" className={classNames(styles.ribbon, className)}>
      <div className={styles.stitches}>
        {stitches.map(({ at, quarter, isHour, isNow }) => (
          <i
            key={at}
            className={classNames(styles[quarter], isHour && styles.hour, isNow && styles.now)}
          />
        ))}
      </div>
      <div className={styles.hours}>
        {hours.map((hour) => (
          <span key={hour}>
            <span>{String(hour).padStart(2, '0')}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
