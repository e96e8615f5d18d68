import * as z from 'zod/mini';
import { locale, text } from '../core/fields.ts';

/** A letter of referral, as its doctor writes it. */
export const referral = z.object({
  /** To whom: a clinic, a hospital, a colleague. */
  to: text(80),
  /** Why, and what is asked. */
  reason: text(2000),
  findings: z._default(z.nullable(text(2000)), null),
  /** The language of the letter; default: the doctor's. */
  locale: z.optional(locale),
});
