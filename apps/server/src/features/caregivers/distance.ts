/** A point on the earth, in degrees. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** The earth's mean radius in kilometres (IUGG 1980: R1 = 6371.0088). */
const earthRadius = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The great-circle distance of two points in kilometres, by the haversine formula (R. W. Sinnott,
 * "Virtues of the Haversine", Sky and Telescope 68, 1984, p. 159). A straight line: roads are longer.
 */
export function kilometresBetween(one: Point, other: Point): number {
  const dLat = radians(other.lat - one.lat);
  const dLon = radians(other.lon - one.lon);
  const a =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(dLon / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(a)));
}
