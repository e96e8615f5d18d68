import styles from './pill-bar.module.css';

const across = 20;
const step = 17;
const pill = { width: 12, height: 20, gap: 5 };

/**
 * The pills left, drawn as a bar of small pills including halves. Decorative: print the number
 * beside it.
 */
export function PillBar(props: {
  /** Pills left; more than `full` fill the bar. */
  value: number;
  /** The number of pills that fill the bar. */
  full: number;
  /** Few are left, so the pills change colour. */
  low?: boolean;
}) {
  const { value, full, low } = props;
  const rows = Math.ceil(full / across);
  const width = Math.min(across, full) * step - pill.gap;
  const height = rows * (pill.height + pill.gap) - pill.gap;
  const places = Array.from({ length: full }, (_, index) => index);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={`${styles.bar} ${low ? styles.low : ''}`}
    >
      {places.map((index) => {
        const x = (index % across) * step;
        const y = Math.floor(index / across) * (pill.height + pill.gap);
        const left = Math.min(1, Math.max(0, value - index));
        return (
          <g key={index} data-left={left}>
            <rect className={styles.place} x={x + 1} y={y + 1} width="10" height="18" rx="4" />
            {left > 0 ? (
              <rect
                className={styles.pill}
                x={x}
                y={y + pill.height * (1 - left)}
                width={pill.width}
                height={pill.height * left}
                rx="5"
              />
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
