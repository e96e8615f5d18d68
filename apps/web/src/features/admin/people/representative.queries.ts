import * as contract from '@hafi/contract/circle/representative.contract';
import { ask } from '../../../lib/query/ask.ts';
import { useActs } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';

/** Claims to represent an elder: waiting and confirmed ones. */
export const useClaims = () => useAnswer(contract.listClaims, {});

/** A coordinator's decision about a claim. */
export type Verdict =
  | { readonly what: 'confirm'; readonly id: string }
  | { readonly what: 'refuse' | 'end'; readonly id: string; readonly reason: string };

function decide(verdict: Verdict) {
  const params = { id: verdict.id };
  if (verdict.what === 'confirm') return ask(contract.confirmClaim, { params });
  const body = { reason: verdict.reason };
  return verdict.what === 'refuse'
    ? ask(contract.refuseClaim, { params, body })
    : ask(contract.endRepresentation, { params, body });
}

/** Decides about a claim. */
export const useDecide = () => useActs(decide, { waits: true });
