import * as z from 'zod/mini';
import { id, instant, personName, text } from '../core/fields.ts';
import { deciders, permissions, relations } from './circle-terms.ts';

/** An elder, as seen by somebody who may do something for them. */
export const elder = z.object({
  id,
  name: z.string(),
  firstName: z.string(),
  photo: z.nullable(z.string()),
  /**
   * Why the caller has access: as the elder, as a circle member, or as the doctor of a current
   * appointment.
   */
  by: z.enum(['self', 'circle', 'visit']),
  /** What the caller is to the elder; null for the elder. */
  relation: z.nullable(z.enum(relations)),
  /** Set when the caller decides about the circle for the elder. */
  decidesAs: z.nullable(z.enum(deciders)),
  permissions: z.array(z.enum(permissions)),
});

/** That it was recorded that an elder has died, for the circle. */
export const death = z.object({
  recordedAt: instant,
  /** The name of who recorded it; null where that is not known any more. */
  by: z.nullable(z.string()),
  /** The caller may say that it was recorded by mistake. */
  mayWithdraw: z.boolean(),
});
export type Death = z.output<typeof death>;

/** The permissions to grant, each at most once. */
export const permissionList = z.array(z.enum(permissions)).check(z.maxLength(permissions.length));

/** The version of the consent text that was shown for this decision. */
export const textVersion = z.string().check(z.maxLength(20));

/** How to find the witness again, so that the consent can be proved: a phone number, or a relation. */
export const witnessContact = text(100);

/** A change of a member's permissions. */
export const memberChange = z.object({
  relation: z.enum(relations),
  permissions: permissionList,
  /**
   * Who was there when the elder said yes, and how to find them: required from a manager who adds
   * permissions, because nobody else hears that elder.
   */
  witness: z.optional(personName),
  witnessContact: z.optional(witnessContact),
  textVersion,
});
