import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './span-chart.module.css';

/** The lowest and the highest value of something. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

export type SpanChartProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What the chart shows, for screen readers; its numbers belong in a table beside it. */
  label: string;
  /** In order of time; null where there is none. */
  days: ReadonlyArray<{ key: string; name: string; span: Span | null }>;
  /** The usual range, drawn as a woven band. */
  usual?: Span | null;
  /** The day that the chart is about (from 0). */
  hot?: number;
};

const width = 330;
const height = 150;
const end = 9;

const gem = (x: number, y: number) => `M${x} ${y - end}l9 9-9 9-9-9z`;

/** Spans of values day by day, from the lowest to the highest, over the usual range. */
export function SpanChart(props: SpanChartProps) {
  const { label, days, usual = null, hot, className, ...rest } = props;
  const all = [...days.flatMap(({ span }) => span ?? []), ...(usual ? [usual] : [])];
  const least = Math.min(...all.map(({ low }) => low));
  const most = Math.max(...all.map(({ high }) => high));
  const range = Math.max(most - least, 1);
  const y = (value: number) =>
    Math.round((end + ((most - value) / range) * (height - 2 * end)) * 10) / 10;
  const step = width / days.length;
  const x = (place: number) => Math.round((place + 0.5) * step);
  const shown = (place: number) => place === 0 || place === days.length - 1;
  return (
    <div {...rest} className={classNames(styles.chart, className)}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {usual ? (
          <rect
            className={styles.band}
            x="0"
            y={y(usual.high)}
            width={width}
            height={Math.max(y(usual.low) - y(usual.high), 2)}
          />
        ) : null}
        {days.map(({ key, span }, place) =>
          span ? (
            <g key={key} className={place === hot ? styles.hot : undefined} data-day={key}>
              <path className={styles.stem} d={`M${x(place)} ${y(span.high)}V${y(span.low)}`} />
              <path
                className={styles.end}
                d={gem(x(place), y(span.high)) + gem(x(place), y(span.low))}
              />
            </g>
          ) : null,
        )}
      </svg>
      <p className={styles.names} aria-hidden="true">
        {days.map(({ key, name }, place) =>
          shown(place) ? (
            <span key={key} className={place === hot ? styles.hotName : undefined}>
              {name}
            </span>
          ) : null,
        )}
      </p>
    </div>
  );
}
