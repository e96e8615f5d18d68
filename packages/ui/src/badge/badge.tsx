import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { SrOnly } from '../sr-only/sr-only.tsx';
import styles from './badge.module.css';

export type BadgeProps = ComponentProps<'span'> & {
  tone?: 'pending' | 'confirmed' | 'sun' | 'verified' | 'alarm';
  icon?: LucideIcon;
};

/** One word about the state of something. */
export function Badge({ tone = 'pending', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={classNames(styles.badge, styles[tone], className)}>
      {icon ? <Icon of={icon} size="text" /> : null}
      {children}
    </span>
  );
}

export type CountProps = Omit<ComponentProps<'span'>, 'children'> & {
  value: number;
  /** Read after the number: "unread". */
  label?: string;
};

/** A small number; "9+" from ten on; nothing at zero. */
export function Count({ value, label, className, ...rest }: CountProps) {
  if (value <= 0) return null;
  return (
    <span {...rest} className={classNames(styles.count, className)}>
      {value > 9 ? '9+' : value}
      {label ? <SrOnly> {label}</SrOnly> : null}
    </span>
  );
}
