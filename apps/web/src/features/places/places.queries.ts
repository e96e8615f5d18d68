import { listPlaces, type PlaceLevel } from '@hafi/contract/places/places.contract';
import { useAnswer } from '../../lib/query/use-answer.ts';

/**
 * The places of a level below `parent` (a code); null for the whole country. Disabled when
 * undefined.
 */
export const usePlaces = (level: PlaceLevel, parent: string | null | undefined) =>
  useAnswer(
    listPlaces,
    { query: { level, parent: parent ?? undefined } },
    { enabled: parent !== undefined, staleTime: Number.POSITIVE_INFINITY },
  );
