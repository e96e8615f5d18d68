import { listPlaces, type PlaceLevel } from '@hafi/contract/places/places.contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useLocale } from '../../lib/words/locale.ts';

/** The places of a level below `parent`, a code; without one of the whole country. Off if undefined. */
export function usePlaces(level: PlaceLevel, parent: string | null | undefined) {
  const locale = useLocale();
  return useQuery({
    queryKey: ['places', level, parent ?? null, locale],
    queryFn: async () => {
      const query = parent ? { level, parent } : { level };
      return (await call(listPlaces, { query })).data;
    },
    enabled: parent !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
