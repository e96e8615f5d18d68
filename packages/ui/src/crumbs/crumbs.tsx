import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { ButtonLink, type ButtonLinkProps } from '../button/button.tsx';
import { classNames } from '../class-names/class-names.ts';
import styles from './crumbs.module.css';

export type CrumbsProps = ComponentProps<'nav'> & {
  /** Accessible name of the navigation. */
  label: string;
  /** Links to the ancestor pages, outermost first. */
  trail: ReadonlyArray<{ key: string; link: ReactNode }>;
  /** The current page. */
  here: ReactNode;
};

/** A breadcrumb trail. */
export function Crumbs({ label, trail, here, className, ...rest }: CrumbsProps) {
  return (
    <nav {...rest} aria-label={label} className={classNames(styles.crumbs, className)}>
      <ol>
        {trail.map(({ key, link }) => (
          <li key={key}>{link}</li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}

/** A link one level up: `<BackLink as={Link} to="..">Back</BackLink>`. */
export function BackLink<E extends ElementType = 'a'>(props: ButtonLinkProps<E>) {
  return <ButtonLink<ElementType> variant="link" icon={ArrowLeft} {...props} />;
}
