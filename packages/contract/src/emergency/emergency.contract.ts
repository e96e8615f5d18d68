import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';

/** Why somebody stands among the people to call. */
export const callReasons = ['elder', 'named', 'circle'] as const;

/** Somebody to call in an emergency. */
export const personToCall = z.object({
  name: z.string(),
  /** E.164. */
  phone: z.string(),
  /**
   * `elder`: the elder's own phone, for who decides for them; `named`: the emergency contact of the
   * profile; `circle`: a member who is told when something is wrong.
   */
  why: z.enum(callReasons),
});

/** Whom to call about one person. */
export const callGroup = z.object({
  elder: z.object({ id, name: z.string(), firstName: z.string(), you: z.boolean() }),
  people: z.array(personToCall),
});
export type CallGroup = z.output<typeof callGroup>;

export const listPeopleToCall = endpoint({
  method: 'GET',
  path: '/api/people-to-call',
  access: 'signed-in',
  topics: ['accounts', 'circle'],
  summary:
    'Whom to call in an emergency: about oneself, and about each elder for whom one decides.',
  output: dataOf(z.array(callGroup)),
});
