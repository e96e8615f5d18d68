import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './staircase.module.css';

export type StaircaseProps = Omit<ComponentProps<'dl'>, 'children'> & {
  /** Largest first; the first four steps get smaller. */
  steps: ReadonlyArray<{ figure: string; label: string }>;
};

/** Large numbers as a staircase, each one smaller and further right than the one above. */
export function Staircase({ steps, className, ...rest }: StaircaseProps) {
  return (
    <dl {...rest} className={classNames(styles.staircase, className)}>
      {steps.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
