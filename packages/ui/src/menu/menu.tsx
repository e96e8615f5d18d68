import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ElementType, KeyboardEvent, ReactNode } from 'react';
import { useEffect } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './menu.module.css';
import { useDisclosure } from './use-disclosure.ts';

export type MenuProps = Omit<ComponentProps<'summary'>, 'children'> & {
  /** Content of the button. */
  label: ReactNode;
  icon?: LucideIcon;
  /** `quiet` for bars, `edged` for a button with a border. */
  variant?: 'quiet' | 'edged';
  /** The edge of the button to which the list is aligned. */
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
 * A button that shows a list of links or buttons; Escape, a press outside or a press on an item
 * closes it. It opens without JavaScript too.
 */
export function Menu(props: MenuProps) {
  const {
    label,
    icon,
    variant = 'quiet',
    align = 'end',
    upwards,
    className,
    children,
    ...rest
  } = props;
  const { open, setOpen, root, button } = useDisclosure<HTMLElement, HTMLDetailsElement>();
  // A reader may have opened it before hydration.
  useEffect(() => setOpen(root.current?.open ?? false), [root, setOpen]);
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const details = root.current;
    // A closed list is opened by the arrow keys; Home and End then belong to the page.
    if (!step || !details || (!open && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    // Not by state, which renders later: an element in a closed list cannot be focused.
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
        className={classNames(styles.button, styles[variant])}
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
  /** The current page or choice. */
  current?: boolean;
  children?: ReactNode;
} & Omit<ComponentProps<E>, 'as' | 'icon' | 'children'>;

/** One item of a menu. */
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
