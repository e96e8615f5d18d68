import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './heading.module.css';

export type HeadingProps = ComponentProps<'h2'> & {
  /** The level in the document outline. */
  level: 1 | 2 | 3 | 4;
  /** The visual size, when it differs from the level: `display` is for public pages. */
  size?: 'display' | 1 | 2 | 3 | 4;
};

/** A heading whose visual size differs from its level; otherwise use plain `h1`-`h4`. */
export function Heading({ level, size = level, className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={classNames(styles[`size-${size}`], className)} />;
}
