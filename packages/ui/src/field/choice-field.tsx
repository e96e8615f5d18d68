import { type ComponentProps, type ReactNode, useId } from 'react';
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

/** Yes or no, with a tick. */
export function CheckField(props: CheckFieldProps) {
  return <Tick {...props} kind="check" />;
}

/** A setting that takes effect at once. */
export function SwitchField(props: CheckFieldProps) {
  return <Tick {...props} kind="switch" />;
}

export type RadioOption = {
  value: string;
  label: ReactNode;
  /** At the right-hand end: "6 free", "Taken". */
  note?: ReactNode;
  /** Under the label. */
  detail?: ReactNode;
  /** Cannot be chosen; struck through. */
  disabled?: boolean;
};

export type RadioGroupProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'checked'
> & {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  options: ReadonlyArray<RadioOption>;
  /** `list` is a ruled sheet, `plain` is loose lines, `grid` is a sheet of short answers side by side. */
  look?: 'list' | 'plain' | 'grid';
  /** The size of the legend: a label, or a heading. */
  legendSize?: 'label' | 'heading';
  /** Hide the legend from the eye when a heading above says the same. */
  legendHidden?: boolean;
  value?: string;
  defaultValue?: string;
};

/** One of a few, all visible. `ref`, `onChange` and the rest go to each radio, as form libraries want. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, hint, error, options, look = 'list', legendSize = 'label', legendHidden } = props;
  const { id, className, value, defaultValue, name, ...all } = props;
  const { legend: _l, hint: _h, error: _e, options: _o, look: _k, ...most } = all;
  const { legendSize: _s, legendHidden: _hidden, ...rest } = most;
  const made = useId();
  const wiring = useFieldWiring({ id, hint, error });
  const chosen = (option: string) =>
    value === undefined
      ? { defaultChecked: defaultValue === undefined ? undefined : option === defaultValue }
      : { checked: option === value };
  return (
    <fieldset
      className={classNames(field.field, styles.group, className)}
      aria-describedby={wiring.aria['aria-describedby']}
    >
      <legend
        className={classNames(legendHidden ? styles.hidden : field.label, styles[legendSize])}
      >
        {legend}
      </legend>
      <FieldNotes hint={hint} error={error} hintId={wiring.hintId} errorId={wiring.errorId} />
      <div className={styles[look]}>
        {options.map((option, i) => (
          <label
            key={option.value}
            className={styles.option}
            data-disabled={option.disabled || undefined}
          >
            <input
              {...rest}
              {...chosen(option.value)}
              type="radio"
              name={name ?? made}
              id={i === 0 ? wiring.id : undefined}
              value={option.value}
              disabled={option.disabled || rest.disabled}
              aria-invalid={wiring.aria['aria-invalid']}
              className={classNames(styles.box, styles.radio)}
            />
            <span className={styles.wash} aria-hidden="true" />
            <span className={styles.words}>
              <span>
                <span className={styles.answer}>{option.label}</span>
                {option.detail ? <span className={styles.detail}>{option.detail}</span> : null}
              </span>
              {option.note ? <span className={styles.note}>{option.note}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
