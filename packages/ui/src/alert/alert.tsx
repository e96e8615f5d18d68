import { CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './alert.module.css';

const DRAWINGS = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: TriangleAlert,
} satisfies Record<string, LucideIcon>;

export type AlertProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: keyof typeof DRAWINGS;
  /** Overrides the icon of the tone. */
  icon?: LucideIcon;
  /** A short bold line above the text. */
  title?: ReactNode;
  /** Buttons or links under the text. */
  action?: ReactNode;
  /** How it is announced when it appears: `polite` waits, `assertive` interrupts. */
  live?: 'polite' | 'assertive' | 'off';
};

/** An inline message, placed where something happened. */
export function Alert(props: AlertProps) {
  const { tone = 'info', icon, title, action, live = 'off', className, children, ...rest } = props;
  const role = live === 'off' ? undefined : live === 'polite' ? 'status' : 'alert';
  return (
    <div role={role} {...rest} className={classNames(styles.alert, styles[tone], className)}>
      <Icon of={icon ?? DRAWINGS[tone]} className={styles.icon} />
      <div className={styles.words}>
        {title ? <strong className={styles.title}>{title}</strong> : null}
        {title && children ? ' ' : null}
        {children}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}

/** A polite live region that stays mounted, so that later content is announced. */
export function Status({ className, ...rest }: ComponentProps<'div'>) {
  return <div role="status" {...rest} className={classNames(styles.status, className)} />;
}
