import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './card.module.css';

export type CardProps = ComponentProps<'div'> & {
  /** The element: `article`, `section`, `li`... */
  as?: ElementType;
  /** `sheet` lies on the ground, `well` is pressed in, `float` hangs above. */
  matter?: 'sheet' | 'well' | 'float';
  /** A zig-zag edge: ours, chosen, look here, emergency. */
  edge?: 'earth' | 'leaf' | 'sun' | 'alarm';
  /** Children are lines of a ledger, with a thin rule between them. */
  lines?: boolean;
  /** Without padding, for content that reaches the edges. */
  flush?: boolean;
};

/** A sheet of paper, or a well pressed into it. */
export function Card(props: CardProps) {
  const { as: Element = 'div', matter = 'sheet', edge, lines, flush, className, ...rest } = props;
  return (
    <Element
      {...rest}
      className={classNames(
        styles.card,
        styles[matter],
        edge && styles.edged,
        edge && styles[edge],
        lines && styles.lines,
        flush && styles.flush,
        className,
      )}
    />
  );
}

export type TrayProps = ComponentProps<'div'> & { as?: ElementType };

/** One sheet folded into equal parts (vital signs, a day's figures). */
export function Tray({ as: Element = 'div', className, ...rest }: TrayProps) {
  return <Element {...rest} className={classNames(styles.tray, className)} />;
}
