import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './sr-only.module.css';

/** Text only for screen readers. */
export function SrOnly({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames(styles.srOnly, className)} />;
}
