import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';
import { Field, type FieldWords } from './field.tsx';

export type TextFieldProps = ComponentProps<'input'> &
  FieldWords & {
    /** Text inside the edge, before or after the input (`+250`, `RWF`). */
    before?: string;
    after?: string;
  };

/** A single-line text input; pass `type`, `inputMode` and `autoComplete` as appropriate. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, id, className, before, after, ...rest } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(control) =>
        before || after ? (
          <span className={styles.joined}>
            {before ? <span className={styles.affix}>{before}</span> : null}
            <input type="text" {...rest} {...control} />
            {after ? <span className={styles.affix}>{after}</span> : null}
          </span>
        ) : (
          <input type="text" {...rest} {...control} />
        )
      }
    </Field>
  );
}

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  FieldWords & {
    /** Labels of the button that shows the password and hides it again. */
    showText: string;
    hideText: string;
  };

/** A password input with a show button. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, id, className, showText, hideText, ...rest } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <span className={classNames(styles.joined, styles.secret)}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          <Button
            variant="second"
            aria-controls={control.id}
            onClick={() => setShown((before) => !before)}
          >
            {shown ? hideText : showText}
          </Button>
        </span>
      )}
    </Field>
  );
}

export type TextAreaProps = ComponentProps<'textarea'> & FieldWords;

/** A multi-line text input. */
export function TextArea({ label, hint, error, id, className, ...rest }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {({ className: classes, ...control }) => (
        <textarea rows={4} {...rest} {...control} className={classNames(classes, styles.area)} />
      )}
    </Field>
  );
}

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = ComponentProps<'select'> &
  FieldWords & {
    options: ReadonlyArray<SelectOption>;
    /** The first, empty option ("Choose a district"). */
    placeholder?: string;
  };

/** A choice of one among many, by the native picker. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, id, className, options, placeholder, ...rest } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <span className={styles.select}>
          <select {...rest} {...control}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} />
        </span>
      )}
    </Field>
  );
}
