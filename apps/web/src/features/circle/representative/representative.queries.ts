import * as contract from '@hafi/contract/circle/representative.contract';
import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../../lib/api.ts';
import { useCircleMutation } from '../people.queries.ts';

/** How the own claim to represent an elder stands. */
export function useOwnClaim(elderId: string) {
  return useQuery({
    queryKey: ['circle', elderId, 'representation'],
    queryFn: async ({ signal }) =>
      (await call(contract.getOwnClaim, { params: { id: elderId }, signal })).data,
  });
}

/** Sends a claim. */
export function useMakeClaim(elderId: string) {
  return useCircleMutation((body: z.input<typeof contract.makeClaim.body>) =>
    call(contract.makeClaim, { params: { id: elderId }, body }),
  );
}

/** Takes it back while it waits. */
export function useWithdrawClaim(elderId: string) {
  return useCircleMutation(() => call(contract.withdrawClaim, { params: { id: elderId } }));
}
