import type { Elder } from '@hafi/contract/circle/circle.contract';
import { listElders } from '@hafi/contract/circle/circle.contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';

/** The elders whose bookings the signed-in person keeps; none for a visitor. */
export function useKeptElders() {
  const { status } = useSession();
  return useQuery({
    // The same question as the circle's, so that it is asked once.
    queryKey: ['circle', 'elders'],
    queryFn: async ({ signal }) => (await call(listElders, { signal })).data,
    select: keptElders,
    enabled: status === 'signed-in',
  });
}

const keptElders = (elders: readonly Elder[]): Elder[] =>
  elders.filter(
    ({ by, permissions }) => by === 'circle' && permissions.includes('bookings:manage'),
  );
