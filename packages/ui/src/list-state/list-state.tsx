import { WifiOff } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Alert } from '../alert/alert.tsx';
import { classNames } from '../class-names/class-names.ts';
import { Drawing, type DrawingName } from '../drawing/drawing.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { SrOnly } from '../sr-only/sr-only.tsx';
import styles from './list-state.module.css';

export type LoadingProps = ComponentProps<'div'> & {
  /** What is loading, in words. */
  label: string;
  /** How many lines to draw. */
  rows?: number;
};

/** The list on its way: bones, shown after 300 ms. */
export function Loading({ label, rows = 3, className, ...rest }: LoadingProps) {
  return (
    <div {...rest} role="status" data-loading className={classNames(styles.loading, className)}>
      <SrOnly>{label}</SrOnly>
      {Array.from({ length: rows }, (_, i) => i).map((i) => (
        <div key={i} className={styles.row}>
          <Skeleton shape="tile" />
          <div className={styles.lines}>
            <Skeleton width={i % 2 ? 'half' : 'most'} />
            <Skeleton width={i % 2 ? 'most' : 'half'} />
          </div>
        </div>
      ))}
    </div>
  );
}

type BlankProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode;
  /** The element of the title: a heading of the level that fits the page, or `p`. */
  titleAs?: 'h1' | 'h2' | 'h3' | 'h4' | 'p';
  /** What to do next, as a button or link. */
  action?: ReactNode;
  /** What is drawn above the title. */
  drawing?: DrawingName;
};

function Blank(props: BlankProps & { drawing: DrawingName }) {
  const { title, titleAs: Title = 'p', action, drawing, className, children, ...rest } = props;
  return (
    <div {...rest} className={classNames(styles.blank, className)}>
      <Drawing of={drawing} className={styles.drawing} />
      <Title className={styles.title}>{title}</Title>
      {children ? <p>{children}</p> : null}
      {action}
    </div>
  );
}

/** Nothing there yet: an open basket, what will be kept in it, and what to do next. */
export function Empty({ drawing = 'empty', ...rest }: BlankProps) {
  return <Blank {...rest} drawing={drawing} />;
}

/** It did not arrive: what happened, and the way to try again. */
export function Failed({ drawing = 'failed', ...rest }: BlankProps) {
  return <Blank role="alert" {...rest} drawing={drawing} />;
}

export type OfflineProps = Omit<ComponentProps<typeof Alert>, 'tone' | 'icon'>;

/** No connection: the title says so, the child says how old the shown data is. */
export function Offline(props: OfflineProps) {
  return <Alert live="polite" {...props} tone="warning" icon={WifiOff} />;
}
