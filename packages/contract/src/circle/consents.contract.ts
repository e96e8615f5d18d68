import * as z from 'zod/mini';
import { accountsErrors } from '../accounts/accounts.errors.ts';
import { done, endpoint, pageOf } from '../core/endpoint.ts';
import { cursor, id, instant, limit, locale } from '../core/fields.ts';
import { circleErrors } from './circle.errors.ts';
import { permissions, relations } from './circle-terms.ts';
import { witnessedConsent } from './consent.schemas.ts';
import { consentActions, consentChannels, consentGivers } from './consent-text.ts';

/** One entry of the consent log. */
export const consentRecord = z.object({
  id,
  action: z.enum(consentActions),
  /** The member; null when that person has left Hafi. */
  member: z.nullable(z.string()),
  relation: z.enum(relations),
  /** The member's permissions from then on. */
  permissions: z.array(z.enum(permissions)),
  /** The permissions that this consent added. */
  added: z.array(z.enum(permissions)),
  givenAs: z.enum(consentGivers),
  channel: z.enum(consentChannels),
  /** The version and language of the text; null where none was needed. */
  textVersion: z.nullable(z.string()),
  locale,
  witness: z.nullable(z.string()),
  /** The witness's phone number, or what they are to the elder. */
  witnessContact: z.nullable(z.string()),
  /** Who read the text aloud to the elder; null where nobody confirmed it. */
  readBy: z.nullable(z.string()),
  /** Who recorded it; null when that person has left Hafi. */
  recordedBy: z.nullable(z.string()),
  /** When the consent was given and took effect. */
  givenAt: instant,
  at: instant,
  /** Whether the added permissions can be withdrawn in one step. */
  canUndo: z.boolean(),
});
export type ConsentRecord = z.output<typeof consentRecord>;

export const listConsents = endpoint({
  method: 'GET',
  path: '/api/elders/:id/consents',
  access: 'signed-in',
  topics: ['circle'],
  summary: 'Every grant, change and withdrawal, newest first, for who decides about the circle.',
  params: z.object({ id }),
  query: z.object({ cursor, limit }),
  output: pageOf(consentRecord),
});

export const recordConsent = endpoint({
  method: 'POST',
  path: '/api/elders/:id/consents',
  access: 'signed-in',
  topics: ['circle'],
  summary:
    'Write down a witnessed yes of the elder for a member: by who decides, or a member who may write health and holds it. Never for oneself.',
  params: z.object({ id }),
  body: witnessedConsent,
  status: 201,
  output: done,
  errors: [
    accountsErrors['confirm-first'],
    circleErrors['consent-text-changed'],
    circleErrors['beyond-own-rights'],
  ],
});

export const undoConsent = endpoint({
  method: 'POST',
  path: '/api/elders/:id/consents/:consentId/undo',
  access: 'signed-in',
  topics: ['circle'],
  summary: 'Take back at once what a witnessed consent added.',
  params: z.object({ id, consentId: id }),
  output: done,
});
