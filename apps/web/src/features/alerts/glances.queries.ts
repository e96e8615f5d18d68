import { listGlances } from '@hafi/contract/alerts/glances.contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** The elders of the own circles at a glance. */
export function useGlances() {
  return useQuery({
    queryKey: ['health', 'glances'],
    queryFn: async ({ signal }) => (await call(listGlances, { signal })).data,
  });
}
