import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './sheet.module.css';

export type SheetProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode;
  /** How many there are. */
  count?: number;
  /** At the end of the heading's line: a link, an act, a remark. */
  aside?: ReactNode;
};

/** A sheet with a heading and rows, for screens that show much at once. */
export function Sheet({ title, count, aside, className, children, ...rest }: SheetProps) {
  const heading = useId();
  return (
    <section {...rest} aria-labelledby={heading} className={classNames(styles.sheet, className)}>
      <div className={styles.head}>
        <h2 id={heading}>
          {title}
          {count === undefined ? null : <span className={styles.count}> {count}</span>}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** The rows of a sheet. */
export function SheetRows({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={classNames(styles.rows, className)} />;
}

export type SheetRowProps = Omit<ComponentProps<'li'>, 'title'> & {
  title: ReactNode;
  /** A muted line below. */
  line?: ReactNode;
  /** At the end of the row. */
  end?: ReactNode;
  /** Marks a row that something else on the screen is about. */
  marked?: boolean;
};

/** A row: its title, one muted line, and what stands at its end. */
export function SheetRow(props: SheetRowProps) {
  const { title, line, end, marked, className, children, ...rest } = props;
  return (
    <li {...rest} className={classNames(styles.row, marked && styles.marked, className)}>
      <div className={styles.words}>
        <b>{title}</b>
        {line ? <span className={styles.line}>{line}</span> : null}
        {children}
      </div>
      {end ? <div className={styles.end}>{end}</div> : null}
    </li>
  );
}

/** What stands in a sheet that is no row: an empty state, a form. */
export function SheetBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.body, className)} />;
}
