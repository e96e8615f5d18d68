import * as contract from '@hafi/contract/circle/invitations.contract';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { confirmToGive } from '../consents/confirm-to-give.ts';
import { requireDecider } from '../elder-access.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { createInvitation } from './create-invitation.ts';
import { declineByLink } from './decline-by-link.ts';
import { declineInvitation } from './decline-invitation.ts';
import { listInvitations } from './list-invitations.ts';
import { peekInvitation } from './peek-invitation.ts';
import { previewInvitation } from './preview-invitation.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

/** Endpoints for inviting people to a circle and for answering. */
export const invitationHandlers = (platform: Platform): readonly Handler[] => [
  handle(contract.createInvitation, async (call) => {
    const access = await requireDecider(platform, call.principal, call.params.id);
    await confirmToGive(platform, call.principal, call.body.permissions);
    return { data: await createInvitation(platform, access, call) };
  }),
  handle(contract.listInvitations, async ({ params, principal }) => ({
    data: await listInvitations(platform, principal, params.id),
  })),
  handle(contract.withdrawInvitation, async ({ params, principal }) => {
    const which = { elderId: params.id, id: params.invitationId };
    await withdrawInvitation(platform, principal, which);
    return { data: null };
  }),
  handle(contract.peekInvitation, async ({ address, body }) => ({
    data: await peekInvitation(platform, { address, token: body.token }),
  })),
  handle(contract.declineByLink, async ({ address, body }) => {
    await declineByLink(platform, { address, token: body.token });
    return { data: null };
  }),
  handle(contract.previewInvitation, async ({ address, body, principal }) => ({
    data: await previewInvitation(platform, { address, personId: principal.personId }, body),
  })),
  handle(contract.acceptInvitation, async ({ address, body, principal }) => {
    const from = { address, personId: principal.personId };
    return { data: { elderId: await acceptInvitation(platform, from, body) } };
  }),
  handle(contract.declineInvitation, async ({ address, body, principal }) => {
    await declineInvitation(platform, { address, personId: principal.personId }, body);
    return { data: null };
  }),
];
