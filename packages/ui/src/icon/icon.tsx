import type { LucideIcon } from 'lucide-react';
import { classNames } from '../class-names/class-names.ts';
import styles from './icon.module.css';

export type IconProps = {
  /** The drawing, a component of lucide-react. */
  of: LucideIcon;
  /** `text` follows the size of the text beside it; `normal` is the icon token; `large` stands alone. */
  size?: 'text' | 'normal' | 'large';
  className?: string;
};

/** A drawing beside a word. It is hidden from screen readers, so a word must always be there. */
export function Icon({ of: Drawing, size = 'normal', className }: IconProps) {
  return (
    <Drawing
      aria-hidden="true"
      focusable="false"
      className={classNames(styles.icon, styles[size], className)}
    />
  );
}
