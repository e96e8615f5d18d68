import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './bar-top.module.css';

export type BarTopProps = ComponentProps<'header'> & {
  /**
   * Visible only below 48 rem; above, the side shows it. The name is hidden when space is short.
   */
  brand: ReactNode;
  /** A search form, from 64 rem. */
  search?: ReactNode;
  /**
   * A `ChipLink` to the search page, below 64 rem; offer it elsewhere too for the narrowest
   * screens.
   */
  searchLink?: ReactNode;
  /** The end of the bar: bell, language, person. */
  children?: ReactNode;
};

/** The header of a signed-in screen. */
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
