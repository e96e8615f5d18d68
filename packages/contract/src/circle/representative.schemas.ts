import * as z from 'zod/mini';
import { day, id, instant, text } from '../core/fields.ts';
import { uploadTypes } from '../core/uploads.ts';

/** The states of a representation claim. */
export const claimStatuses = ['waiting', 'confirmed', 'refused', 'withdrawn', 'ended'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/** What the court's document says. */
export const courtDecision = z.object({
  court: text(120),
  decisionNumber: text(60),
  /** Date of the decision. */
  decidedOn: day,
});

/** A claim to represent an elder: the finished upload of the document, and what it says. */
export const newClaim = z.extend(courtDecision, { uploadId: id });

/** The coordinator's reason, which the claimant reads. */
export const claimReason = z.object({ reason: text(300) });

const claim = z.object({
  court: z.string(),
  decisionNumber: z.string(),
  decidedOn: z.string(),
  status: z.enum(claimStatuses),
  sentAt: instant,
  mediaType: z.enum(uploadTypes),
  /** Why it was refused or ended; otherwise null. */
  reason: z.nullable(z.string()),
});

/** The caller's own claim, and whether they may make a new one. */
export const ownClaim = z.object({ claim: z.nullable(claim), mayClaim: z.boolean() });
export type OwnClaim = z.output<typeof ownClaim>;

/** A claim as a coordinator sees it. */
export const claimToCheck = z.extend(claim, {
  id,
  elder: z.string(),
  claimant: z.string(),
});
export type ClaimToCheck = z.output<typeof claimToCheck>;
