import * as z from 'zod/mini';
import { rwf, text } from '../core/fields.ts';

/** Money that a coordinator gives back of a payment. */
export const newRefund = z.object({
  /** In whole RWF. */
  amount: rwf.check(z.gte(1)),
  /** What was left of the payment as its coordinator saw it: refused when it is another sum by now. */
  left: z.optional(rwf),
  /** The payer reads it. */
  reason: text(300),
});
