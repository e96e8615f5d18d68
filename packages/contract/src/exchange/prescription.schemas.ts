import * as z from 'zod/mini';
import { locale, text } from '../core/fields.ts';

/** What stands on a prescription besides the medicine itself. */
export const prescription = z.object({
  /** How much the pharmacy gives, as the doctor writes it: `21 capsules`. */
  quantity: text(60),
  /** What it is for. */
  reason: text(300),
  /** The language of the paper; default: the doctor's. */
  locale: z.optional(locale),
});
