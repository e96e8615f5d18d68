import { Check, Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { SrOnly } from '../sr-only/sr-only.tsx';
import styles from './text-chip.module.css';

/** Chips in a row; `label` says what a press on one does. */
export function TextChips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.chips}>
      <legend>
        <SrOnly>{label}</SrOnly>
      </legend>
      {children}
    </fieldset>
  );
}

export type TextChipProps = ComponentProps<'button'> & {
  /** Whether its text is taken: another press gives it back. */
  taken: boolean;
  /** Marks what needs a look. */
  marked?: boolean;
};

/** A small fact that a press takes into a text. */
export function TextChip({ taken, marked, className, children, ...rest }: TextChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={taken}
      className={classNames(styles.chip, marked && styles.marked, className)}
    >
      <Icon of={taken ? Check : Plus} size="text" />
      <span>{children}</span>
    </button>
  );
}
