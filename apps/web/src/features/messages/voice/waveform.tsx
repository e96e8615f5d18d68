import styles from './voice.module.css';

const space = 6;
const height = 32;

/** The loudness of a recording over its length; what was played is drawn in another colour. */
export function Waveform({ heights, played }: { heights: readonly number[]; played: number }) {
  const bars = heights.length > 0 ? heights : Array.from({ length: 30 }, () => 0.15);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${bars.length * space} ${height}`}
      preserveAspectRatio="none"
      className={styles.wave}
    >
      {bars.map((bar, nth) => {
        const half = Math.max(2, (bar * height) / 2 - 1);
        const x = nth * space + space / 2;
        return (
          <line
            // biome-ignore lint/suspicious/noArrayIndexKey: bars are nothing but their place
            key={nth}
            x1={x}
            x2={x}
            y1={height / 2 - half}
            y2={height / 2 + half}
            data-played={(nth + 0.5) / bars.length <= played || undefined}
          />
        );
      })}
    </svg>
  );
}
