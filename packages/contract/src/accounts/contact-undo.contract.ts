import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { accountsErrors as errors } from './accounts.errors.ts';

/** How many days a change of e-mail address or number can be undone. */
export const undoDays = 7;

export const undoContactChange = endpoint({
  method: 'POST',
  path: '/api/auth/contact-undo',
  access: 'public',
  topics: [],
  summary: 'Undo a change of e-mail or phone by the link sent to the old ones (7 days). Signs out.',
  body: z.object({
    token: z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(100)),
  }),
  /** How the owner signs in from now on: with a new password by mail, or by SMS. */
  output: dataOf(z.object({ by: z.enum(['email', 'phone']) })),
  errors: [errors['undo-over'], errors['email-in-use']],
});
