import { Icon } from '@hafi/ui/icon/icon';
import { Ring } from '@hafi/ui/ring/ring';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './seal.module.css';

export type SealProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  /** How many stitches its ring has: 7 for a week. */
  count: number;
  /** Which of them are made, counted from 0 at the top, clockwise. */
  done: readonly number[];
  /** The stitch that a press makes. */
  today: number;
  /** Whether it has been pressed: it stays down. */
  pressed: boolean;
};

/**
 * The round button that seals a day, in its ring of stitches. The ring is a drawing: say beside it
 * in words how many are made.
 */
export function Seal({ count, done, today, pressed, children, ...rest }: SealProps) {
  return (
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
        <span>{children}</span>
      </button>
    </span>
  );
}
