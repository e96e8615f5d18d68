import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './ring.module.css';

const STITCH = 10;
const SEWN = 8.2;

export type RingProps = Omit<ComponentProps<'svg'>, 'children' | 'width'> & {
  /** The number of stitches: 7 for a week, 30 for the hold, 10 for the countdown, 8 for loading. */
  count: number;
  /** How many stitches are done, clockwise from the top, or which ones (from 0). */
  done?: number | ReadonlyArray<number>;
  /** The stitch to highlight (from 0). */
  today?: number;
  /** Thickness of the thread; the ring is 108 wide. */
  thread?: number;
  tone?: 'leaf' | 'earth' | 'alarm' | 'plain';
  turning?: boolean;
};

/**
 * A ring of stitches, the only way in which the design counts. Decorative, so state the number as
 * text beside it.
 */
export function Ring({
  count,
  done = 0,
  today,
  thread = 12,
  tone = 'leaf',
  turning = false,
  className,
  ...rest
}: RingProps) {
  const isDone = (i: number) => (typeof done === 'number' ? i < done : done.includes(i));
  const stateOf = (i: number) => (i === today ? 'today' : isDone(i) ? 'on' : 'off');
  return (
    <svg
      viewBox="-54 -54 108 108"
      {...rest}
      aria-hidden="true"
      className={classNames(styles.ring, styles[tone], turning && styles.turning, className)}
    >
      <g transform="rotate(-90)" fill="none" strokeWidth={thread}>
        {Array.from({ length: count }, (_, i) => i).map((i) => (
          <circle
            key={i}
            className={styles[stateOf(i)]}
            data-stitch={stateOf(i)}
            r="46"
            pathLength={count * STITCH}
            strokeDasharray={`${SEWN} ${count * STITCH - SEWN}`}
            strokeDashoffset={-(i * STITCH + (STITCH - SEWN) / 2)}
          />
        ))}
      </g>
    </svg>
  );
}
