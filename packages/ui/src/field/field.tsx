import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

export type FieldWords = {
  label: ReactNode;
  /** Below the label: what to enter, or why. */
  hint?: ReactNode;
  /** What to do, as text; its presence marks the field as invalid. */
  error?: ReactNode;
};

/** Ids and ARIA attributes that connect a control to its label, hint and error. */
export function useFieldWiring({ id, hint, error }: { id?: string } & Omit<FieldWords, 'label'>) {
  const made = useId();
  const control = id ?? made;
  const hintId = hint ? `${control}-hint` : undefined;
  const errorId = error ? `${control}-error` : undefined;
  return {
    id: control,
    hintId,
    errorId,
    aria: {
      'aria-describedby': classNames(hintId, errorId),
      'aria-invalid': error ? (true as const) : undefined,
    },
  };
}

/** Hint and error, placed below a label. */
export function FieldNotes(
  props: Omit<FieldWords, 'label'> & { hintId?: string; errorId?: string },
) {
  return (
    <>
      {props.hint ? (
        <p className={styles.hint} id={props.hintId}>
          {props.hint}
        </p>
      ) : null}
      {props.error ? (
        <p className={styles.error} id={props.errorId}>
          <Icon of={TriangleAlert} size="text" />
          <span>{props.error}</span>
        </p>
      ) : null}
    </>
  );
}

export type FieldProps = FieldWords & {
  id?: string;
  className?: string;
  /** Renders the control with the attributes that connect it. */
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    className: string | undefined;
  }) => ReactNode;
};

/** Label, hint, error and one control of any kind. */
export function Field({ id, label, hint, error, className, children }: FieldProps) {
  const wiring = useFieldWiring({ id, hint, error });
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={wiring.id}>
        {label}
      </label>
      <FieldNotes hint={hint} error={error} hintId={wiring.hintId} errorId={wiring.errorId} />
      {children({ id: wiring.id, ...wiring.aria, className: styles.control })}
    </div>
  );
}
