import * as z from 'zod/mini';
import { accountsErrors } from '../accounts/accounts.errors.ts';
import { dataOf, done, endpoint } from '../core/endpoint.ts';
import { id, instant } from '../core/fields.ts';
import { elderTopics } from '../core/topics.ts';
import { circleErrors } from './circle.errors.ts';
import { permissions, relations } from './circle-terms.ts';
import { invitationWays, newInvitation } from './invitation.schemas.ts';

/** How long an invitation is valid. */
export const invitationLife = { linkDays: 7, codeMinutes: 30 } as const;

export type NewInvitation = z.output<typeof newInvitation>;

/** A pending invitation. */
export const invitation = z.object({
  id,
  way: z.enum(invitationWays),
  /** Where the link was sent; null for a code. */
  to: z.nullable(z.string()),
  relation: z.enum(relations),
  permissions: z.array(z.enum(permissions)),
  invitedBy: z.string(),
  createdAt: instant,
  expiresAt: instant,
});
export type Invitation = z.output<typeof invitation>;

const ofElder = { access: 'signed-in', params: z.object({ id }) } as const;

export const createInvitation = endpoint({
  ...ofElder,
  method: 'POST',
  path: '/api/elders/:id/circle/invitations',
  topics: ['circle'],
  summary:
    "Invite somebody to an elder's circle, after confirming who one is where it gives weighty rights. The answer never tells whether they are known.",
  body: newInvitation,
  status: 201,
  /** The six digits are returned only here; they are stored as a hash. */
  secret: true,
  output: dataOf(z.extend(invitation, { code: z.nullable(z.string()) })),
  errors: [
    accountsErrors['confirm-first'],
    circleErrors['own-invitation'],
    circleErrors['consent-text-changed'],
    circleErrors['too-many-invitations'],
    accountsErrors['sms-does-not-reach'],
  ],
});

export const listInvitations = endpoint({
  ...ofElder,
  method: 'GET',
  path: '/api/elders/:id/circle/invitations',
  topics: ['circle'],
  summary: 'Invitations that wait for an answer, newest first.',
  output: dataOf(z.array(invitation)),
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/api/elders/:id/circle/invitations/:invitationId',
  access: 'signed-in',
  topics: ['circle'],
  summary: 'Withdraw an invitation that waits for an answer.',
  params: z.object({ id, invitationId: id }),
  output: done,
});

const invitationToken = z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(100));

/** The secret of a link, or six digits. Sent in the body, because addresses end up in logs. */
export const invitationKey = z
  .object({
    token: z.optional(invitationToken),
    code: z.optional(z.string().check(z.trim(), z.regex(/^\d{6}$/, { error: 'invalid-code' }))),
  })
  .check(
    z.refine(({ code, token }) => (code === undefined) !== (token === undefined), {
      path: ['code'],
      error: 'required',
    }),
  );
export type InvitationKey = z.output<typeof invitationKey>;

/** What the message with the link said, for whoever opens it before signing in. */
export const peekInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/peek',
  access: 'public',
  topics: [],
  summary: 'By the link of an invitation: the first names of who invites and of the elder.',
  body: z.object({ token: invitationToken }),
  output: dataOf(
    z.object({
      inviter: z.string(),
      elder: z.string(),
      /** True when the elder invites. */
      fromElder: z.boolean(),
      expiresAt: instant,
    }),
  ),
  errors: [circleErrors['invitation-gone']],
});

export const declineByLink = endpoint({
  method: 'POST',
  path: '/api/invitations/decline-by-link',
  access: 'public',
  topics: ['circle'],
  summary:
    'Say no to an invitation by its link alone, without an account; it is used up, and who invited is told. Idempotent.',
  body: z.object({ token: invitationToken }),
  output: done,
  errors: [circleErrors['invitation-gone']],
});

const answering = {
  method: 'POST',
  access: 'signed-in',
  body: invitationKey,
} as const;

export const previewInvitation = endpoint({
  ...answering,
  path: '/api/invitations/preview',
  topics: [],
  summary: 'Who invites to whose circle, as what, to do what.',
  output: dataOf(
    z.object({
      inviter: z.string(),
      elder: z.object({ id, name: z.string(), firstName: z.string() }),
      /** True when the elder invites, rather than somebody deciding for them. */
      fromElder: z.boolean(),
      relation: z.enum(relations),
      permissions: z.array(z.enum(permissions)),
      expiresAt: instant,
      /** True when the invited person is a member already, whose permissions change. */
      member: z.boolean(),
    }),
  ),
  errors: [circleErrors['invitation-gone'], circleErrors['own-circle']],
});

export const acceptInvitation = endpoint({
  ...answering,
  path: '/api/invitations/accept',
  topics: elderTopics,
  summary: 'Join the circle.',
  output: dataOf(z.object({ elderId: id })),
  errors: [circleErrors['invitation-gone'], circleErrors['own-circle']],
});

export const declineInvitation = endpoint({
  ...answering,
  path: '/api/invitations/decline',
  topics: ['circle'],
  summary: 'Say no to an invitation; it is used up.',
  output: done,
  errors: [circleErrors['invitation-gone'], circleErrors['own-circle']],
});
