import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { SrOnly } from '../sr-only/sr-only.tsx';
import styles from './steps.module.css';

export type StepsProps = Omit<ComponentProps<'ol'>, 'children'> & {
  /** Says where we are: "Step 2 of 4". */
  label: string;
  steps: ReadonlyArray<string>;
  /** The step we are at, counted from 1. */
  current: number;
  /** Read after a finished step: "done". */
  doneLabel?: string;
};

/** The way through a task. On a narrow screen only the gems are drawn; the names stay readable aloud. */
export function Steps({ label, steps, current, doneLabel, className, ...rest }: StepsProps) {
  return (
    <ol {...rest} aria-label={label} className={classNames(styles.steps, className)}>
      {steps.map((step, i) => {
        const done = i + 1 < current;
        return (
          <li
            key={step}
            className={done ? styles.done : undefined}
            aria-current={i + 1 === current ? 'step' : undefined}
          >
            <span className={styles.gem} aria-hidden="true">
              <span>{done ? <Icon of={Check} size="text" /> : i + 1}</span>
            </span>
            <span className={styles.word}>{step}</span>
            {done && doneLabel ? <SrOnly>, {doneLabel}</SrOnly> : null}
          </li>
        );
      })}
    </ol>
  );
}

/** How something works, in numbered gems on a thread; children are `li`. */
export function Thread({ className, ...rest }: ComponentProps<'ol'>) {
  return <ol {...rest} className={classNames(styles.thread, className)} />;
}
