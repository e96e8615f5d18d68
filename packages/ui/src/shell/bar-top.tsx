import { ArrowLeft, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './bar-top.module.css';

export type BarTopProps = ComponentProps<'header'> & {
  /** Visible only below 48 rem; above, the side shows it. On a phone only the mark has room. */
  brand: ReactNode;
  /** A `BarBack`: below 48 rem it replaces brand, tool and search link. */
  back?: ReactNode;
  /** A search form, from 64 rem. */
  search?: ReactNode;
  /** A `ChipLink` to the search page where the form is not shown. */
  searchLink?: ReactNode;
  /** A `ChipLink` to what can be done with the page. */
  tool?: ReactNode;
  /** Which of the two also has room below 48 rem. */
  onPhone?: 'search' | 'tool';
  /** A `BarTopAlarm`, below 48 rem; above, the side shows the emergency button. */
  alarm?: ReactNode;
  /** The end of the bar: bell, person. */
  children?: ReactNode;
};

/** The header of a signed-in screen: one row at every text size. */
export function BarTop(props: BarTopProps) {
  const { brand, back, search, searchLink, tool, onPhone, alarm, ...more } = props;
  const { className, children, ...rest } = more;
  // The page's parent takes the room of both.
  const only = back ? 'back' : (onPhone ?? 'brand');
  const squeezed = back && alarm ? styles.squeezed : undefined;
  const classes = classNames(styles.top, styles[only], squeezed, className);
  return (
    <header {...rest} className={classes}>
      {back ? <div className={styles.backPlace}>{back}</div> : null}
      <div className={styles.brandPlace}>{brand}</div>
      {search ? <div className={styles.form}>{search}</div> : null}
      <div className={styles.end}>
        {searchLink ? <div className={styles.searchLink}>{searchLink}</div> : null}
        {tool ? <div className={styles.toolPlace}>{tool}</div> : null}
        {children}
        {alarm ? <div className={styles.alarmPlace}>{alarm}</div> : null}
      </div>
    </header>
  );
}

type Linked<E extends ElementType> = { as?: E; children: ReactNode } & Omit<
  ComponentProps<E>,
  'as' | 'icon' | 'children'
>;

/** The emergency key of the top bar. */
export function BarTopAlarm<E extends ElementType = 'a'>(props: Linked<E> & { icon: LucideIcon }) {
  const { as, icon, className, children, ...rest } = props as Linked<'a'> & { icon: LucideIcon };
  const Element: ElementType = as ?? 'a';
  return (
    <Element {...rest} className={classNames(styles.alarm, className)}>
      <Icon of={icon} />
      <span>{children}</span>
    </Element>
  );
}

/** The way back from a page to the one it belongs to. */
export function BarBack<E extends ElementType = 'a'>(props: Linked<E>) {
  const { as, className, children, ...rest } = props as Linked<'a'>;
  const Element: ElementType = as ?? 'a';
  return (
    <Element {...rest} data-unspoken className={classNames(styles.barBack, className)}>
      <Icon of={ArrowLeft} />
      <span>{children}</span>
    </Element>
  );
}
