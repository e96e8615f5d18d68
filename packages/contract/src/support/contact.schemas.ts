import * as z from 'zod/mini';
import { email, phone, text } from '../core/fields.ts';
import { longest, urgencies } from './contact-facts.ts';

/** A name as somebody calls themselves, on one line. */
const name = text(longest.name).check(z.regex(/^[^\r\n\t]*$/, { error: 'control-characters' }));
const subject = text(longest.subject).check(
  z.regex(/^[^\r\n\t]*$/, { error: 'control-characters' }),
);

/** A phone number, or nothing at all. */
const phoneOrNothing = z.string().check(
  z.trim(),
  z.maxLength(40),
  z.refine((typed) => typed === '' || phone.safeParse(typed).success, { error: 'invalid-phone' }),
);

const common = {
  name,
  email,
  phone: z._default(phoneOrNothing, ''),
  message: text(longest.message),
  urgency: z._default(z.enum(urgencies), 'normal'),
  /** People do not see this field; programs that fill in forms do. */
  website: z._default(z.string().check(z.maxLength(2000)), ''),
};

/** What a program sends: the subject may be part of the message. */
export const contactMessage = z.object({ ...common, subject: z.optional(subject) });

/** What the form sends. */
export const contactForm = z.object({ ...common, subject });

export type ContactMessage = z.output<typeof contactMessage>;
