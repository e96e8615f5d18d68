import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './skeleton.module.css';

export type SkeletonProps = ComponentProps<'span'> & {
  width?: 'quarter' | 'half' | 'most' | 'full';
  /** The shape: a person's tile, a large figure, or a line of text. */
  shape?: 'line' | 'tile' | 'figure';
};

/** A placeholder for content that is loading. */
export function Skeleton({ width = 'full', shape = 'line', className, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={classNames(styles.bone, styles[width], styles[shape], className)}
    />
  );
}
