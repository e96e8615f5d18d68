import type { ComponentProps, ReactNode } from 'react';
import { Band } from '../band/band.tsx';
import { classNames } from '../class-names/class-names.ts';
import { Stack, Wrap } from '../layout/layout.tsx';
import styles from './public-footer.module.css';

export type PublicFooterProps = Omit<ComponentProps<'footer'>, 'about'> & {
  /** The first column: brand, description, contact. */
  about: ReactNode;
  /** `FooterColumn`s. */
  children: ReactNode;
  /** The last line, with its parts spread. */
  end: ReactNode;
};

/** The footer of a public page, under the only full band. */
export function PublicFooter({ about, children, end, className, ...rest }: PublicFooterProps) {
  return (
    <footer {...rest} className={classNames(styles.foot, className)}>
      <Band />
      <Wrap className={styles.grid}>
        <Stack>{about}</Stack>
        {children}
      </Wrap>
      <Wrap className={styles.end}>{end}</Wrap>
    </footer>
  );
}

export type FooterColumnProps = ComponentProps<'div'> & {
  title: string;
  /** A navigation of `li` with links; by default any content. */
  links?: boolean;
};

/** One column of the footer. */
export function FooterColumn({ title, links, className, children, ...rest }: FooterColumnProps) {
  const Element = links ? 'nav' : 'div';
  return (
    <Element
      {...rest}
      aria-label={links ? title : rest['aria-label']}
      className={classNames(styles.column, className)}
    >
      <h2 className={styles.title}>{title}</h2>
      {links ? <ul className={styles.links}>{children}</ul> : children}
    </Element>
  );
}
