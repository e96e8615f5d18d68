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
import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../../lib/api.ts';
import { useCircleMutation } from '../people.queries.ts';

/** Invitations to an elder's circle that wait for an answer. */
export function useInvitations(elderId: string) {
  return useQuery({
    queryKey: ['circle', elderId, 'invitations'],
    queryFn: async ({ signal }) =>
      (await call(listInvitations, { params: { id: elderId }, signal })).data,
  });
}

/** Invites somebody; the answer has the code, if it is one. */
export function useInvite(elderId: string) {
  return useCircleMutation((body: z.input<typeof newInvitation>) =>
    call(createInvitation, { params: { id: elderId }, body }),
  );
}

/** Takes an invitation back. */
export function useWithdraw(elderId: string) {
  return useCircleMutation((invitationId: string) =>
    call(withdrawInvitation, { params: { id: elderId, invitationId } }),
  );
}

/** What a link or code invites to. */
export function useInvitation(key: InvitationKey) {
  return useQuery({
    queryKey: ['invitation', key],
    queryFn: async ({ signal }) => (await call(previewInvitation, { body: key, signal })).data,
    // Each wrong one counts.
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Says yes or no to an invitation. */
export function useAnswer(key: InvitationKey) {
  const accept = useCircleMutation(() => call(acceptInvitation, { body: key }));
  const decline = useCircleMutation(() => call(declineInvitation, { body: key }));
  return { accept, decline };
}
