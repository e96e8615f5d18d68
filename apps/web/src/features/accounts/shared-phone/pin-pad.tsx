import { Button } from '@hafi/ui/button/button';
import type { FieldWords } from '@hafi/ui/field/field';
import { TextField } from '@hafi/ui/field/text-field';
import { Icon } from '@hafi/ui/icon/icon';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Delete } from 'lucide-react';
import type { Ref } from 'react';
import styles from './pin-pad.module.css';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

export type PinPadProps = FieldWords & {
  /** The field, to give it the focus when something is wrong. */
  ref?: Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
  /** How many digits fit. */
  most: number;
  /** What the group of keys is called. */
  keysLabel: string;
  /** Words of the key that takes the last digit away. */
  deleteLabel: string;
};

/**
 * A few secret digits by big keys, or by the keyboard in the field above them. The phone's own
 * keyboard stays away: the keys are there already.
 */
export function PinPad(props: PinPadProps) {
  const { label, hint, error, value, onChange, most, keysLabel, deleteLabel, ref } = props;
  const type = (typed: string) => onChange(typed.replace(/\D/g, '').slice(0, most));
  return (
    <div className={styles.pad}>
      <TextField
        ref={ref}
        label={label}
        hint={hint}
        error={error}
        type="password"
        inputMode="none"
        autoComplete="off"
        maxLength={most}
        value={value}
        onChange={({ target }) => type(target.value)}
        className={styles.shown}
      />
      <fieldset className={styles.keys}>
        <legend className={styles.legend}>
          <SrOnly>{keysLabel}</SrOnly>
        </legend>
        {digits.map((digit) => (
          <Button
            key={digit}
            variant="second"
            className={digit === '0' ? styles.zero : undefined}
            onClick={() => type(value + digit)}
          >
            {digit}
          </Button>
        ))}
        <Button variant="second" onClick={() => type(value.slice(0, -1))}>
          <SrOnly>{deleteLabel}</SrOnly>
          <Icon of={Delete} />
        </Button>
      </fieldset>
    </div>
  );
}
