import * as z from 'zod/mini';
import { relations } from '../circle/circle-terms.ts';
import { id, instant } from '../core/fields.ts';
import { contactStatuses, protectionReasons, unreachedWhys } from './protection-terms.ts';

/** Somebody whom a call for help asks first, and how far they have agreed to it. */
export const protectionContact = z.object({
  /** Null for the named contact without an account. */
  id: z.nullable(id),
  name: z.string(),
  firstName: z.string(),
  photo: z.nullable(z.string()),
  relation: z.nullable(z.enum(relations)),
  you: z.boolean(),
  standing: z.enum(contactStatuses),
  /** When they answered, or were asked; null when they never were. */
  at: z.nullable(instant),
  /** Until when their agreement counts; null without one. */
  until: z.nullable(instant),
  /** Why no message reaches them; null while one may. Also of somebody who agreed. */
  unreached: z.nullable(z.enum(unreachedWhys)),
  /** Whether they may be asked now: not twice within a day. */
  mayBeAsked: z.boolean(),
});
export type ProtectionContact = z.output<typeof protectionContact>;

/** Whether an elder who calls for help is heard. */
export const protection = z.object({
  elder: z.object({
    id,
    name: z.string(),
    firstName: z.string(),
    photo: z.nullable(z.string()),
    you: z.boolean(),
  }),
  state: z.enum(['on', 'off']),
  /** Why it is off, the gravest first; empty while it is on. */
  reasons: z.array(z.enum(protectionReasons)),
  /** In the order in which they agreed, then the others by name. */
  contacts: z.array(protectionContact),
  /** Whether the reader may ask the contacts: the elder, and who decides for them. */
  mayAsk: z.boolean(),
});
export type Protection = z.output<typeof protection>;

/** Whom to ask: a member of the circle, or null for the named contact. */
export const newQuestion = z.object({ personId: z.nullable(id) });

/** Whether somebody can be reached. */
export const agreement = z.object({ agrees: z.boolean() });

/** The question, for whoever was sent its link. */
export const contactQuestion = z.object({
  elder: z.object({ name: z.string(), firstName: z.string() }),
  /** Who was asked. */
  name: z.string(),
  /** Null until it is answered. */
  agrees: z.nullable(z.boolean()),
});
export type ContactQuestion = z.output<typeof contactQuestion>;
