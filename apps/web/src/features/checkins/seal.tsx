import { Icon } from '@hafi/ui/icon/icon';
import { Ring } from '@hafi/ui/ring/ring';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './seal.module.css';

export type SealProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  /** Number of stitches in the ring: 7 for a week. */
  count: number;
  /** The stitches done, counted clockwise from 0 at the top. */
  done: readonly number[];
  /** The stitch of today. */
  today: number;
  /** Pressed already; stays down. */
  pressed: boolean;
};

/**
 * A round button in a ring of stitches, for a daily action. It measures itself: ring, disc and words
 * are shares of one square, so that no text size bends the circle or breaks a word. The ring is
 * decorative, so state its count as text beside it.
 */
export function Seal({ count, done, today, pressed, children, ...rest }: SealProps) {
  return (
    <span className={styles.box}>
      <span className={styles.seal}>
        <Ring
          count={count}
          done={done}
          {...(pressed ? {} : { today })}
          thread={8}
          className={styles.ring}
        />
        <button {...rest} type="button" aria-pressed={pressed} className={styles.disc}>
          {pressed ? <Icon of={Check} size="large" /> : null}
          {children}
        </button>
      </span>
    </span>
  );
}
