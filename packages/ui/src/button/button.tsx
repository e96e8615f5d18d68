import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ElementType, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Ring } from '../ring/ring.tsx';
import styles from './button.module.css';

export type ButtonStyle = {
  /** `link` and `danger` look like text; the others are pressed clay. */
  variant?: 'leaf' | 'second' | 'sun' | 'alarm' | 'link' | 'danger';
  /** Icon before the text. */
  icon?: LucideIcon;
  /** Icon after the text. */
  iconAfter?: LucideIcon;
  /** Full width of its container. */
  wide?: boolean;
};

function classesOf({ variant = 'leaf', wide }: ButtonStyle, className?: string) {
  const text = variant === 'link' || variant === 'danger';
  return classNames(
    text ? styles.text : styles.button,
    styles[variant],
    wide && styles.wide,
    className,
  );
}

function Words({ icon, iconAfter, children }: ButtonStyle & { children?: ReactNode }) {
  return (
    <>
      {icon ? <Icon of={icon} /> : null}
      <span>{children}</span>
      {iconAfter ? <Icon of={iconAfter} /> : null}
    </>
  );
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & {
    /** Work is pending: keeps the focus, ignores presses and shows the loading ring. */
    busy?: boolean;
    /** The text while busy; by default the text stays. */
    busyLabel?: string;
  };

/** A button that performs an action. `type` defaults to `button`. */
export function Button(props: ButtonProps) {
  const { variant, icon, iconAfter, wide, busy, busyLabel, className, children, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else rest.onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={classesOf({ variant, wide }, className)}
    >
      {busy ? (
        <Ring count={8} done={3} thread={16} tone="plain" turning className={styles.ring} />
      ) : null}
      <Words icon={busy ? undefined : icon} iconAfter={busy ? undefined : iconAfter}>
        {busy ? (busyLabel ?? children) : children}
      </Words>
    </button>
  );
}

export type ButtonLinkProps<E extends ElementType = 'a'> = ButtonStyle & {
  /** The element to render, for example the router's link. */
  as?: E;
} & Omit<ComponentProps<E>, keyof ButtonStyle | 'as'>;

/** A link that looks like a button: `<ButtonLink as={Link} to="/login">`. */
export function ButtonLink<E extends ElementType = 'a'>(props: ButtonLinkProps<E>) {
  const { as, variant, icon, iconAfter, wide, className, children, ...rest } =
    props as ButtonLinkProps<'a'>;
  const Element: ElementType = as ?? 'a';
  return (
    <Element {...rest} className={classesOf({ variant, wide }, className)}>
      <Words icon={icon} iconAfter={iconAfter}>
        {children}
      </Words>
    </Element>
  );
}
