import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './app-shell.module.css';

export type AppShellProps = ComponentProps<'div'> & {
  /** A `Side`: from 48 rem. */
  side: ReactNode;
  /** A `BarTop`. */
  top: ReactNode;
  /** A `Bar`: below 48 rem. */
  bar?: ReactNode;
  /** The main part fills the screen to its edges (a conversation). */
  full?: boolean;
  mainId?: string;
  /** What is in the main part. */
  children: ReactNode;
};

/** A signed-in screen: side, top, main part, bottom bar. */
export function AppShell(props: AppShellProps) {
  const { side, top, bar, full, mainId = 'main', className, children, ...rest } = props;
  return (
    <div {...rest} className={classNames(styles.app, full && styles.full, className)}>
      {side}
      {top}
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {bar}
    </div>
  );
}

export type OnlyProps = ComponentProps<'div'> & {
  as?: ElementType;
  /** The width that decides: where the side appears (48 rem), or where it is at its full width (64 rem). */
  at?: 'side' | 'desk';
};

/** Shown from that width on only. */
export function WideOnly({ as: Element = 'div', at = 'side', className, ...rest }: OnlyProps) {
  return <Element {...rest} className={classNames(styles.wideOnly, styles[at], className)} />;
}

/** Shown below that width only. */
export function NarrowOnly({ as: Element = 'div', at = 'side', className, ...rest }: OnlyProps) {
  return <Element {...rest} className={classNames(styles.narrowOnly, styles[at], className)} />;
}
