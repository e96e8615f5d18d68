import * as z from 'zod/mini';
import { signUpRoles } from '../accounts/roles.ts';
import { badgeId, referee } from '../badges/badge.schemas.ts';
import { badgeChecks } from '../badges/badge-terms.ts';
import { anyDay, day, id, instant, rwf, text } from '../core/fields.ts';
import { uploadTypes } from '../core/uploads.ts';
import { specialties } from '../doctors/doctor-kinds.ts';
import {
  nameChecks,
  paperKinds,
  vettedRoles,
  vettingActs,
  vettingLimits,
  vettingNeeds,
  vettingStates,
} from './vetting-terms.ts';

/** The role that is taken for one that was chosen by mistake. */
export const roleLeft = z.object({ role: z.enum(signUpRoles) });

/** A paper of one's own: the finished upload, and what it shows. */
export const newPaper = z.object({ uploadId: id, kind: z.enum(paperKinds) });

/** What is sent to be checked besides the papers. Number and last day are required of doctors only. */
export const sendVettingBody = z.object({
  /** The last day on which the licence is valid. */
  licenceUntil: z.optional(z.union([z.literal(''), day])),
  licenceNumber: z.optional(z.union([z.literal(''), text(vettingLimits.licenceNumber)])),
});

/** A reason, a question or an answer: the other side reads it. */
export const vettingWords = z.object({ text: text(vettingLimits.text) });

/** An answer to a coordinator's question, with what it corrects; left out, it stays as it was. */
export const answerVettingBody = z.extend(vettingWords, sendVettingBody.shape);

/** The version of the promises that a coordinator has read and agrees to end; none when there were none. */
export const agreedPromises = z.optional(text(64));

/** A reason, and what falls with it. */
export const endingWords = z.extend(vettingWords, { agreed: agreedPromises });

export const promiseKinds = ['appointments', 'home-visits', 'help', 'limits'] as const;

/** What somebody has promised others in their role, which falls when the confirmation is ended. */
export const promises = z.object({
  /** Of exactly this list. */
  version: z.string(),
  lines: z.array(z.object({ kind: z.enum(promiseKinds), name: z.string(), count: z.int() })),
  /** What was paid for the appointments, and goes back. */
  refund: rwf,
});
export type Promises = z.output<typeof promises>;

/** The sending and the name that the coordinator saw; a later sending or another name is refused. */
export const confirmVettingBody = z.object({
  sentAt: instant,
  name: z.string(),
  /** What was compared for a badge: all that it then says. */
  checked: z.optional(z.array(z.enum(badgeChecks)).check(z.maxLength(badgeChecks.length))),
});

const paper = z.object({
  id,
  kind: z.enum(paperKinds),
  mediaType: z.enum(uploadTypes),
  addedAt: instant,
});

const step = z.object({ act: z.enum(vettingActs), text: z.nullable(z.string()), at: instant });

const common = {
  state: z.enum(vettingStates),
  licenceNumber: z.nullable(z.string()),
  /** The last day of the licence, as it was sent. */
  licenceUntil: z.nullable(anyDay),
  /** The last day of the licence that a coordinator has compared with the paper. */
  checkedUntil: z.nullable(anyDay),
  /** A new licence waits for a coordinator, while the old one is valid. */
  renewing: z.boolean(),
  /** How the comparison of a new name stands; null where the name is the one that was compared. */
  nameCheck: z.nullable(z.enum(nameChecks)),
  /** The name that was compared, where the person has another now. */
  otherName: z.nullable(z.string()),
  /** What was sent, asked, answered and decided, oldest first. */
  steps: z.array(step),
};

/** The own vetting. */
export const ownVetting = z.object({
  ...common,
  role: z.enum(vettedRoles),
  papers: z.array(paper),
  /** Whether a new licence can be sent while the old one is valid. */
  mayRenew: z.boolean(),
  /** What must be given before it can be sent. */
  missing: z.array(z.enum(vettingNeeds)),
});
export type OwnVetting = z.output<typeof ownVetting>;

/** A vetting as a coordinator sees it. */
export const vettingToCheck = z.object({
  ...common,
  id,
  /** Null for the papers of a badge. */
  role: z.nullable(z.enum(vettedRoles)),
  badge: z.nullable(
    z.object({
      badge: badgeId,
      organisation: z.nullable(z.string()),
      registration: z.nullable(z.string()),
      /** Whom to ask about the person. */
      referees: z.array(referee),
      paid: rwf,
      /** What must be compared. */
      checks: z.array(z.enum(badgeChecks)),
      until: z.nullable(instant),
      approver: z.nullable(z.string()),
    }),
  ),
  personId: id,
  /** Whether a refusal ends what the person has promised: their confirmation had lapsed before. */
  refusalEnds: z.boolean(),
  name: z.string(),
  photo: z.nullable(z.string()),
  email: z.nullable(z.string()),
  emailProved: z.boolean(),
  phone: z.nullable(z.string()),
  phoneProved: z.boolean(),
  district: z.nullable(z.string()),
  sector: z.nullable(z.string()),
  /** As the person gave it in the profile; nobody has compared it with the register. */
  nationalId: z.nullable(z.string()),
  /** Of a doctor. */
  practice: z.nullable(
    z.object({ specialty: z.enum(specialties), workplace: z.string(), experience: z.int() }),
  ),
  /** When it was last sent; null for people who were confirmed before papers were kept. */
  sentAt: z.nullable(instant),
  papers: z.array(
    z.object({
      ...paper.shape,
      /** Whether the coordinator who asks has opened it. */
      opened: z.boolean(),
    }),
  ),
});
export type VettingToCheck = z.output<typeof vettingToCheck>;
