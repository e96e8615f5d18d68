import * as z from 'zod/mini';
import { done, endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';

/** In an order of people to call: the named contact without an account here. */
export const namedContact = 'named';

/** The order in which to call people: account ids, and the named contact. */
export const callOrder = z.object({
  people: z.array(z.union([id, z.literal(namedContact)])).check(z.maxLength(50)),
});

export const orderPeopleToCall = endpoint({
  method: 'PUT',
  path: '/api/elders/:id/people-to-call',
  access: 'signed-in',
  topics: ['emergencies'],
  summary:
    'Sets the order in which to call the people of an elder, as the elder or as who decides for them. Who is not among them is left out of account; whom it does not name follows.',
  params: z.object({ id }),
  body: callOrder,
  output: done,
});
