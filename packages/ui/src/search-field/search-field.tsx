import { Search } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { SrOnly } from '../sr-only/sr-only.tsx';
import styles from './search-field.module.css';

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** What is searched; the accessible name, shown above when `labelShown`. */
  label: string;
  labelShown?: boolean;
};

/** A search input. Put it into a `<search>` or a form of its own when it submits. */
export function SearchField({ label, labelShown, id, className, ...rest }: SearchFieldProps) {
  const made = useId();
  const field = id ?? made;
  return (
    <div className={classNames(styles.search, className)}>
      <label htmlFor={field} className={labelShown ? styles.label : undefined}>
        {labelShown ? label : <SrOnly>{label}</SrOnly>}
      </label>
      <div className={styles.line}>
        <Icon of={Search} />
        <input autoComplete="off" enterKeyHint="search" {...rest} id={field} type="search" />
      </div>
    </div>
  );
}
