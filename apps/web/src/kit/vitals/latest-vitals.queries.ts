import { getLatestVitals } from '@hafi/contract/vitals/vitals.contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Each vital of an elder as it is now. */
export function useLatestVitals(elderId: string) {
  return useQuery({
    queryKey: ['health', elderId, 'latest'],
    queryFn: async ({ signal }) =>
      (await call(getLatestVitals, { params: { id: elderId }, signal })).data,
  });
}
