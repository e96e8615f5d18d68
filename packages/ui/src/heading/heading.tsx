import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './heading.module.css';

export type HeadingProps = ComponentProps<'h2'> & {
  /** The place in the outline. */
  level: 1 | 2 | 3 | 4;
  /** How large it looks, when that is not its level: `display` is for public pages. */
  look?: 'display' | 1 | 2 | 3 | 4;
};

/** A heading whose size and place in the outline differ; where they agree, plain `h1`-`h4` will do. */
export function Heading({ level, look = level, className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={classNames(styles[`look-${look}`], className)} />;
}
