import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Wrap } from '../layout/layout.tsx';
import styles from './public-header.module.css';

export type PublicHeaderProps = ComponentProps<'header'> & {
  /** A `Brand`. */
  brand: ReactNode;
  /** Accessible name of the navigation. */
  label: string;
  /** `TopLink`s, shown when there is room. */
  children: ReactNode;
  /** Visible at every width that has room for it. */
  tools?: ReactNode;
  /** The language menu: whoever cannot read the page's language must not look for their own. */
  language?: ReactNode;
  /** The last element beside the links: the sign-up button, or the person's menu. */
  action?: ReactNode;
  /** A `Menu` with everything, which replaces links and action when they have no room. */
  menu: ReactNode;
};

/** The header of a public page. */
export function PublicHeader(props: PublicHeaderProps) {
  const { brand, label, children, tools, language, action, menu, className, ...rest } = props;
  return (
    <header {...rest} className={classNames(styles.top, className)}>
      <Wrap className={styles.row}>
        <div className={styles.brand}>{brand}</div>
        <nav aria-label={label} className={styles.nav}>
          {children}
        </nav>
        {tools ? <div className={styles.tools}>{tools}</div> : null}
        {language ? <div className={styles.language}>{language}</div> : null}
        {action ? <div className={styles.action}>{action}</div> : null}
        <div className={styles.menu}>{menu}</div>
      </Wrap>
    </header>
  );
}

export type TopLinkProps<E extends ElementType = 'a'> = { as?: E } & Omit<ComponentProps<E>, 'as'>;

/** A link of the public navigation; `aria-current="page"` marks the current page. */
export function TopLink<E extends ElementType = 'a'>(props: TopLinkProps<E>) {
  const { as, className, ...rest } = props as TopLinkProps<'a'>;
  const Element: ElementType = as ?? 'a';
  return <Element {...rest} className={classNames(styles.link, className)} />;
}
