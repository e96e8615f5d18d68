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
    /** Null while the text is not a number. */
    value: number | null;
    onChange: (value: number | null) => void;
    /**
     * The allowed range. Buttons and keys stay within it; typed values beyond it stay to be
     * corrected and are marked as invalid when the field loses focus.
     */
    min: number;
    max: number;
    step: number;
    /** Where the buttons and keys start while there is no number; default the range's nearer end. */
    from?: number | undefined;
    /** Called when a number was typed to which no digit can be added: the next field may be next. */
    onFull?: (() => void) | undefined;
    /** How many steps a long press and the Page keys make at once. */
    large?: number;
    /** Below the number, as displayed. */
    unit: ReactNode;
    lessLabel: string;
    moreLabel: string;
    /** Formats a number for the page's language. */
    format: (value: number) => string;
    /** The value for screen readers: number and unit. */
    say: (value: number) => string;
  };

/** Whether a whole number is allowed, and no digit can be added to it. */
const isFull = (value: number, { min, max, step }: Pick<StepperProps, 'min' | 'max' | 'step'>) =>
  Number.isInteger(step) &&
  Number.isInteger(value) &&
  value >= min &&
  value <= max &&
  value * 10 > max;

const digitsOf = (step: number) => String(step).split('.')[1]?.length ?? 0;

/** The thousands and decimal separators of a language, as `format` shows them. */
function marksOf(format: (value: number) => string) {
  const [, group = '', decimal = ''] = /1(\D*)23\d(?:(\D)\d)?/.exec(format(1234.5)) ?? [];
  return { group, decimal };
}

/**
 * Parses typed text as `format` writes it: `1,000` is a thousand where the comma separates
 * thousands. A separator that cannot be one of thousands is a decimal one, comma or point alike,
 * because many keyboards offer only one of them. Null unless it is a number.
 */
export function readNumber(text: string, format: (value: number) => string): number | null {
  const { group, decimal } = marksOf(format);
  const tight = text.replace(/\s/g, '');
  const [integer = '', ...fraction] = decimal ? tight.split(decimal) : [tight];
  const [head = '', ...thousands] = group ? integer.split(group) : [integer];
  const isGrouped =
    /^-?[1-9]\d{0,2}$/.test(head) && thousands.every((each) => /^\d{3}$/.test(each));
  const plain = isGrouped
    ? [head + thousands.join(''), ...fraction].join('.')
    : tight.replace(',', '.');
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(plain) ? Number(plain) : null;
}

/**
 * A number input with two large buttons, arrow keys and typing. For trembling hands: a button acts
 * on release, and repeats while it is held.
 */
export function Stepper(props: StepperProps) {
  const { label, hint, error, id, className, value, onChange, min, max, step, ...more } = props;
  const { large, from, onFull, unit, lessLabel, moreLabel, format, say, ...rest } = more;
  const wiring = useFieldWiring({ id, hint, error });
  const [typed, setTyped] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const many = large ?? 10;
  const move = (steps: number, spoken: boolean) => {
    const start = value ?? (steps > 0 ? min : max);
    const next =
      value === null && from !== undefined
        ? from
        : Number((start + steps * step).toFixed(digitsOf(step)));
    const kept = Math.min(max, Math.max(min, next));
    setTyped(null);
    // The keys act in the focused field, whose new value screen readers announce anyway.
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
              const before = typed ?? '';
              const next = readNumber(target.value, format);
              setTyped(target.value);
              onChange(next);
              // Not while somebody corrects it.
              const added = target.value.length > before.length;
              if (added && next !== null && isFull(next, props)) onFull?.();
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
