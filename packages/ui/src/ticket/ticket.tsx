import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Stitch } from '../stitch/stitch.tsx';
import styles from './ticket.module.css';

export type TicketProps = ComponentProps<'aside'> & { as?: ElementType };

/** A ticket with a torn bottom edge: what is being booked or paid. */
export function Ticket({ as: Element = 'aside', className, ...rest }: TicketProps) {
  return <Element {...rest} className={classNames(styles.ticket, className)} />;
}

/** One part of a ticket; all but the first start with a tear line. */
export function TicketPart({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={classNames(styles.part, className)}>
      <Stitch className={styles.tear} aria-hidden="true" />
      {children}
    </div>
  );
}

export type SumProps = ComponentProps<'p'> & {
  label: ReactNode;
  amount: ReactNode;
  /** The total, in larger type. */
  total?: boolean;
};

/** A label on the left, an amount on the right. */
export function Sum({ label, amount, total, className, ...rest }: SumProps) {
  return (
    <p {...rest} className={classNames(styles.sum, total && styles.total, className)}>
      <span>{label}</span> <b>{amount}</b>
    </p>
  );
}
