import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names.ts';
import choice from './choice-field.module.css';
import field from './field.module.css';
import { FieldNotes, useFieldWiring } from './field.tsx';
import styles from './radio-group.module.css';

export type RadioOption = {
  value: string;
  label: ReactNode;
  /** At the right end: "6 free", "Taken". */
  note?: ReactNode;
  /** Below the label. */
  detail?: ReactNode;
  /** Cannot be chosen; struck through. */
  disabled?: boolean;
};

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'checked'>;

function Option({ option, ...input }: ComponentProps<'input'> & { option: RadioOption }) {
  const disabled = option.disabled || input.disabled;
  return (
    <label className={styles.option} data-disabled={disabled || undefined}>
      <input
        {...input}
        type="radio"
        value={option.value}
        disabled={disabled}
        className={classNames(choice.box, choice.radio)}
      />
      <span className={styles.wash} aria-hidden="true" />
      <span className={styles.words}>
        <span>
          <span className={classNames(styles.answer, option.detail ? styles.titled : undefined)}>
            {option.label}
          </span>
          {option.detail ? <span className={styles.detail}> {option.detail}</span> : null}
        </span>{' '}
        {option.note ? <span className={styles.note}>{option.note}</span> : null}
      </span>
    </label>
  );
}

export type RadioGroupProps = RadioProps & {
  legend: ReactNode;
  /** Style of the legend: a label, a heading, or hidden when a heading above says the same. */
  legendVariant?: 'label' | 'heading' | 'hidden';
  hint?: ReactNode;
  error?: ReactNode;
  options?: ReadonlyArray<RadioOption>;
  /** Instead of `options`: several lists under small headings, side by side when there is room. */
  groups?: ReadonlyArray<{ title: string; options: ReadonlyArray<RadioOption> }>;
  /** `list` is a ruled sheet, `plain` has no lines, `grid` puts short answers side by side. */
  variant?: 'list' | 'plain' | 'grid';
  value?: string;
  defaultValue?: string;
};

/**
 * A choice of one among a few, all visible. `ref`, `onChange` and other props go to each radio, as
 * form libraries expect.
 */
export function RadioGroup(props: RadioGroupProps) {
  const {
    legend,
    legendVariant = 'label',
    hint,
    error,
    options = [],
    groups,
    variant = 'list',
  } = props;
  const { id, className, value, defaultValue, name, ...all } = props;
  const { legend: _1, legendVariant: _2, hint: _3, error: _4, options: _5, ...most } = all;
  const { groups: _6, variant: _7, ...rest } = most;
  const made = useId();
  const wiring = useFieldWiring({ id, hint, error });
  const lists = groups ?? [{ title: '', options }];
  const first = lists[0]?.options[0]?.value;
  const chosen = (option: string) =>
    value === undefined
      ? { defaultChecked: defaultValue === undefined ? undefined : option === defaultValue }
      : { checked: option === value };
  return (
    <fieldset
      className={classNames(field.field, styles.group, className)}
      aria-describedby={wiring.aria['aria-describedby']}
    >
      <legend className={classNames(field.label, styles[legendVariant])}>{legend}</legend>
      <FieldNotes hint={hint} error={error} hintId={wiring.hintId} errorId={wiring.errorId} />
      <div className={groups ? styles.columns : undefined}>
        {lists.map((list) => (
          <div key={list.title} className={styles.column}>
            {list.title ? (
              <p className={styles.title} aria-hidden="true">
                {list.title}
              </p>
            ) : null}
            <div
              {...(list.title ? { role: 'group', 'aria-label': list.title } : {})}
              className={styles[variant]}
            >
              {list.options.map((option) => (
                <Option
                  key={option.value}
                  {...rest}
                  {...chosen(option.value)}
                  option={option}
                  name={name ?? made}
                  id={option.value === first ? wiring.id : undefined}
                  aria-invalid={wiring.aria['aria-invalid']}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
