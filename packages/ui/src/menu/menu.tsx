import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ElementType, KeyboardEvent, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './menu.module.css';
import { useDisclosure } from './use-disclosure.ts';

export type MenuProps = Omit<ComponentProps<'button'>, 'children'> & {
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

/** A button that discloses a list of links or buttons; closes by Escape, by a press outside or on an item. */
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
  const { open, setOpen, root, button } = useDisclosure();
  const listId = useId();
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    if (!open) return setOpen(true);
    const items = [...(root.current?.querySelectorAll<HTMLElement>('ul :is(a, button)') ?? [])];
    const here = items.findIndex((item) => item.matches(':focus'));
    items[step(here, items.length)]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the button and its items meet here
    <div ref={root} className={classNames(styles.menu, className)} onKeyDown={walk}>
      <button
        type="button"
        {...rest}
        ref={button}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
        className={classNames(styles.button, styles[look])}
      >
        {icon ? <Icon of={icon} /> : null}
        <span className={styles.label}>{label}</span>
        <Icon of={ChevronDown} />
      </button>
      {open ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on an item arrives here as a click
        <ul
          id={listId}
          className={classNames(styles.list, styles[align], upwards && styles.upwards)}
          onClick={(event) => {
            if (!(event.target instanceof Element) || !event.target.closest('a, button')) return;
            button.current?.focus();
            setOpen(false);
          }}
        >
          {children}
        </ul>
      ) : null}
    </div>
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
