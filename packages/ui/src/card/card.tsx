import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './card.module.css';

export type CardProps = ComponentProps<'div'> & {
  /** The element: `article`, `section`, `li`... */
  as?: ElementType;
  /** `sheet` lies on the ground, `well` is sunken, `float` is raised. */
  matter?: 'sheet' | 'well' | 'float';
  /** A zig-zag edge; the colour means ours, chosen, attention, or emergency. */
  edge?: 'earth' | 'leaf' | 'sun' | 'alarm';
  /** Separates the children by thin rules, like lines of a ledger. */
  lines?: boolean;
  /** Omits the padding, for content that reaches the edges. */
  flush?: boolean;
};

/** A card: a sheet of paper, or a well sunken into it. */
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

/** A sheet divided into equal parts (vital signs, a day's figures). */
export function Tray({ as: Element = 'div', className, ...rest }: TrayProps) {
  return <Element {...rest} className={classNames(styles.tray, className)} />;
}
