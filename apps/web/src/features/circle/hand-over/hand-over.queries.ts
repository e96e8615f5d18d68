import { permissions } from '@hafi/contract/circle/circle-terms';
import {
  finishHandOver,
  getHandOver,
  startHandOver,
} from '@hafi/contract/circle/elder-registration.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { useCircleMutation } from '../people.queries.ts';

/** All that somebody can be let do, as a hand-over begins. */
export const everything = [...permissions];

const keyOf = (elderId: string) => ['circle', elderId, 'hand-over'];

/** Where the code of a hand-over waits, for the manager. */
export function useHandOver(elderId: string) {
  return useQuery({
    queryKey: keyOf(elderId),
    queryFn: async ({ signal }) =>
      (await call(getHandOver, { params: { id: elderId }, signal })).data,
  });
}

/** Sends the code to the elder's own number or address. */
export function useStartHandOver(elderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: CallOptions<typeof startHandOver>['body']) => {
      const { data } = await call(startHandOver, { params: { id: elderId }, body });
      client.setQueryData(keyOf(elderId), data);
    },
  });
}

/** Hands the account over with the code. */
export function useFinishHandOver(elderId: string) {
  return useCircleMutation((body: CallOptions<typeof finishHandOver>['body']) =>
    call(finishHandOver, { params: { id: elderId }, body }),
  );
}
