import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { ButtonLink, type ButtonLinkProps } from '../button/button.tsx';
import { classNames } from '../class-names/class-names.ts';
import styles from './crumbs.module.css';

export type CrumbsProps = ComponentProps<'nav'> & {
  /** Name of the navigation, for screen readers. */
  label: string;
  /** Links from the outside in. */
  trail: ReadonlyArray<{ key: string; link: ReactNode }>;
  /** Where we are. */
  here: ReactNode;
};

/** The way to this page. */
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

/** One step back: `<BackLink as={Link} to="..">Back</BackLink>`. */
export function BackLink<E extends ElementType = 'a'>(props: ButtonLinkProps<E>) {
  return <ButtonLink<ElementType> variant="link" icon={ArrowLeft} {...props} />;
}
