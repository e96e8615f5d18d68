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
    /**
     * The ends of what is allowed. Buttons and keys keep within; what is typed beyond them stays to
     * be corrected, and is marked as wrong once the field is left.
     */
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

/** The marks that a language sets between thousands and before decimals, as `format` shows them. */
function marksOf(format: (value: number) => string) {
  const [, group = '', decimal = ''] = /1(\D*)23\d(?:(\D)\d)?/.exec(format(1234.5)) ?? [];
  return { group, decimal };
}

/**
 * What was typed, read as `format` writes it: `1,000` is a thousand where the comma stands between
 * thousands. A mark that cannot be one between thousands is a decimal one, comma or point alike,
 * since many keyboards offer only one of them. Null unless it is a number.
 */
export function readNumber(text: string, format: (value: number) => string): number | null {
  const { group, decimal } = marksOf(format);
  const tight = text.replace(/\s/g, '');
  const [whole = '', ...fraction] = decimal ? tight.split(decimal) : [tight];
  const [head = '', ...thousands] = group ? whole.split(group) : [whole];
  const isGrouped =
    /^-?[1-9]\d{0,2}$/.test(head) && thousands.every((each) => /^\d{3}$/.test(each));
  const plain = isGrouped
    ? [head + thousands.join(''), ...fraction].join('.')
    : tight.replace(',', '.');
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
  const move = (steps: number, spoken: boolean) => {
    const from = value ?? (steps > 0 ? min : max);
    const next = Number((from + steps * step).toFixed(digitsOf(step)));
    const kept = Math.min(max, Math.max(min, next));
    setTyped(null);
    // The keys act in the field with the focus, whose new value is read aloud by itself.
    setSaid(spoken ? say(kept) : '');
    onChange(kept);
  };
  const less = useHold((times) => move(-times, true), many);
  const plus = useHold((times) => move(times, true), many);
  const isBeyond = typed === null && value !== null && (value < min || value > max);
  const walk = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: many, PageDown: -many }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    move(steps, false);
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
            aria-invalid={wiring.aria['aria-invalid'] || isBeyond || undefined}
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
              onChange(readNumber(target.value, format));
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
