import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { SrOnly } from '../sr-only/sr-only.tsx';
import styles from './steps.module.css';

export type StepsProps = Omit<ComponentProps<'ol'>, 'children'> & {
  /** The position as text: "Step 2 of 4". */
  label: string;
  steps: ReadonlyArray<string>;
  /** The current step, from 1. */
  current: number;
  /** Announced after a finished step: "done". */
  doneLabel?: string;
};

/**
 * The steps of a task. On a narrow screen only the gems are visible; the names stay available to
 * screen readers.
 */
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

/** Numbered instructions as gems on a thread; children are `li`. */
export function Thread({ className, ...rest }: ComponentProps<'ol'>) {
  return <ol {...rest} className={classNames(styles.thread, className)} />;
}
