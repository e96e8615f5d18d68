import { type ComponentProps, Fragment, useId } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { SrOnly } from '../sr-only/sr-only.tsx';
import { chartScale } from './chart-scale.ts';
import styles from './line-chart.module.css';

export type ChartLine = {
  /** What the line shows, with its unit. */
  name: string;
  tone: 'earth' | 'leaf';
  /** One value for each mark; null where there is none, bridged by a dashed line. */
  values: ReadonlyArray<number | null>;
  /**
   * For each mark the lowest and the highest of the values that its value sums up; null for a single
   * one. Both ends are drawn, because a mean alone would hide them.
   */
  spans?: ReadonlyArray<Span | null>;
  /** The usual range, shaded. */
  usual?: Span;
};

type Span = readonly [low: number, high: number];

export type ChartMark = {
  /** Below its column; empty to omit it. */
  label: string;
  /** A shorter label for narrow screens. */
  short?: string;
};

export type LineChartProps = Omit<ComponentProps<'figure'>, 'children'> & {
  /**
   * A description of the chart for people who do not see it. Put a table of the values beside it.
   */
  label: string;
  lines: ReadonlyArray<ChartLine>;
  marks: ReadonlyArray<ChartMark>;
  /** Name of the shaded range in the legend; absent when no line has one. */
  usualLabel?: string;
  /** Name of the spans in the legend; absent when no line has one. */
  spanLabel?: string;
  /** Formats a number for the page's language. */
  format: (value: number) => string;
};

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;

function Shape({ tone, ...at }: { tone: ChartLine['tone']; x: string; y: string; small: boolean }) {
  const size = at.small ? 4 : 7;
  return (
    <svg x={at.x} y={at.y} overflow="visible" aria-hidden="true" className={styles[tone]}>
      {tone === 'earth' ? (
        <rect className={styles.dot} x={-size} y={-size} width={2 * size} height={2 * size} />
      ) : (
        <circle className={styles.dot} r={size + 1} />
      )}
    </svg>
  );
}

/** The lowest and the highest value of a column, joined. */
function SpanMark({ x, low, high }: { x: string; low: string; high: string }) {
  return (
    <>
      <line className={styles.span} data-span x1={x} x2={x} y1={low} y2={high} />
      {[low, high].map((y) => (
        <svg key={y} x={x} y={y} overflow="visible" aria-hidden="true">
          <path className={styles.span} d="M-6 0h12" />
        </svg>
      ))}
    </>
  );
}

/** Lines over days or months, distinguished by shape, tone and legend. */
export function LineChart(props: LineChartProps) {
  const { label, lines, marks, usualLabel, spanLabel, format, className, ...rest } = props;
  const caption = useId();
  const known = lines.flatMap(({ spans, values, usual }) => [
    ...(spans ?? []).flatMap((span) => span ?? []),
    ...values.filter((value) => value !== null),
    ...(usual ?? []),
  ]);
  const { min, max, ticks } = chartScale(known);
  const xOf = (column: number) => percent((column + 0.5) / marks.length);
  const yOf = (value: number) => percent((max - value) / (max - min));
  const crowded = marks.length > 14;
  return (
    <figure {...rest} className={classNames(styles.chart, className)}>
      <figcaption id={caption}>
        <SrOnly>{label}</SrOnly>
      </figcaption>
      <ul className={styles.key}>
        {lines.map(({ name, tone }) => (
          <li key={name}>
            <svg viewBox="-22 -12 44 24" aria-hidden="true" className={styles.swatch}>
              <path className={classNames(styles.line, styles[tone])} d="M-22 0h44" />
              <Shape tone={tone} x="0" y="0" small={false} />
            </svg>
            {name}
          </li>
        ))}
        {usualLabel && lines.some(({ usual }) => usual) ? (
          <li>
            <svg viewBox="-22 -12 44 24" aria-hidden="true" className={styles.swatch}>
              <rect className={styles.usual} x="-21" y="-11" width="42" height="22" />
            </svg>
            {usualLabel}
          </li>
        ) : null}
        {spanLabel && lines.some(({ spans }) => spans?.some((span) => span !== null)) ? (
          <li>
            <svg viewBox="-22 -12 44 24" aria-hidden="true" className={styles.swatch}>
              <path className={styles.span} d="M0-10v20M-6-10h12M-6 10h12" />
            </svg>
            {spanLabel}
          </li>
        ) : null}
      </ul>
      <div role="img" aria-labelledby={caption} className={styles.drawing}>
        <div className={styles.axis} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick}>{format(tick)}</span>
          ))}
        </div>
        <svg className={styles.plot} aria-hidden="true">
          {lines.map(({ name, usual }) =>
            usual ? (
              <rect
                key={name}
                className={styles.usual}
                width="100%"
                y={yOf(usual[1])}
                height={percent((usual[1] - usual[0]) / (max - min))}
              />
            ) : null,
          )}
          {ticks.map((tick) => (
            <line key={tick} className={styles.rule} x2="100%" y1={yOf(tick)} y2={yOf(tick)} />
          ))}
          {lines.map(({ name, spans, tone }) => (
            <g key={name} className={styles[tone]} data-spans={tone}>
              {(spans ?? []).flatMap((span, i) =>
                span
                  ? [<SpanMark key={xOf(i)} x={xOf(i)} low={yOf(span[0])} high={yOf(span[1])} />]
                  : [],
              )}
            </g>
          ))}
          {lines.map(({ name, tone, values }) => (
            <g key={name} className={styles[tone]} data-line={tone}>
              {values.map((value, i) => {
                if (value === null) return null;
                const far = values.findIndex((each, j) => j > i && each !== null);
                const next = values[far] ?? null;
                const [x, y] = [xOf(i), yOf(value)];
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
                  <Fragment key={i}>
                    {next === null ? null : (
                      <line
                        className={far === i + 1 ? styles.line : styles.bridge}
                        data-bridge={far > i + 1 || undefined}
                        x1={x}
                        y1={y}
                        x2={xOf(far)}
                        y2={yOf(next)}
                      />
                    )}
                    <Shape tone={tone} x={x} y={y} small={crowded} />
                  </Fragment>
                );
              })}
            </g>
          ))}
        </svg>
        <svg className={styles.marks} aria-hidden="true">
          {marks.map(({ label: mark, short }, i) =>
            mark || short ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
              <Fragment key={i}>
                <text className={styles.long} x={xOf(i)} y="1em">
                  {mark}
                </text>
                <text className={styles.short} x={xOf(i)} y="1em">
                  {short ?? mark}
                </text>
              </Fragment>
            ) : null,
          )}
        </svg>
      </div>
    </figure>
  );
}
