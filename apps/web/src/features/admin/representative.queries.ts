import * as contract from '@hafi/contract/circle/representative.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Claims to represent an elder: those that wait, and those that hold. */
export function useClaims() {
  return useQuery({
    queryKey: ['admin', 'representatives'],
    queryFn: async () => (await call(contract.listClaims, {})).data,
  });
}

/** What a coordinator decides about a claim. */
export type Verdict =
  | { readonly what: 'confirm'; readonly id: string }
  | { readonly what: 'refuse' | 'end'; readonly id: string; readonly reason: string };

function decide(verdict: Verdict): Promise<unknown> {
  const params = { id: verdict.id };
  if (verdict.what === 'confirm') return call(contract.confirmClaim, { params });
  const body = { reason: verdict.reason };
  return verdict.what === 'refuse'
    ? call(contract.refuseClaim, { params, body })
    : call(contract.endRepresentation, { params, body });
}

/** Decides about a claim. */
export function useDecide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}
