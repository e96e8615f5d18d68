import { type ComponentProps, Fragment, useId } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './gem-map.module.css';

/** Half the width of a gem; neighbours on the lattice are half a gem apart in both directions. */
const HALF = 20;
const GEM = (
  <>
    <path className={styles.ridge} d="M0-19 19 0 0 19-19 0z" />
    <path className={styles.gap} d="M0-13.5 13.5 0 0 13.5-13.5 0z" />
    <path className={styles.core} d="M0-8.5 8.5 0 0 8.5-8.5 0z" />
  </>
);

export type GemMapProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /**
   * Positions of the gems on a lattice, as `x,y` from 0, by group (up to five). Gems whose
   * positions differ by one in both directions share an edge.
   */
  groups: ReadonlyArray<ReadonlyArray<readonly [x: number, y: number]>>;
};

/**
 * A country as a pattern of imigongo gems, one for each part. Decorative, so name the parts as
 * text.
 */
export function GemMap({ groups, className, ...rest }: GemMapProps) {
  const id = useId();
  const all = groups.flat();
  const width = Math.max(...all.map(([x]) => x)) + 2;
  const height = Math.max(...all.map(([, y]) => y)) + 2;
  return (
    <svg
      viewBox={`0 0 ${width * HALF} ${height * HALF}`}
      {...rest}
      aria-hidden="true"
      className={classNames(styles.map, className)}
    >
      {groups.map((points, i) => (
        <Fragment key={String(points[0])}>
          <marker
            id={`${id}${i}`}
            className={styles[`group-${i}`]}
            viewBox="-20 -20 40 40"
            markerWidth={2 * HALF}
            markerHeight={2 * HALF}
            markerUnits="userSpaceOnUse"
          >
            {GEM}
          </marker>
          <path
            fill="none"
            markerStart={`url(#${id}${i})`}
            markerMid={`url(#${id}${i})`}
            markerEnd={`url(#${id}${i})`}
            d={`M${points.map(([x, y]) => `${(x + 1) * HALF} ${(y + 1) * HALF}`).join('L')}`}
          />
        </Fragment>
      ))}
    </svg>
  );
}

/** The gem of a group, for a legend. */
export function GemKey({ group, className, ...rest }: ComponentProps<'svg'> & { group: number }) {
  return (
    <svg
      viewBox="-20 -20 40 40"
      {...rest}
      aria-hidden="true"
      className={classNames(styles.key, styles[`group-${group}`], className)}
    >
      {GEM}
    </svg>
  );
}
