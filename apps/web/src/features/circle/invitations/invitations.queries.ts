import type { newInvitation } from '@hafi/contract/circle/invitation.schemas';
import {
  acceptInvitation,
  createInvitation,
  declineInvitation,
  type InvitationKey,
  listInvitations,
  peekInvitation,
  previewInvitation,
  withdrawInvitation,
} from '@hafi/contract/circle/invitations.contract';
import type * as z from 'zod/mini';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';

const settled = { waits: true };

/** The open invitations to an elder's circle. */
export const useInvitations = (elderId: string) =>
  useAnswer(listInvitations, { params: { id: elderId } });

/** Creates an invitation; the answer contains the code, if it is one. */
export const useInvite = (elderId: string) =>
  useAct(
    createInvitation,
    (body: z.input<typeof newInvitation>) => ({ params: { id: elderId }, body }),
    settled,
  );

/** Withdraws an invitation. */
export const useWithdraw = (elderId: string) =>
  useAct(
    withdrawInvitation,
    (invitationId: string) => ({ params: { id: elderId, invitationId } }),
    settled,
  );

/** The invitation of a link or code. Each wrong one counts against the limit. */
export const useInvitation = (key: InvitationKey) =>
  useAnswer(previewInvitation, { body: key }, { once: true });

/** What the message with this link said, for who has not signed in. */
export const usePeek = (token: string) =>
  useAnswer(peekInvitation, { body: { token } }, { once: true });

/** Accepts or declines an invitation. */
export function useInvitationActs(key: InvitationKey) {
  const accept = useAct(acceptInvitation, () => ({ body: key }), settled);
  const decline = useAct(declineInvitation, () => ({ body: key }), settled);
  return { accept, decline };
}
