import { newPin } from '@hafi/contract/accounts/pin-rules';
import * as z from 'zod/mini';

/** The schema of a new PIN, typed twice. */
export const pinSchema = z.object({ pin: newPin, again: z.string() }).check(
  z.refine(({ pin, again }) => pin === again, {
    path: ['again'],
    error: 'passwords-differ',
  }),
);
