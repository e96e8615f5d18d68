import { invalidInput } from '../../platform/http/invalid-input.ts';
import { distancesFrom, sectorByCode } from '../places/places.public.ts';

/** Metres from a home to the middle of each sector, by the sector's code. */
export type Distances = ReadonlyMap<string, number>;

/**
 * The distances from a sector.
 * @throws Problem invalid-input for an unknown sector
 */
export function distancesTo(near: string): Distances {
  const home = sectorByCode(near);
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
