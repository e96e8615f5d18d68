import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { Count } from '../badge/badge.tsx';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './side.module.css';

export type SideProps = ComponentProps<'nav'> & {
  brand: ReactNode;
  /** Name of the navigation, for screen readers. */
  label: string;
  /** `SideLink`s. */
  children: ReactNode;
  /** Always in sight at the bottom: the emergency button. */
  foot?: ReactNode;
};

/** The navigation beside the page, from 48 rem; a narrower rail with folded words up to 64 rem. */
export function Side({ brand, label, children, foot, className, ...rest }: SideProps) {
  return (
    <nav {...rest} aria-label={label} className={classNames(styles.side, className)}>
      <div className={styles.inner}>
        <div className={styles.brand}>{brand}</div>
        <ul className={styles.places}>{children}</ul>
        {foot ? <div className={styles.foot}>{foot}</div> : null}
      </div>
    </nav>
  );
}

export type SideLinkProps<E extends ElementType = 'a'> = {
  as?: E;
  icon: LucideIcon;
  /** How many wait there, and what they are ("unread"). */
  count?: number;
  countLabel?: string;
  children: ReactNode;
} & Omit<ComponentProps<E>, 'as' | 'icon' | 'children'>;

/** One place of the navigation; `aria-current="page"` marks where we are. */
export function SideLink<E extends ElementType = 'a'>(props: SideLinkProps<E>) {
  const {
    as,
    icon,
    count = 0,
    countLabel,
    className,
    children,
    ...rest
  } = props as SideLinkProps<'a'>;
  const Element: ElementType = as ?? 'a';
  return (
    <li>
      <Element {...rest} className={classNames(styles.link, className)}>
        <Icon of={icon} />
        <span>{children}</span>
        <Count value={count} label={countLabel} className={styles.count} />
      </Element>
    </li>
  );
}
