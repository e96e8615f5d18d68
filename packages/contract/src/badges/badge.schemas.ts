import * as z from 'zod/mini';
import { id, instant, personName, phone, rwf, text } from '../core/fields.ts';
import { uploadTypes } from '../core/uploads.ts';
import { nameChecks, paperKinds, vettingActs } from '../vetting/vetting-terms.ts';
import { badgeChecks, badgeLimits, badgeStates } from './badge-terms.ts';

export const badgeId = z.enum(['individual', 'professional', 'business', 'premium']);

/** A badge as everybody sees it beside somebody's name, until its end. */
export const shownBadge = z.object({
  badge: badgeId,
  /** Of a business. */
  organisation: z.nullable(z.string()),
  /** What a coordinator has compared. */
  checked: z.array(z.enum(badgeChecks)),
  checkedAt: instant,
  until: instant,
});
export type ShownBadge = z.output<typeof shownBadge>;

/** Somebody who knows the work of a caregiver or doctor, and is asked by a coordinator. */
export const referee = z.object({ name: personName, phone });

/** A badge that somebody chooses, with what its review needs to know. */
export const newBadge = z.discriminatedUnion('badge', [
  z.object({ badge: z.enum(['individual', 'professional']) }),
  z.object({
    badge: z.literal('business'),
    organisation: text(badgeLimits.organisation),
    /** Its number at the RDB, or its TIN. */
    registration: text(badgeLimits.registration),
  }),
  z.object({
    badge: z.literal('premium'),
    /** Two families. */
    referees: z.object({ first: referee, second: referee }),
  }),
]);
export type NewBadge = z.output<typeof newBadge>;

/** What must be given before the papers of a badge can be sent. */
export const badgeNeeds = ['contact', 'identity', 'licence', 'training', 'registration'] as const;
export type BadgeNeed = (typeof badgeNeeds)[number];

const paper = z.object({
  id,
  kind: z.enum(paperKinds),
  mediaType: z.enum(uploadTypes),
  addedAt: instant,
});

/** A badge of one's own. */
export const ownBadge = z.object({
  id,
  badge: badgeId,
  state: z.enum(badgeStates),
  organisation: z.nullable(z.string()),
  registration: z.nullable(z.string()),
  amount: rwf,
  /** The payment that is under way, or by which it was paid. */
  paymentId: z.nullable(id),
  /** Whether the money went, or goes, back. */
  refunded: z.boolean(),
  checks: z.array(z.enum(badgeChecks)),
  missing: z.array(z.enum(badgeNeeds)),
  papers: z.array(paper),
  steps: z.array(z.object({ act: z.enum(vettingActs), text: z.nullable(z.string()), at: instant })),
  /** Whether a coordinator has it now, or has asked something. */
  review: z.enum(['to-send', 'waiting', 'asked', 'over']),
  /** By when a coordinator answers, or papers must be sent; otherwise the money goes back. */
  due: z.nullable(instant),
  until: z.nullable(instant),
  /** The name that was compared, where the owner has another now: the badge is not shown then. */
  otherName: z.nullable(z.string()),
  /** How the comparison with the new name stands; null where the check of the person in their role is compared. */
  nameCheck: z.nullable(z.enum(nameChecks)),
  can: z.object({ pay: z.boolean(), send: z.boolean(), withdraw: z.boolean() }),
});
export type OwnBadge = z.output<typeof ownBadge>;

/** The badges that somebody may choose, and why one cannot be chosen now. */
export const badgeOffer = z.object({
  badge: badgeId,
  amount: rwf,
  checks: z.array(z.enum(badgeChecks)),
  hindrance: z.nullable(z.enum(['not-checked', 'has-it'])),
});
