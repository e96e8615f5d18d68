import * as z from 'zod/mini';
import { locale, text } from '../core/fields.ts';
import { heeded } from '../medications/medication.schemas.ts';

/** What stands on a prescription besides the medicine itself. */
export const prescription = z.object({
  /** How much the pharmacy gives, as the doctor writes it: `21 capsules`. */
  quantity: text(60),
  /** What it is for. */
  reason: text(300),
  /** Why it is right although an allergy speaks against it (see error `allergy-warned`). */
  allergyReason: z.optional(heeded.shape.reason),
  /** The language of the paper; default: the doctor's. */
  locale: z.optional(locale),
});
