import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import field from '../field/field.module.css';
import { FieldNotes, useFieldWiring } from '../field/field.tsx';
import { SrOnly } from '../sr-only/sr-only.tsx';
import styles from './chips.module.css';

export type ChipsProps<Value extends string | number> = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** `name` is the accessible name, when the label is too short. */
  options: ReadonlyArray<{ value: Value; label: ReactNode; name?: string }>;
  /** The `name` of every chip, as a target of an error summary. */
  name?: string;
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  className?: string;
};

/** Multiple choice among a few options, as large toggle chips: times of day, weekdays. */
export function Chips<Value extends string | number>(props: ChipsProps<Value>) {
  const { legend, hint, error, options, name: group, values, onChange, className } = props;
  const wiring = useFieldWiring({ hint, error });
  const toggle = (value: Value, chosen: boolean) => {
    const others = values.filter((each) => each !== value);
    onChange(chosen ? [...others, value] : others);
  };
  return (
    <fieldset
      className={classNames(field.field, styles.group, className)}
      aria-describedby={wiring.aria['aria-describedby']}
    >
      <legend className={field.label}>{legend}</legend>
      <FieldNotes hint={hint} error={error} hintId={wiring.hintId} errorId={wiring.errorId} />
      <div className={styles.chips}>
        {options.map(({ value, label, name }) => (
          <label key={value} className={styles.chip}>
            <input
              type="checkbox"
              name={group}
              checked={values.includes(value)}
              onChange={({ target }) => toggle(value, target.checked)}
            />
            <span>
              {name ? (
                <>
                  <SrOnly>{name}</SrOnly>
                  <span aria-hidden="true">{label}</span>
                </>
              ) : (
                label
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
