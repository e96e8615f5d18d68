import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ElementType, KeyboardEvent, ReactNode } from 'react';
import { useEffect } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './menu.module.css';
import { useDisclosure } from './use-disclosure.ts';

export type MenuProps = Omit<ComponentProps<'summary'>, 'children'> & {
  /** What is on the button. */
  label: ReactNode;
  icon?: LucideIcon;
  /** `quiet` for bars, `edged` for a button with an edge. */
  look?: 'quiet' | 'edged';
  /** Which edge of the button the list keeps to, and whether it opens upwards. */
  align?: 'start' | 'end';
  upwards?: boolean;
  /** `MenuItem`s. */
  children: ReactNode;
};

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * A button that discloses a list of links or buttons; closes by Escape, by a press outside or on an
 * item. It opens without script too.
 */
export function Menu(props: MenuProps) {
  const {
    label,
    icon,
    look = 'quiet',
    align = 'end',
    upwards,
    className,
    children,
    ...rest
  } = props;
  const { open, setOpen, root, button } = useDisclosure<HTMLElement, HTMLDetailsElement>();
  // Somebody may have opened it before the script came.
  useEffect(() => setOpen(root.current?.open ?? false), [root, setOpen]);
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const details = root.current;
    // A closed list is opened by the arrows; Home and End are the page's then.
    if (!step || !details || (!open && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    // At once, not at the next render: what is closed cannot take the focus.
    details.open = true;
    setOpen(true);
    const items = [...details.querySelectorAll<HTMLElement>('ul :is(a, button)')];
    const here = items.findIndex((item) => item.matches(':focus'));
    items[step(here, items.length)]?.focus();
  };
  return (
    <details
      // It may be open already, see above.
      suppressHydrationWarning
      ref={root}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={walk}
      className={classNames(styles.menu, className)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the button of its details */}
      <summary
        {...rest}
        ref={button}
        onClick={(event) => {
          event.preventDefault();
          setOpen(!open);
        }}
        className={classNames(styles.button, styles[look])}
      >
        {icon ? <Icon of={icon} /> : null}
        <span className={styles.label}>{label}</span>
        <Icon of={ChevronDown} />
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on an item arrives here as a click */}
      <ul
        className={classNames(styles.list, styles[align], upwards && styles.upwards)}
        onClick={(event) => {
          if (!(event.target instanceof Element) || !event.target.closest('a, button')) return;
          button.current?.focus();
          setOpen(false);
        }}
      >
        {children}
      </ul>
    </details>
  );
}

export type MenuItemProps<E extends ElementType = 'button'> = {
  /** A link component, or a button (the default). */
  as?: E;
  icon?: LucideIcon;
  /** Where we are, or what is chosen now. */
  current?: boolean;
  children?: ReactNode;
} & Omit<ComponentProps<E>, 'as' | 'icon' | 'children'>;

/** One line of a menu. */
export function MenuItem<E extends ElementType = 'button'>(props: MenuItemProps<E>) {
  const { as, icon, current, className, children, ...rest } = props as MenuItemProps<'button'>;
  const Element: ElementType = as ?? 'button';
  return (
    <li>
      <Element
        {...(as ? {} : { type: 'button' })}
        {...rest}
        aria-current={current || rest['aria-current']}
        className={classNames(styles.item, className)}
      >
        {icon ? <Icon of={icon} /> : null}
        <span>{children}</span>
      </Element>
    </li>
  );
}
