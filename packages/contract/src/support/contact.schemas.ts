import * as z from 'zod/mini';
import { email, phone, text } from '../core/fields.ts';

export const urgencies = ['low', 'normal', 'high', 'emergency'] as const;
export type Urgency = (typeof urgencies)[number];

/** The longest message, in characters: about two pages. */
export const messageLength = 5000;
const subjectLength = 150;

/** A name as somebody calls themselves, on one line. */
const name = text(120).check(z.regex(/^[^\r\n\t]*$/, { error: 'control-characters' }));
const subject = text(subjectLength).check(z.regex(/^[^\r\n\t]*$/, { error: 'control-characters' }));

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
  message: text(messageLength),
  urgency: z._default(z.enum(urgencies), 'normal'),
  /** People do not see this field; programs that fill in forms do. */
  website: z._default(z.string().check(z.maxLength(2000)), ''),
};

/** What a program sends: the subject may be part of the message. */
export const contactMessage = z.object({ ...common, subject: z.optional(subject) });

/** What the form sends. */
export const contactForm = z.object({ ...common, subject });

export type ContactMessage = z.output<typeof contactMessage>;

/** How a reference is written: no letters or digits that look alike. */
export const referenceShape = /^HF-[2-9ACDEFGHJKMNPQRTVWXY]{4}-[2-9ACDEFGHJKMNPQRTVWXY]{4}$/;
