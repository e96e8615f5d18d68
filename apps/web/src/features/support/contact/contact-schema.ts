import type { ZodMiniType } from 'zod/mini';
import { reopen } from '../../../lib/update/reopen.ts';

/** The form's schema, loaded with its library when the form is first validated. */
export const contactSchema: Pick<ZodMiniType, 'safeParseAsync'> = {
  safeParseAsync: async (values, how) => {
    const { contactForm } = await import('@hafi/contract/support/contact.schemas').catch(reopen);
    return (contactForm as ZodMiniType).safeParseAsync(values, how);
  },
};
