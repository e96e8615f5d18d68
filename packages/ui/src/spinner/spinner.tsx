import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Ring } from '../ring/ring.tsx';
import { SrOnly } from '../sr-only/sr-only.tsx';
import styles from './spinner.module.css';

export type SpinnerProps = ComponentProps<'div'> & {
  /** Names what is loading, for screen readers. */
  label: string;
  /** Shows the text below the ring as well. */
  labelShown?: boolean;
  size?: 'text' | 'normal' | 'large';
};

/** The loading ring. It appears after 300 ms, so that quick answers do not make it flash. */
export function Spinner({ label, labelShown, size = 'normal', className, ...rest }: SpinnerProps) {
  return (
    <div role="status" {...rest} className={classNames(styles.spinner, styles[size], className)}>
      <Ring count={8} done={3} thread={14} turning className={styles.ring} />
      {labelShown ? <span>{label}</span> : <SrOnly>{label}</SrOnly>}
    </div>
  );
}
