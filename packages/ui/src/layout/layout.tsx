import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './layout.module.css';

type Box = ComponentProps<'div'> & { as?: ElementType };

export type StackProps = Box & {
  gap?: 'none' | 'tight' | 'normal' | 'loose' | 'section';
  /** Children are as wide as the stack; by default each is as wide as its content. */
  fill?: boolean;
  centred?: boolean;
};

/** A vertical stack. */
export function Stack(props: StackProps) {
  const { as: Element = 'div', gap = 'normal', fill, centred, className, ...rest } = props;
  return (
    <Element
      {...rest}
      className={classNames(
        styles.stack,
        styles[gap],
        fill && styles.fill,
        centred && styles.centred,
        className,
      )}
    />
  );
}

export type RowProps = Box & {
  /** Pushes the first and the last child to the ends. */
  apart?: boolean;
  align?: 'centre' | 'start' | 'baseline' | 'end';
};

/** A horizontal row that wraps. */
export function Row({
  as: Element = 'div',
  apart,
  align = 'centre',
  className,
  ...rest
}: RowProps) {
  return (
    <Element
      {...rest}
      className={classNames(styles.row, apart && styles.apart, styles[align], className)}
    />
  );
}

/** Text that fills the space, and a button that keeps its size; stacked when narrow. */
export function Pair({ as: Element = 'div', className, ...rest }: Box) {
  return <Element {...rest} className={classNames(styles.pair, className)} />;
}

/** The page's content width, with gutters. */
export function Wrap({ as: Element = 'div', className, ...rest }: Box) {
  return <Element {...rest} className={classNames(styles.wrap, className)} />;
}

export type GridProps = Box & {
  /** Minimum width of a column. */
  column?: 'narrow' | 'normal' | 'broad' | 'two';
  even?: boolean;
};

/** As many equal columns as fit. */
export function Grid({
  as: Element = 'div',
  column = 'normal',
  even,
  className,
  ...rest
}: GridProps) {
  return (
    <Element
      {...rest}
      className={classNames(styles.grid, styles[column], even && styles.even, className)}
    />
  );
}

export type SplitProps = Box & { ratio?: 'half' | 'major' | 'minor' | 'aside' };

/** Two parts side by side on a wide screen. `aside` keeps the second one narrow and sticky. */
export function Split({ as: Element = 'div', ratio = 'half', className, ...rest }: SplitProps) {
  return <Element {...rest} className={classNames(styles.split, styles[ratio], className)} />;
}

export type SectionProps = ComponentProps<'section'> & {
  /** A strip of paper with pinked edges across the whole page. */
  pinked?: boolean;
};

/** A section of a public page. Put a `Wrap` inside. */
export function Section({ pinked, className, ...rest }: SectionProps) {
  return (
    <section {...rest} className={classNames(styles.section, pinked && styles.pinked, className)} />
  );
}

/** Muted text of normal size. */
export function Quiet({
  as: Element = 'p',
  className,
  ...rest
}: ComponentProps<'p'> & { as?: ElementType }) {
  return <Element {...rest} className={classNames(styles.quiet, className)} />;
}

/** A lead paragraph. */
export function Lead({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={classNames(styles.lead, className)} />;
}
