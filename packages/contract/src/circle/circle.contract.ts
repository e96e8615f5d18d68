import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
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
export type Elder = z.output<typeof elder>;

export const listElders = endpoint({
  method: 'GET',
  path: '/api/elders',
  access: 'signed-in',
  summary:
    'The elders for whom one may do something: oneself, those of whose circle one is, patients of near visits.',
  output: dataOf(z.array(elder)),
});
