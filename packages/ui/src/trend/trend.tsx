import { classNames } from '../class-names/class-names.ts';
import styles from './trend.module.css';

/** The drawing's own units; the gem keeps its place to the right. */
const width = 116;
const height = 34;
const left = 4;
const span = 104;
const top = 4;
const room = 26;

export type TrendProps = {
  /** Oldest first; a single one is drawn as a gem. */
  values: readonly number[];
  /** The usual range, shaded. */
  usual?: { min: number; max: number } | null;
  /** Draws the line as one that left the usual range. */
  out?: boolean;
  className?: string;
};

/**
 * A line of readings over the usual range, without figures: they stand beside it, so it is hidden
 * from screen readers.
 */
export function Trend({ values, usual, out, className }: TrendProps) {
  const ends = usual ? [usual.min, usual.max] : [];
  const low = Math.min(...values, ...ends);
  const high = Math.max(...values, ...ends);
  // A line without any change runs through the middle.
  const scale = high > low ? room / (high - low) : 0;
  const y = (value: number) => (scale ? top + (high - value) * scale : top + room / 2);
  const x = (index: number) =>
    values.length > 1 ? left + (index / (values.length - 1)) * span : left + span;
  const points = values.map((value, index) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`);
  const last = values.at(-1);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={classNames(styles.trend, out && styles.out, className)}
    >
      {usual ? (
        <rect
          className={styles.usual}
          x="0"
          y={y(usual.max)}
          width={width}
          height={y(usual.min) - y(usual.max)}
        />
      ) : null}
      {points.length > 1 ? <path className={styles.line} d={`M${points.join('L')}`} /> : null}
      {last === undefined ? null : (
        <path className={styles.gem} d={`M${left + span} ${y(last) - 6}l6 6-6 6-6-6z`} />
      )}
    </svg>
  );
}
