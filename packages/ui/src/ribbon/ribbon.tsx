import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './ribbon.module.css';

/** Height of a fold, and start and end of the ribbon's stripes, in its own units. */
const FOLD = 34;
const STRIPES = [
  { tone: 'dark', from: 0, to: 10 },
  { tone: 'light', from: 10, to: 17 },
  { tone: 'clay', from: 17, to: 37 },
  { tone: 'light', from: 37, to: 44 },
  { tone: 'dark', from: 44, to: 54 },
] as const;
const WIDTH = 1200;

/** Points of the fold line: up above the first column, down above the second, and so on. */
function foldLine(columns: number): [number, number][] {
  const column = WIDTH / columns;
  const inner = Array.from({ length: columns }, (_, i): [number, number] => [
    column * (i + 0.5),
    i % 2 ? FOLD : 0,
  ]);
  return [[0, FOLD / 2], ...inner, [WIDTH, FOLD / 2]];
}

export type RibbonProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** The number of columns below it: it folds in the middle of each. */
  columns?: number;
};

/** A folded imigongo ridge across the width, above consecutive steps. Decorative. */
export function Ribbon({ columns = 4, className, ...rest }: RibbonProps) {
  const line = foldLine(columns);
  const along = (points: [number, number][], drop: number) =>
    points.map(([x, y]) => `${x} ${y + drop}`).join(' ');
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${FOLD + 54}`}
      preserveAspectRatio="none"
      {...rest}
      aria-hidden="true"
      className={classNames(styles.ribbon, className)}
    >
      {STRIPES.map(({ tone, from, to }) => (
        <path
          key={from}
          className={styles[tone]}
          d={`M${along(line, from)}L${along([...line].reverse(), to)}Z`}
        />
      ))}
    </svg>
  );
}
