import { Minus, Plus } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names/class-names.ts';
import field from '../field/field.module.css';
import { FieldNotes, type FieldWords, useFieldWiring } from '../field/field.tsx';
import { SrOnly } from '../sr-only/sr-only.tsx';
import styles from './stepper.module.css';
import { useHold } from './use-hold.ts';

export type StepperProps = FieldWords &
  Omit<
    ComponentProps<'input'>,
    'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'type' | 'role'
  > & {
    /** Null while nothing that is a number stands there. */
    value: number | null;
    onChange: (value: number | null) => void;
    /** Where the buttons end; more and less can be typed, and is the form's to judge. */
    min: number;
    max: number;
    step: number;
    /** How many steps a long press and the page keys make at once. */
    large?: number;
    /** Under the number, as people read it. */
    unit: ReactNode;
    lessLabel: string;
    moreLabel: string;
    /** Writes a number as the page's language does. */
    format: (value: number) => string;
    /** The value for the ear: number and unit. */
    say: (value: number) => string;
  };

const digitsOf = (step: number) => String(step).split('.')[1]?.length ?? 0;

/** What was typed, with comma or point; null unless it is a number. */
export function readNumber(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(plain) ? Number(plain) : null;
}

/**
 * A number by two large buttons, the arrow keys or typing. For hands that shake: a button counts
 * when it is let go, and repeats while it is held.
 */
export function Stepper(props: StepperProps) {
  const { label, hint, error, id, className, value, onChange, min, max, step, large, ...more } =
    props;
  const { unit, lessLabel, moreLabel, format, say, ...rest } = more;
  const wiring = useFieldWiring({ id, hint, error });
  const [typed, setTyped] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const many = large ?? 10;
  const move = (steps: number) => {
    const from = value ?? (steps > 0 ? min : max);
    const next = Number((from + steps * step).toFixed(digitsOf(step)));
    const kept = Math.min(max, Math.max(min, next));
    setTyped(null);
    setSaid(say(kept));
    onChange(kept);
  };
  const less = useHold((times) => move(-times), many);
  const plus = useHold((times) => move(times), many);
  const walk = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: many, PageDown: -many }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    move(steps);
  };
  return (
    <div className={classNames(field.field, styles.field, className)}>
      <label className={field.label} htmlFor={wiring.id}>
        {label}
      </label>
      <FieldNotes hint={hint} error={error} hintId={wiring.hintId} errorId={wiring.errorId} />
      <div className={styles.row}>
        <Button {...less} variant="second" className={styles.press} aria-controls={wiring.id}>
          <Minus aria-hidden="true" />
          <SrOnly>{lessLabel}</SrOnly>
        </Button>
        <div className={styles.middle}>
          <input
            autoComplete="off"
            inputMode="decimal"
            {...rest}
            {...wiring.aria}
            id={wiring.id}
            type="text"
            role="spinbutton"
            aria-valuenow={value ?? undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={value === null ? undefined : say(value)}
            className={styles.number}
            value={typed ?? (value === null ? '' : format(value))}
            onChange={({ target }) => {
              setTyped(target.value);
              onChange(readNumber(target.value));
            }}
            onFocus={({ target }) => target.select()}
            onBlur={() => {
              if (value !== null) setTyped(null);
            }}
            onKeyDown={walk}
          />
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        </div>
        <Button {...plus} variant="second" className={styles.press} aria-controls={wiring.id}>
          <Plus aria-hidden="true" />
          <SrOnly>{moreLabel}</SrOnly>
        </Button>
      </div>
      <span role="status">
        <SrOnly>{said}</SrOnly>
      </span>
    </div>
  );
}
