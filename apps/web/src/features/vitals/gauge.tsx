import { useId } from 'react';
import styles from './gauge.module.css';

/** A value relative to its usual range. Decorative: print value and status beside it. */
export function Gauge(props: {
  min: number;
  max: number;
  /** The usual range, in the unit of the value. */
  usual: readonly [low: number, high: number];
  value: number;
}) {
  const { min, max, usual, value } = props;
  const weave = useId();
  const at = (v: number) => Math.min(100, Math.max(0, ((v - min) / (max - min)) * 100));
  const [low, high] = [at(usual[0]), at(usual[1])];
  return (
    <svg height="28" aria-hidden="true" className={styles.gauge}>
      <defs>
        <pattern id={weave} width="13" height="14" patternUnits="userSpaceOnUse">
          <path className={styles.usual} d="M0 0h9v14H0z" />
        </pattern>
      </defs>
      <rect className={styles.groove} y="7" width="100%" height="14" rx="7" />
      <svg
        x={`${low}%`}
        y="7"
        width={`${high - low}%`}
        height="14"
        data-part="usual"
        aria-hidden="true"
      >
        <rect width="100%" height="14" fill={`url(#${weave})`} />
      </svg>
      <svg x={`${at(value)}%`} y="14" overflow="visible" aria-hidden="true" data-part="value">
        <path className={styles.value} d="M0-14 14 0 0 14-14 0z" />
      </svg>
    </svg>
  );
}
