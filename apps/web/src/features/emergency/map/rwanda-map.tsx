import styles from './rwanda-map.module.css';
import shapes from './rwanda-shapes.data.json';

/** One emergency on the map. */
export interface MapMark {
  /** As it stands in the list beside the map. */
  readonly number: number;
  /** The code of the elder's sector. */
  readonly sector: string;
  /** Whether somebody is on the way or there. */
  readonly helped: boolean;
}

const centres = new Map(
  shapes.sectors.map(([code = '', at = '']) => {
    const [x = 0, y = 0] = at.split(' ').map(Number);
    return [code, { x, y }];
  }),
);

/** How many tones tell neighbouring districts apart. */
const tones = 4;
const toneOf = (code: string) => Number(code.slice(0, 2)) % tones;

/** All cells of the districts of one tone, as one path. */
const pathsByTone = Array.from({ length: tones }, (_, tone) =>
  shapes.sectors
    .filter(([code = '']) => toneOf(code) === tone)
    .map(([, , path = '']) => path)
    .join(''),
);

/** How far a mark reaches from its centre, in units of the drawing. */
const reach = 34;

/** Marks of one sector stand beside each other. */
function placeOf(mark: MapMark, marks: readonly MapMark[]): { x: number; y: number } | null {
  const centre = centres.get(mark.sector);
  if (!centre) return null;
  const before = marks.filter(
    ({ number, sector }) => sector === mark.sector && number < mark.number,
  ).length;
  const inside = (at: number, size: number) => Math.min(Math.max(at, reach), size - reach);
  return {
    x: inside(centre.x + before * reach, shapes.width),
    y: inside(centre.y, shapes.height),
  };
}

/**
 * Rwanda by sectors, with a numbered gem for each open emergency. `label` says in words what is on
 * it: the list beside it tells everything that the map shows.
 */
export function RwandaMap({ label, marks }: { label: string; marks: readonly MapMark[] }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${shapes.width} ${shapes.height}`}
      className={styles.map}
    >
      {pathsByTone.map((path, tone) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tone is its number
        <path key={tone} d={path} className={`${styles.sector} ${styles[`tone-${tone}`]}`} />
      ))}
      <path d={shapes.outline} className={styles.border} />
      {/* Whoever waits alone stands above the others. */}
      {marks
        .toSorted((one, other) => Number(other.helped) - Number(one.helped))
        .map((mark) => {
          const place = placeOf(mark, marks);
          if (!place) return null;
          const { helped, number } = mark;
          return (
            <g
              key={number}
              transform={`translate(${place.x} ${place.y})`}
              className={helped ? styles.helped : styles.alone}
            >
              <path d={`M0-${reach} ${reach} 0 0 ${reach}-${reach} 0z`} className={styles.gem} />
              <text textAnchor="middle" dominantBaseline="central" className={styles.number}>
                {number}
              </text>
            </g>
          );
        })}
    </svg>
  );
}
