import type { newInvitation } from '@hafi/contract/circle/invitation.schemas';
import {
  acceptInvitation,
  createInvitation,
  declineByLink,
  declineInvitation,
  type InvitationKey,
  listInvitations,
  peekInvitation,
  previewInvitation,
  withdrawInvitation,
} from '@hafi/contract/circle/invitations.contract';
import { weightyPermissions } from '@hafi/contract/circle/weighty-permissions';
import type * as z from 'zod/mini';
import { useIdentityCheck } from '../../../kit/identity-check.tsx';
import { ask } from '../../../lib/query/ask.ts';
import { useAct, useActs } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';

const settled = { waits: true };

/** The open invitations to an elder's circle. */
export const useInvitations = (elderId: string) =>
  useAnswer(listInvitations, { params: { id: elderId } });

/** Creates an invitation; the answer contains the code, if it is one. */
export function useInvite(elderId: string) {
  const check = useIdentityCheck();
  return useActs(async (body: z.input<typeof newInvitation>) => {
    if (body.permissions.some((each) => weightyPermissions.includes(each))) await check();
    return ask(createInvitation, { params: { id: elderId }, body });
  }, settled);
}

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

/** Declines an invitation by its link, without an account. */
export const useDeclineByLink = (token: string) =>
  useAct(declineByLink, () => ({ body: { token } }), settled);

/** Accepts or declines an invitation. */
export function useInvitationActs(key: InvitationKey) {
  const accept = useAct(acceptInvitation, () => ({ body: key }), settled);
  const decline = useAct(declineInvitation, () => ({ body: key }), settled);
  return { accept, decline };
}
