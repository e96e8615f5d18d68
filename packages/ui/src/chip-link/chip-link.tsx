import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './chip-link.module.css';

export type ChipLinkProps<E extends ElementType = 'a'> = {
  /** `button` for an action, a link component for navigation. */
  as?: E;
  icon?: LucideIcon;
  children?: ReactNode;
} & Omit<ComponentProps<E>, 'as' | 'icon' | 'children'>;

/** A light link with icon and text, for bars. */
export function ChipLink<E extends ElementType = 'a'>(props: ChipLinkProps<E>) {
  const { as, icon, className, children, ...rest } = props as ChipLinkProps<'a'>;
  const Element: ElementType = as ?? 'a';
  return (
    <Element {...rest} className={classNames(styles.chip, className)}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </Element>
  );
}
