import type { LucideIcon } from 'lucide-react';
import { classNames } from '../class-names/class-names.ts';
import styles from './icon.module.css';

export type IconProps = {
  /** The icon, a component of lucide-react. */
  of: LucideIcon;
  /**
   * `text` matches the size of the adjacent text; `normal` is the icon token; `large` stands alone.
   */
  size?: 'text' | 'normal' | 'large';
  className?: string;
};

/** An icon beside text. Hidden from screen readers, so there must always be text. */
export function Icon({ of: Drawing, size = 'normal', className }: IconProps) {
  return (
    <Drawing
      aria-hidden="true"
      focusable="false"
      className={classNames(styles.icon, styles[size], className)}
    />
  );
}
