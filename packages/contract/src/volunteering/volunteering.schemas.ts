import * as z from 'zod/mini';
import { day, id, instant, slotTime, text } from '../core/fields.ts';
import {
  dayParts,
  hasPhoneNumber,
  helpKinds,
  helpLimits,
  helpMinutes,
  helpStates,
} from './volunteering-terms.ts';

const note = text(helpLimits.note).check(
  z.refine((typed) => !hasPhoneNumber(typed), { error: 'phone-in-note' }),
);

/** What an elder asks for, or somebody for an elder. */
export const newHelpRequest = z.object({
  kind: z.enum(helpKinds),
  /** The day in Kigali. */
  date: day,
  part: z.enum(dayParts),
  /** A certain time within the part of the day. */
  time: z.optional(slotTime),
  minutes: z.literal(helpMinutes),
  note: z.optional(z.union([z.literal(''), note])),
  /** For whom, when not for oneself: an elder whose bookings one keeps. */
  elderId: z.optional(id),
});

/** How the help was, in the words of the elder's side. */
export const helpRating = z.object({
  stars: z.int().check(z.gte(1), z.lte(5)),
  thanks: z.optional(z.union([z.literal(''), text(helpLimits.thanks)])),
});

const when = {
  kind: z.enum(helpKinds),
  date: day,
  part: z.enum(dayParts),
  time: z.nullable(z.string()),
  startsAt: instant,
  minutes: z.int(),
  note: z.nullable(z.string()),
};

const sector = z.object({ name: z.string(), district: z.string() });

/** An open request as a volunteer sees it before taking it on: no phone, no house, no full name. */
export const nearRequest = z.object({
  id,
  ...when,
  firstName: z.string(),
  sector,
  /** Between the middles of the two sectors, in whole km; 0 is the own sector. */
  km: z.int(),
});
export type NearRequest = z.output<typeof nearRequest>;

/** What one may do with a request, decided by the server and shown by the screen. */
const abilities = z.object({
  cancel: z.boolean(),
  confirm: z.boolean(),
  rate: z.boolean(),
  giveBack: z.boolean(),
  sayDone: z.boolean(),
});

/** A request as its elder's side or its volunteer sees it. */
export const helpRequest = z.object({
  id,
  ...when,
  state: z.enum(helpStates),
  side: z.enum(['elder', 'volunteer']),
  firstName: z.string(),
  sector,
  /** Who asked, when it was somebody else for the elder. */
  askedBy: z.nullable(z.string()),
  /** Who comes. The phone is there until it is done. */
  volunteer: z.nullable(
    z.object({
      id,
      firstName: z.string(),
      photo: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      /** How often they have helped through Hafi. */
      helped: z.int(),
    }),
  ),
  /** For the volunteer, until it is done: who to call and where to go. */
  contact: z.nullable(
    z.object({
      name: z.string(),
      phone: z.nullable(z.string()),
      /** Whose phone it is, when the elder has none. */
      phoneOf: z.nullable(z.string()),
      cell: z.nullable(z.string()),
      village: z.nullable(z.string()),
    }),
  ),
  /** When it is closed without a word of the elder's side. */
  closesAt: z.nullable(instant),
  rating: z.nullable(z.object({ stars: z.int(), thanks: z.nullable(z.string()) })),
  can: abilities,
});
export type HelpRequest = z.output<typeof helpRequest>;
