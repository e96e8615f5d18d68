import * as z from 'zod/mini';
import { countries } from '../accounts/countries.ts';
import { email, phoneByCountry, text } from '../core/fields.ts';
import { longest, urgencies } from './contact-facts.ts';

/** A person's name, on one line. */
const name = text(longest.name).check(z.regex(/^[^\r\n\t]*$/, { error: 'control-characters' }));
const subject = text(longest.subject).check(
  z.regex(/^[^\r\n\t]*$/, { error: 'control-characters' }),
);

const common = {
  name,
  email,
  /** A number of `country` where it names no other, or empty. */
  phone: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
  country: z.optional(z.enum(countries)),
  message: text(longest.message),
  urgency: z._default(z.enum(urgencies), 'normal'),
  /** A honeypot: hidden from people, but filled in by spam bots. */
  website: z._default(z.string().check(z.maxLength(2000)), ''),
};

/** A message sent by a program; the subject may be missing. */
export const contactMessage = z
  .object({ ...common, subject: z.optional(subject) })
  .check(phoneByCountry('phone'));

/** A message sent by the form. */
export const contactForm = z.object({ ...common, subject }).check(phoneByCountry('phone'));

export type ContactMessage = z.output<typeof contactMessage>;
