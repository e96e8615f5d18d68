import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './skeleton.module.css';

export type SkeletonProps = ComponentProps<'span'> & {
  width?: 'quarter' | 'half' | 'most' | 'full';
  /** A person's tile, a large figure, or a line of text. */
  shape?: 'line' | 'tile' | 'figure';
};

/** The place of something that is on its way. */
export function Skeleton({ width = 'full', shape = 'line', className, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={classNames(styles.bone, styles[width], styles[shape], className)}
    />
  );
}
