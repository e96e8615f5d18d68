import { readPlaces } from './places-table.ts';
import { type Middle, type Sector, sectorByCode } from './sectors.ts';

/** Mean radius of the Earth in km (GRS 80; H. Moritz, Journal of Geodesy 74, 2000). */
const earthRadiusKm = 6371.0088;

interface Point {
  /** In degrees. */
  readonly lat: number;
  readonly lon: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The great-circle distance of two points in km, by the haversine formula, which stays accurate for
 * short distances (R. W. Sinnott, "Virtues of the Haversine", Sky and Telescope 68, 1984).
 */
export function distanceKm(from: Point, to: Point): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const across = Math.cos(radians(from.lat)) * Math.cos(radians(to.lat));
  const chord = half(to.lat - from.lat) + across * half(to.lon - from.lon);
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/**
 * The sectors whose centre is at most `km` from that of `middle`, with the distance in km; nearest
 * first.
 */
export function sectorsNear(middle: Point, km: number): { sector: Sector; km: number }[] {
  return Object.keys(readPlaces().sectors)
    .flatMap((code) => sectorByCode(code) ?? [])
    .map((sector) => ({ sector, km: distanceKm(middle, sector) }))
    .filter((each) => each.km <= km)
    .sort((a, b) => a.km - b.km || a.sector.code.localeCompare(b.sector.code));
}

const mostKnown = 32;
const knownDistances = new Map<string, ReadonlyMap<string, number>>();

/** Metres from a sector or district to every sector, by code; kept, because the next page asks the same. */
export function distancesFrom(home: Middle): ReadonlyMap<string, number> {
  const found = knownDistances.get(home.code);
  if (found) return found;
  const metres = sectorsNear(home, Number.POSITIVE_INFINITY).map(
    ({ sector, km }) => [sector.code, Math.round(km * 1000)] as const,
  );
  if (knownDistances.size >= mostKnown) knownDistances.clear();
  const distances = new Map(metres);
  knownDistances.set(home.code, distances);
  return distances;
}

/** Farther from the centre of every sector than this, a point is not in Rwanda; in km. */
const abroadKm = 40;

/** The sector whose centre is nearest to a point; null for one that is not in Rwanda. */
export function sectorNear(point: Point): Sector | null {
  const [nearest] = Object.keys(readPlaces().sectors)
    .flatMap((code) => sectorByCode(code) ?? [])
    .map((sector) => ({ sector, km: distanceKm(point, sector) }))
    .sort((a, b) => a.km - b.km);
  return nearest && nearest.km <= abroadKm ? nearest.sector : null;
}

const plain = (name: string) => name.trim().toLowerCase();

/** The sector with these names, as accounts store them; null when there is none. */
export function sectorByName(district: string | null, sector: string | null): Sector | null {
  if (district === null || sector === null) return null;
  const { districts, sectors } = readPlaces();
  const found = Object.entries(sectors).find(
    ([code, [name]]) =>
      plain(name) === plain(sector) && plain(districts[code.slice(0, 2)] ?? '') === plain(district),
  );
  return found ? sectorByCode(found[0]) : null;
}

/** The code of the district with this name, as accounts store it; null when there is none. */
export function districtCodeOf(name: string): string | null {
  const { districts } = readPlaces();
  return (
    Object.keys(districts).find((code) => plain(districts[code] ?? '') === plain(name)) ?? null
  );
}
