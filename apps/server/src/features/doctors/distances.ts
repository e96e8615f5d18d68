import { invalidInput } from '../../platform/http/invalid-input.ts';
import { distancesFrom, districtByCode, sectorByCode } from '../places/places.public.ts';

/**
 * Whether a place is a district: good for an order, but so large that a way from its middle is
 * nobody's way, which is not told.
 */
export const isDistrict = (near: string): boolean => near.length === 2;

/** Metres from a home to the middle of each sector, by the sector's code. */
export type Distances = ReadonlyMap<string, number>;

/**
 * The distances from a sector, or from the middle of a district.
 * @throws Problem invalid-input for an unknown place
 */
export function distancesTo(near: string): Distances {
  const home = isDistrict(near) ? districtByCode(near) : sectorByCode(near);
  if (!home) throw invalidInput('near', 'invalid-place');
  return distancesFrom(home);
}

/** Sectors that the table does not know come last: farther than the ends of the country. */
export const farAway = 1_000_000;

export const metresTo = (sectorCode: string, distances: Distances): number =>
  distances.get(sectorCode) ?? farAway;

/** Whole km, rounded up, as a person says it; undefined where nothing is known. */
export function kmTo(sectorCode: string, distances: Distances | null): number | undefined {
  const metres = distances?.get(sectorCode);
  return metres === undefined ? undefined : Math.ceil(metres / 1000);
}
