import type { newInvitation } from '@hafi/contract/circle/invitation.schemas';
import {
  acceptInvitation,
  createInvitation,
  declineInvitation,
  type InvitationKey,
  listInvitations,
  previewInvitation,
  withdrawInvitation,
} from '@hafi/contract/circle/invitations.contract';
import type * as z from 'zod/mini';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';

const settled = { waits: true };

/** Invitations to an elder's circle that wait for an answer. */
export const useInvitations = (elderId: string) =>
  useAnswer(listInvitations, { params: { id: elderId } });

/** Invites somebody; the answer has the code, if it is one. */
export const useInvite = (elderId: string) =>
  useAct(
    createInvitation,
    (body: z.input<typeof newInvitation>) => ({ params: { id: elderId }, body }),
    settled,
  );

/** Takes an invitation back. */
export const useWithdraw = (elderId: string) =>
  useAct(
    withdrawInvitation,
    (invitationId: string) => ({ params: { id: elderId, invitationId } }),
    settled,
  );

/** What a link or code invites to. Each wrong one counts. */
export const useInvitation = (key: InvitationKey) =>
  useAnswer(previewInvitation, { body: key }, { once: true });

/** Says yes or no to an invitation. */
export function useInvitationActs(key: InvitationKey) {
  const accept = useAct(acceptInvitation, () => ({ body: key }), settled);
  const decline = useAct(declineInvitation, () => ({ body: key }), settled);
  return { accept, decline };
}
