import * as z from 'zod/mini';
import { relations } from '../circle/circle-terms.ts';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { protectionReasons } from './protection-terms.ts';

/** Why somebody stands among the people to call. */
export const callReasons = ['elder', 'named', 'circle'] as const;

/** Somebody to call in an emergency. */
export const personToCall = z.object({
  /** Null for a named contact without an account here. */
  id: z.nullable(id),
  name: z.string(),
  firstName: z.string(),
  photo: z.nullable(z.string()),
  /** What they are to whom the call is about; null for that person's own phone. */
  relation: z.nullable(z.enum(relations)),
  /** E.164. */
  phone: z.string(),
  /**
   * `elder`: the elder's own phone, for who decides for them; `named`: the emergency contact of the
   * profile; `circle`: a member who is notified when something is wrong.
   */
  why: z.enum(callReasons),
});

/** Whom to call about one person. */
export const callGroup = z.object({
  elder: z.object({ id, name: z.string(), firstName: z.string(), you: z.boolean() }),
  /**
   * In the order in which to call them: the own phone, then as was decided; whom nobody has put in
   * order: the named contact, then members by relation, of the same relation the nearest first.
   */
  people: z.array(personToCall),
  /**
   * Whether two taps call for help, so that the button is the same without network; absent in
   * answers that devices kept from before.
   */
  simplePress: z.optional(z.boolean()),
  /** Whether a call for help of the elder is heard; null for who is no elder here. */
  protection: z.nullable(
    z.object({
      /** Why it is off, the gravest first; empty while it is on. */
      reasons: z.array(z.enum(protectionReasons)),
      /** The first names of who agreed to be called. */
      agreed: z.array(z.string()),
    }),
  ),
});
export type CallGroup = z.output<typeof callGroup>;

export const listPeopleToCall = endpoint({
  method: 'GET',
  path: '/api/people-to-call',
  access: 'signed-in',
  topics: ['accounts', 'circle', 'emergencies', 'checkins'],
  summary:
    'Whom to call in an emergency: about oneself, and about each elder for whom one decides.',
  output: dataOf(z.array(callGroup)),
});
