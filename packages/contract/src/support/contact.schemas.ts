import * as z from 'zod/mini';
import { email, phone, text } from '../core/fields.ts';
import { longest, urgencies } from './contact-facts.ts';

/** A person's name, on one line. */
const name = text(longest.name).check(z.regex(/^[^\r\n\t]*$/, { error: 'control-characters' }));
const subject = text(longest.subject).check(
  z.regex(/^[^\r\n\t]*$/, { error: 'control-characters' }),
);

/** A phone number, or empty. */
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
  /** A honeypot: hidden from people, but filled in by spam bots. */
  website: z._default(z.string().check(z.maxLength(2000)), ''),
};

/** A message sent by a program; the subject may be missing. */
export const contactMessage = z.object({ ...common, subject: z.optional(subject) });

/** A message sent by the form. */
export const contactForm = z.object({ ...common, subject });

export type ContactMessage = z.output<typeof contactMessage>;
