import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './choice-field.module.css';
import field from './field.module.css';
import { FieldNotes, type FieldWords, useFieldWiring } from './field.tsx';

export type CheckFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldWords;

function Tick(props: CheckFieldProps & { kind: 'check' | 'switch' }) {
  const { label, hint, error, id, className, kind, ...rest } = props;
  const wiring = useFieldWiring({ id, hint, error });
  return (
    <div className={classNames(field.field, className)}>
      <label className={styles.tick}>
        <input
          role={kind === 'switch' ? 'switch' : undefined}
          {...rest}
          {...wiring.aria}
          id={wiring.id}
          type="checkbox"
          className={classNames(styles.box, styles[kind])}
        />
        <span>{label}</span>
      </label>
      <FieldNotes hint={hint} error={error} hintId={wiring.hintId} errorId={wiring.errorId} />
    </div>
  );
}

/** A checkbox. */
export function CheckField(props: CheckFieldProps) {
  return <Tick {...props} kind="check" />;
}

/** A switch, for a setting that takes effect at once. */
export function SwitchField(props: CheckFieldProps) {
  return <Tick {...props} kind="switch" />;
}
