import { listElders } from '@hafi/contract/circle/circle.contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** The elders for whom one may do something; oneself first when one is an elder. */
export function useElders() {
  return useQuery({
    queryKey: ['circle', 'elders'],
    queryFn: async ({ signal }) => (await call(listElders, { signal })).data,
  });
}
