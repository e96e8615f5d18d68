import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './stitch.module.css';

/** A divider of stitches between two parts. */
export function Stitch({ className, ...rest }: ComponentProps<'hr'>) {
  return <hr {...rest} className={classNames(styles.stitch, className)} />;
}
