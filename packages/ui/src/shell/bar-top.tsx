import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './bar-top.module.css';

export type BarTopProps = ComponentProps<'header'> & {
  /** Below 48 rem only; beside it stands the side. Its name gives way when room is short. */
  brand: ReactNode;
  /** A search form, from 64 rem. */
  search?: ReactNode;
  /** A `ChipLink` to the search page, below 64 rem; offer it elsewhere too for the narrowest. */
  searchLink?: ReactNode;
  /** What stands at the end: bell, language, person. */
  children?: ReactNode;
};

/** The head of a signed-in screen. */
export function BarTop({ brand, search, searchLink, className, children, ...rest }: BarTopProps) {
  return (
    <header {...rest} className={classNames(styles.top, className)}>
      <div className={styles.brand}>{brand}</div>
      {search ? <div className={styles.search}>{search}</div> : null}
      {searchLink ? <div className={styles.searchLink}>{searchLink}</div> : null}
      <div className={styles.end}>{children}</div>
    </header>
  );
}
