import { WifiOff } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Status } from '../alert/alert.tsx';
import { classNames } from '../class-names/class-names.ts';
import { empty, failed } from '../drawing/basic-shapes.tsx';
import { Drawing, type Shape } from '../drawing/drawing.tsx';
import { Icon } from '../icon/icon.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { SrOnly } from '../sr-only/sr-only.tsx';
import styles from './list-state.module.css';

export type LoadingProps = ComponentProps<'div'> & {
  /** Names what is loading, for screen readers. */
  label: string;
  /** The number of skeleton lines. */
  rows?: number;
};

/** A skeleton of the list while it loads, shown after 300 ms. */
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
  /** The element of the title: a heading of the fitting level, or `p`. */
  titleAs?: 'h1' | 'h2' | 'h3' | 'h4' | 'p';
  /** The next action, as a button or link. */
  action?: ReactNode;
  /** The drawing above the title. */
  drawing?: Shape | undefined;
};

function Blank(props: BlankProps & { drawing: Shape }) {
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

/** The empty state: a drawing, what will be here, and the next action. */
export function Empty({ drawing = empty, ...rest }: BlankProps) {
  return <Blank {...rest} drawing={drawing} />;
}

/** The error state: what happened, and a way to retry. */
export function Failed({ drawing = failed, ...rest }: BlankProps) {
  return <Blank role="alert" {...rest} drawing={drawing} />;
}

export type OfflineProps = Omit<ComponentProps<'p'>, 'title'> & { title: ReactNode };

/**
 * The offline state in one thin line, which leaves the room to what is shown: the title says so, the
 * child says how old it is.
 */
export function Offline({ title, children, className, ...rest }: OfflineProps) {
  return (
    <Status>
      <p {...rest} className={classNames(styles.offline, className)}>
        <Icon of={WifiOff} />
        <span>
          <strong>{title}</strong> <span>{children}</span>
        </span>
      </p>
    </Status>
  );
}
