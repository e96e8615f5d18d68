import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Delaunay } from 'd3-delaunay';
import { feature } from 'topojson-client';
import { readPlaces } from '../apps/server/src/features/places/places-table.ts';
import { ROOT } from './run-command.ts';

/** The shapes that the web app draws. */
export const MAP_FILE = join(ROOT, 'apps/web/src/features/emergency/map/rwanda-shapes.data.json');

/** The country of Rwanda by ISO 3166-1. */
const rwanda = '646';

/** How wide the drawing is, in its own units. */
const width = 1000;

type Point = readonly [number, number];

/** GeoJSON, as far as it is read here. */
interface Countries {
  readonly features: readonly {
    readonly id?: string | number;
    readonly geometry: { readonly type: string; readonly coordinates: number[][][] };
  }[];
}

/** The border of Rwanda, of Natural Earth at 1:10,000,000, as longitudes and latitudes. */
function readOutline(): readonly Point[] {
  const file = fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json'));
  const atlas = JSON.parse(readFileSync(file, 'utf8'));
  const { features } = feature(atlas, atlas.objects.countries) as unknown as Countries;
  const found = features.find(({ id }) => id === rwanda);
  if (found?.geometry.type !== 'Polygon') throw new Error('the atlas does not know Rwanda');
  return (found.geometry.coordinates[0] ?? []).map(([lon = 0, lat = 0]) => [lon, lat]);
}

/** Which side of the line from `a` to `b` a point is on: positive inside a clockwise polygon. */
const side = (a: Point, b: Point, p: Point): number =>
  (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);

/** Where the line from `p` to `q` crosses that through `a` and `b`. */
function crossing(a: Point, b: Point, p: Point, q: Point): Point {
  const share = side(a, b, p) / (side(a, b, p) - side(a, b, q));
  return [p[0] + share * (q[0] - p[0]), p[1] + share * (q[1] - p[1])];
}

/** The part of a polygon within a convex one (Sutherland and Hodgman). */
function clip(polygon: readonly Point[], convex: readonly Point[]): readonly Point[] {
  const turn = convex.reduce((sum, a, at) => {
    const b = convex[(at + 1) % convex.length] ?? a;
    return sum + a[0] * b[1] - b[0] * a[1];
  }, 0);
  const edges = turn > 0 ? convex : convex.toReversed();
  let left = polygon;
  for (const [at, a] of edges.entries()) {
    const b = edges[(at + 1) % edges.length] ?? a;
    const next: Point[] = [];
    for (const [index, p] of left.entries()) {
      const q = left[(index + 1) % left.length] ?? p;
      const [isIn, nextIsIn] = [side(a, b, p) >= 0, side(a, b, q) >= 0];
      if (isIn) next.push(p);
      if (isIn !== nextIsIn) next.push(crossing(a, b, p, q));
    }
    left = next;
  }
  return left;
}

const round = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** A closed SVG path, without points that fall together. */
function pathOf(points: readonly Point[]): string {
  const written = points.map(round).filter((point, at, all) => point !== all[at - 1]);
  return written.length < 3 ? '' : `M${written.join('L')}Z`;
}

/**
 * Rwanda as the coordinators' map draws it: a cell for each sector, which is all that lies nearer to
 * its centre than to that of another, within the border of the country. These are not the sectors'
 * true borders, which no free source gives; the centres are those of NISR's polygons.
 */
export function drawRwanda(): string {
  const border = readOutline();
  const lons = border.map(([lon]) => lon);
  const lats = border.map(([, lat]) => lat);
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  // So near to the equator a degree of longitude is as long as one of latitude, but for a thousandth.
  const scale = width / (east - west);
  const project = ([lon, lat]: Point): Point => [(lon - west) * scale, (north - lat) * scale];
  const height = Math.ceil((north - south) * scale);
  const outline = border.slice(0, -1).map(project);
  const sectors = Object.entries(readPlaces().sectors).map(([code, [, lat, lon]]) => ({
    code,
    at: project([lon, lat]),
  }));
  const cells = Delaunay.from(sectors.map(({ at: [x, y] }) => [x, y])).voronoi([
    -50,
    -50,
    width + 50,
    height + 50,
  ]);
  const shapes = sectors.map(({ at, code }, index) => {
    const cell = (cells.cellPolygon(index) ?? []).slice(0, -1) as unknown as Point[];
    return [code, round(at), pathOf(clip(outline, cell))];
  });
  const drawn = { width, height, outline: pathOf(outline), sectors: shapes };
  return `${JSON.stringify(drawn)}\n`;
}

if (import.meta.main) writeFileSync(MAP_FILE, drawRwanda());
