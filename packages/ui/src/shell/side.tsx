import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { Count } from '../badge/badge.tsx';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './side.module.css';

export type SideProps = ComponentProps<'nav'> & {
  brand: ReactNode;
  /** Accessible name of the navigation. */
  label: string;
  /** `SideLink`s. */
  children: ReactNode;
  /** Always visible at the bottom: the emergency button. */
  foot?: ReactNode;
};

/** The side navigation, from 48 rem; up to 64 rem a narrow rail with the words under the icons. */
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
  /** Not in the rail, which has room for few. */
  roomy?: boolean;
  /** The number of waiting items, and what they are ("unread"). */
  count?: number;
  countLabel?: string;
  children: ReactNode;
} & Omit<ComponentProps<E>, 'as' | 'icon' | 'children'>;

/** One link of the navigation; `aria-current="page"` marks the current page, `as="button"` opens more. */
export function SideLink<E extends ElementType = 'a'>(props: SideLinkProps<E>) {
  const {
    as,
    icon,
    roomy,
    count = 0,
    countLabel,
    className,
    children,
    ...rest
  } = props as SideLinkProps<'a'>;
  const Element: ElementType = as ?? 'a';
  return (
    <li className={classNames(roomy && styles.roomy)}>
      <Element {...rest} className={classNames(styles.link, className)}>
        <Icon of={icon} />
        <span>{children}</span>
        <Count value={count} label={countLabel} className={styles.count} />
      </Element>
    </li>
  );
}
