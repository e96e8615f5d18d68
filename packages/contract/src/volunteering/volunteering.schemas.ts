import * as z from 'zod/mini';
import { shownBadge } from '../badges/badge.schemas.ts';
import { day, id, instant, slotTime, text } from '../core/fields.ts';
import {
  dayParts,
  hasPhoneNumber,
  helpKinds,
  helpLimits,
  helpMinutes,
  helpStates,
} from './volunteering-terms.ts';

const checkedThings = ['identity', 'email', 'phone'] as const;

const note = text(helpLimits.note).check(
  z.refine((typed) => !hasPhoneNumber(typed), { error: 'phone-in-note' }),
);

/** A help request, by an elder or on behalf of one. */
export const newHelpRequest = z.object({
  kind: z.enum(helpKinds),
  /** The Kigali day. */
  date: day,
  part: z.enum(dayParts),
  /** An exact time within the part of the day. */
  time: z.optional(slotTime),
  minutes: z.literal(helpMinutes),
  note: z.optional(z.union([z.literal(''), note])),
  /** The elder, when asking for one whose bookings the caller keeps; absent for oneself. */
  elderId: z.optional(id),
});

/** A rating of the help by the elder's side. */
export const helpRating = z.object({
  stars: z.int().check(z.gte(1), z.lte(5)),
  thanks: z.optional(z.union([z.literal(''), text(helpLimits.thanks)])),
});

/** Why a volunteer cannot come after all, for the elder's side. */
export const giveBackBody = z.object({
  reason: z.optional(
    z.union([
      z.literal(''),
      text(helpLimits.reason).check(
        z.refine((typed) => !hasPhoneNumber(typed), { error: 'phone-in-note' }),
      ),
    ]),
  ),
});

/** The volunteer whom the elder's side saw; another may have come meanwhile. */
export const declineBody = z.object({ volunteerId: id });

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

/** An open request as a volunteer sees it before taking it: no phone, no house, no full name. */
export const nearRequest = z.object({
  id,
  ...when,
  /** Null, as the note is, for a volunteer whom no coordinator has confirmed. */
  firstName: z.nullable(z.string()),
  sector,
  /** Between the centres of the two sectors, in whole km; 0 for the same sector. */
  km: z.int(),
});
export type NearRequest = z.output<typeof nearRequest>;

/** What the caller may do with a request. The server decides; screens show only this. */
const abilities = z.object({
  cancel: z.boolean(),
  confirm: z.boolean(),
  rate: z.boolean(),
  decline: z.boolean(),
  giveBack: z.boolean(),
  sayDone: z.boolean(),
});

/** A help request as the elder's side or its volunteer sees it. */
export const helpRequest = z.object({
  id,
  ...when,
  state: z.enum(helpStates),
  side: z.enum(['elder', 'volunteer']),
  firstName: z.string(),
  sector,
  /** Who asked, when it was not the elder. */
  askedBy: z.nullable(z.string()),
  /** The volunteer. The phone number is present until it is done. */
  volunteer: z.nullable(
    z.object({
      id,
      firstName: z.string(),
      photo: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      /** What a coordinator has compared; empty when nobody has, or no longer stands by it. */
      checked: z.array(z.enum(checkedThings)),
      /** The verification badges that are valid now. */
      badges: z.array(shownBadge),
      /** How often they have helped through Hafi. */
      helped: z.int(),
    }),
  ),
  /** For the volunteer, until it is done: whom to call and where to go. */
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
  /** When it closes without a word from the elder's side. */
  closesAt: z.nullable(instant),
  rating: z.nullable(z.object({ stars: z.int(), thanks: z.nullable(z.string()) })),
  can: abilities,
});
export type HelpRequest = z.output<typeof helpRequest>;
