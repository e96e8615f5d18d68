import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './ledger.module.css';

export type LedgerProps = ComponentProps<'dl'> & {
  lines: ReadonlyArray<{ figure: ReactNode; label: string }>;
};

/** Figures in a column with what they count, like a ledger. */
export function Ledger({ lines, className, ...rest }: LedgerProps) {
  return (
    <dl {...rest} className={classNames(styles.ledger, className)}>
      {lines.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

export type FigureProps = ComponentProps<'p'> & { unit?: ReactNode };

/** A large figure with its unit. */
export function Figure({ unit, className, children, ...rest }: FigureProps) {
  return (
    <p {...rest} className={classNames(styles.figure, className)}>
      {children} {unit ? <span className={styles.unit}>{unit}</span> : null}
    </p>
  );
}

export type PriceRowProps = Omit<ComponentProps<'article'>, 'title'> & {
  as?: ElementType;
  title: ReactNode;
  /** What the price includes. */
  detail?: ReactNode;
  price: ReactNode;
  /** Below the price, for example the other billing cycle. */
  priceNote?: ReactNode;
  action?: ReactNode;
};

/** One line of a price list; put it into a `Card`. */
export function PriceRow(props: PriceRowProps) {
  const {
    as: Element = 'div',
    title,
    detail,
    price,
    priceNote,
    action,
    className,
    ...rest
  } = props;
  return (
    <Element {...rest} className={classNames(styles.price, className)}>
      <div>
        <div className={styles.title}>{title}</div>
        {detail ? <div className={styles.quiet}>{detail}</div> : null}
      </div>
      <div>
        <div className={styles.amount}>{price}</div>
        {priceNote ? <div className={styles.quiet}>{priceNote}</div> : null}
      </div>
      {action ?? null}
    </Element>
  );
}
