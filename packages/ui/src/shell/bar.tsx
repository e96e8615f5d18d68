import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { Count } from '../badge/badge.tsx';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './bar.module.css';

export type BarProps = ComponentProps<'nav'> & {
  /** Accessible name of the navigation. */
  label: string;
  /** Five places with longer words and no emergency key, so in smaller letters. */
  places?: boolean;
  /** Up to five `BarLink`s; elder and family have a `BarAlarm` in the middle. */
  children: ReactNode;
};

/** The bottom navigation, below 48 rem: one row at every text size. */
export function Bar({ label, places, className, children, ...rest }: BarProps) {
  return (
    <nav
      {...rest}
      aria-label={label}
      data-words-under-icons
      className={classNames(styles.bar, places && styles.places, className)}
    >
      <ul className={styles.row}>{children}</ul>
    </nav>
  );
}

type Linked<E extends ElementType> = { as?: E; icon: LucideIcon; children: ReactNode } & Omit<
  ComponentProps<E>,
  'as' | 'icon' | 'children'
>;

export type BarLinkProps<E extends ElementType = 'a'> = Linked<E> & {
  count?: number;
  countLabel?: string;
};

/** One link of the bar; `as="button"` for the one that opens more. */
export function BarLink<E extends ElementType = 'a'>(props: BarLinkProps<E>) {
  const {
    as,
    icon,
    count = 0,
    countLabel,
    className,
    children,
    ...rest
  } = props as BarLinkProps<'a'>;
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

/** The emergency key of the bar. */
export function BarAlarm<E extends ElementType = 'a'>(props: Linked<E>) {
  const { as, icon, className, children, ...rest } = props as Linked<'a'>;
  const Element: ElementType = as ?? 'a';
  return (
    <li>
      <Element {...rest} className={classNames(styles.alarm, className)}>
        <Icon of={icon} />
        <span>{children}</span>
      </Element>
    </li>
  );
}
