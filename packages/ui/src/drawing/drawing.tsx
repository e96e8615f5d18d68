import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './drawing.module.css';

/** What a drawing shows, on a sheet of 160 by 120. */
export interface Shape {
  readonly name: string;
  readonly lines: ReactNode;
}

export type DrawingProps = Omit<ComponentProps<'svg'>, 'children'> & { of: Shape };

/**
 * A small line drawing for an empty state. Hidden from screen readers, so text must be beside it.
 */
export function Drawing({ of: { lines, name }, className, ...rest }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 160 120"
      {...rest}
      aria-hidden="true"
      data-drawing={name}
      className={classNames(styles.drawing, className)}
    >
      {lines}
    </svg>
  );
}
