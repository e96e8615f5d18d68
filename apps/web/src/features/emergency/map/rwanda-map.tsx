import { gem, reach } from './gem.ts';
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

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A mark, where it is, and where there is room to draw it. */
interface Placed {
  readonly mark: MapMark;
  readonly centre: Point;
  readonly at: Point;
}

const within = (at: number, size: number) => Math.min(Math.max(at, reach), size - reach);
const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Where a mark may stand, the nearest to its centre first: on it, then on rings around it. */
function* freePointsNear({ x, y }: Point): Generator<Point> {
  for (let ring = 0; ring < 12; ring += 1) {
    for (let turn = 0; turn < 8; turn += 1) {
      const angle = (turn * Math.PI) / 4;
      yield {
        x: within(x + ring * reach * Math.cos(angle), shapes.width),
        y: within(y + ring * reach * Math.sin(angle), shapes.height),
      };
    }
  }
}

/** Places the marks so that none covers another: in a town many sectors lie within one gem. */
function placeMarks(marks: readonly MapMark[]): readonly Placed[] {
  const placed: Placed[] = [];
  for (const mark of marks) {
    const centre = centres.get(mark.sector);
    if (!centre) continue;
    const isFree = (point: Point) => placed.every(({ at }) => apart(at, point) >= 2 * reach);
    let at: Point = centre;
    for (const point of freePointsNear(centre)) {
      at = point;
      if (isFree(point)) break;
    }
    placed.push({ mark, centre, at });
  }
  return placed;
}

/** The gem of a mark, for the legend. */
export function MapKey({ helped = false }: { helped?: boolean }) {
  return (
    <svg viewBox="-40 -40 80 80" aria-hidden="true" className={styles.key}>
      <g className={helped ? styles.helped : styles.alone}>
        <path d={gem} className={styles.gem} />
      </g>
    </svg>
  );
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
      {placeMarks(marks).map(({ at, centre, mark: { helped, number } }) => (
        <g key={number} className={helped ? styles.helped : styles.alone}>
          <path d={`M${centre.x} ${centre.y}L${at.x} ${at.y}`} className={styles.leader} />
          <g transform={`translate(${at.x} ${at.y})`}>
            <path d={gem} className={styles.gem} />
            <text textAnchor="middle" dominantBaseline="central" className={styles.number}>
              {number}
            </text>
          </g>
        </g>
      ))}
    </svg>
  );
}
