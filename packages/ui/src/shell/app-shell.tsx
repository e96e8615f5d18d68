import type { ComponentProps, ReactNode } from 'react';
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

/** Shown from 48 rem only. */
export function WideOnly({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.wideOnly, className)} />;
}

/** Shown below 48 rem only. */
export function NarrowOnly({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.narrowOnly, className)} />;
}
