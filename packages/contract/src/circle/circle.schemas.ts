import * as z from 'zod/mini';
import { id } from '../core/fields.ts';
import { deciders, permissions, relations } from './circle-terms.ts';

/** An elder, as somebody who may do something for them sees them. */
export const elder = z.object({
  id,
  name: z.string(),
  firstName: z.string(),
  photo: z.nullable(z.string()),
  /** The elder, a member of the circle, or the doctor of a visit that is near. */
  by: z.enum(['self', 'circle', 'visit']),
  /** What the asking person is to the elder; null for the elder. */
  relation: z.nullable(z.enum(relations)),
  /** Set for who decides about the circle in the elder's place. */
  decidesAs: z.nullable(z.enum(deciders)),
  permissions: z.array(z.enum(permissions)),
});

/** Permissions to grant, each at most once. */
export const permissionList = z.array(z.enum(permissions)).check(z.maxLength(permissions.length));

/** The consent text that was on the screen when this was decided. */
export const textVersion = z.string().check(z.maxLength(20));

/** What a member may do from now on. */
export const memberChange = z.object({
  relation: z.enum(relations),
  permissions: permissionList,
  textVersion,
});
