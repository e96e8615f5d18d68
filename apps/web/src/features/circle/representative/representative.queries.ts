import * as contract from '@hafi/contract/circle/representative.contract';
import type * as z from 'zod/mini';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';

/** The person's own claim to represent an elder. */
export const useOwnClaim = (elderId: string) =>
  useAnswer(contract.getOwnClaim, { params: { id: elderId } });

/** Sends a claim. */
export const useMakeClaim = (elderId: string) =>
  useAct(
    contract.makeClaim,
    (body: z.input<typeof contract.makeClaim.body>) => ({ params: { id: elderId }, body }),
    { waits: true },
  );

/** Withdraws a waiting claim. */
export const useWithdrawClaim = (elderId: string) =>
  useAct(contract.withdrawClaim, () => ({ params: { id: elderId } }), { waits: true });
