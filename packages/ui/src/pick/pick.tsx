import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './pick.module.css';

/** A choice of one among large tiles; children are `PickTile`. */
export function Pick({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={classNames(styles.pick, className)} />;
}

export type PickTileProps<E extends ElementType = 'button'> = {
  /** A button, or the router's link. */
  as?: E;
  icon: LucideIcon;
  /** Below the text: the last value, or why it helps. */
  detail?: ReactNode;
} & Omit<ComponentProps<E>, 'as' | 'icon' | 'detail'>;

/** One choice: icon and text on a tile large enough for a thumb. */
export function PickTile<E extends ElementType = 'button'>(props: PickTileProps<E>) {
  const { as, icon, detail, className, children, ...rest } = props as PickTileProps<'button'>;
  const Element: ElementType = as ?? 'button';
  return (
    <li className={styles.item}>
      <Element
        {...(Element === 'button' ? { type: 'button' } : {})}
        {...rest}
        className={classNames(styles.tile, className)}
      >
        <Icon of={icon} size="large" />
        <span className={styles.words}>
          <span className={styles.word}>{children}</span>
          {detail ? <span className={styles.detail}> {detail}</span> : null}
        </span>
      </Element>
    </li>
  );
}
