import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './app-shell.module.css';

export type AppShellProps = ComponentProps<'div'> & {
  /** A `Side`, from 48 rem. */
  side: ReactNode;
  /** A `BarTop`. */
  top: ReactNode;
  /** A `BarBack` above the main part from 48 rem; below, the `BarTop` shows it. */
  back?: ReactNode;
  /** A `Bar`, below 48 rem. */
  bar?: ReactNode;
  /** The main part fills the screen to its edges (a conversation). */
  full?: boolean;
  mainId?: string;
  /** The main part. */
  children: ReactNode;
};

/** The layout of a signed-in screen: side, top, main part, bottom bar. */
export function AppShell(props: AppShellProps) {
  const { side, top, back, bar, full, mainId = 'main', className, children, ...rest } = props;
  return (
    <div {...rest} className={classNames(styles.app, full && styles.full, className)}>
      {side}
      {top}
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {back ? (
          <div className={styles.back} data-twin>
            {back}
          </div>
        ) : null}
        {children}
      </main>
      {bar}
    </div>
  );
}

export type OnlyProps = ComponentProps<'div'> & {
  as?: ElementType;
  /** The breakpoint: where the side appears (48 rem), or reaches its full width (64 rem). */
  at?: 'side' | 'desk';
};

/** Visible only from the breakpoint on. */
export function WideOnly({ as: Element = 'div', at = 'side', className, ...rest }: OnlyProps) {
  return <Element {...rest} className={classNames(styles.wideOnly, styles[at], className)} />;
}

/** Visible only below the breakpoint. */
export function NarrowOnly({ as: Element = 'div', at = 'side', className, ...rest }: OnlyProps) {
  return <Element {...rest} className={classNames(styles.narrowOnly, styles[at], className)} />;
}
