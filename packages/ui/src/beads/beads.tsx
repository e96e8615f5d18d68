import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './beads.module.css';

export type BeadsProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** How many are done, belong to today, and are to come. */
  done: number;
  now: number;
  later: number;
};

/** Beads on a string, one for each hour. Decorative, so state the numbers as text beside them. */
export function Beads({ done, now, later, className, ...rest }: BeadsProps) {
  const beads = [
    ...Array.from({ length: done }, () => 'done' as const),
    ...Array.from({ length: now }, () => 'now' as const),
    ...Array.from({ length: later }, () => 'later' as const),
  ];
  return (
    <span {...rest} aria-hidden="true" className={classNames(styles.beads, className)}>
      {beads.map((state, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: beads differ only by their place
        <i key={place} data-bead={state} className={styles[state]} />
      ))}
    </span>
  );
}
