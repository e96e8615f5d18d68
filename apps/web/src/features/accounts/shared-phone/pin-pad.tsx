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
  /** The field, to focus it after an error. */
  ref?: Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
  /** Most digits. */
  most: number;
  /** Accessible name of the group of keys. */
  keysLabel: string;
  /** Label of the key that deletes the last digit. */
  deleteLabel: string;
};

/**
 * A PIN entry by large keys, or by a keyboard in the field above. The phone's on-screen keyboard
 * stays closed, because the keys are there already.
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
