import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './segmented.module.css';

export type SegmentedProps<Value extends string> = Omit<
  ComponentProps<'fieldset'>,
  'onChange' | 'value'
> & {
  legend: ReactNode;
  legendHidden?: boolean;
  options: ReadonlyArray<{ value: Value; label: ReactNode }>;
  value: Value;
  onChange: (value: Value) => void;
  /** Name of the form field; generated when absent. */
  name?: string;
};

/** A switch between two or three views of the same thing. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, legendHidden, options, value, onChange, name, className, ...rest } = props;
  const made = useId();
  return (
    <fieldset {...rest} className={classNames(styles.group, className)}>
      <legend className={legendHidden ? styles.hidden : styles.legend}>{legend}</legend>
      <div className={styles.segment}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name ?? made}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
