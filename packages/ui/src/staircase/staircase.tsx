import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './staircase.module.css';

export type StaircaseProps = Omit<ComponentProps<'dl'>, 'children'> & {
  /** The largest first; four steps are drawn smaller each. */
  steps: ReadonlyArray<{ figure: string; label: ReactNode }>;
};

/** Large numbers as a staircase, each a step further and smaller than the one above it. */
export function Staircase({ steps, className, ...rest }: StaircaseProps) {
  return (
    <dl {...rest} className={classNames(styles.staircase, className)}>
      {steps.map(({ figure, label }) => (
        <div key={figure}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
