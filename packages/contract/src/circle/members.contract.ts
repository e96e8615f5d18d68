import * as z from 'zod/mini';
import { accountsErrors } from '../accounts/accounts.errors.ts';
import { shownBadge } from '../badges/badge.schemas.ts';
import { dataOf, done, endpoint } from '../core/endpoint.ts';
import { id, instant, locale, phone } from '../core/fields.ts';
import { elderTopics } from '../core/topics.ts';
import { circleErrors } from './circle.errors.ts';
import { death, memberChange } from './circle.schemas.ts';
import { deciders, permissions, relations } from './circle-terms.ts';

/** What the caller may do with the circle. The server enforces the same. */
export const circleAbilities = z.object({
  /** Invite, withdraw, and read the consent and access logs. */
  decide: z.boolean(),
  /** Record consent that the elder gave orally or on paper. */
  recordConsent: z.boolean(),
  leave: z.boolean(),
});

/** A member of an elder's circle. */
export const circleMember = z.object({
  personId: id,
  name: z.string(),
  firstName: z.string(),
  photo: z.nullable(z.string()),
  /**
   * The number that is proved to be theirs, or that somebody of this circle has reached them at, for who decides, reads the health or is told of alerts.
   * Null for the caller.
   */
  phone: z.nullable(z.string()),
  /**
   * Their number where no SMS of Hafi reaches it, so that no code can prove it: for the member, for who
   * may vouch for it, and once somebody has for all who may call. Null for everybody else.
   */
  abroad: z.nullable(
    z.object({
      phone: z.string(),
      /** Without it nobody can vouch for the number. */
      emailProved: z.boolean(),
      /** Who has reached them there, and when they said so. */
      vouched: z.nullable(z.object({ name: z.string(), at: instant })),
      mayVouch: z.boolean(),
    }),
  ),
  /**
   * On how many of the last 30 Kigali days they looked at the elder's data, for who decides; null for
   * the caller.
   */
  viewDays: z.nullable(z.int()),
  relation: z.enum(relations),
  decidesAs: z.nullable(z.enum(deciders)),
  since: instant,
  you: z.boolean(),
  /**
   * Of a doctor, caregiver or volunteer: whether a coordinator stands by their identity and papers.
   * Null for everybody else, whom nobody checks.
   */
  checked: z.nullable(z.boolean()),
  /** The verification badges that are valid now. */
  badges: z.array(shownBadge),
  /** Null when the caller may not know them. */
  permissions: z.nullable(z.array(z.enum(permissions))),
  abilities: z.object({
    change: z.boolean(),
    revoke: z.boolean(),
    /** The caller may record the elder's consent for this member. */
    recordConsent: z.boolean(),
  }),
});
export type CircleMember = z.output<typeof circleMember>;

/** What may still be planned for an elder who has died. */
export const plannedKinds = ['appointment', 'home-visit', 'help', 'plan'] as const;
export type PlannedKind = (typeof plannedKinds)[number];

const planned = z.object({
  kind: z.enum(plannedKinds),
  /** Who comes; null while nobody is found, and for a care plan. */
  who: z.nullable(z.string()),
  startsAt: z.nullable(instant),
});

export const circle = z.object({
  elder: z.object({
    id,
    name: z.string(),
    firstName: z.string(),
    photo: z.nullable(z.string()),
    /** The elder's language, in which a consent is read aloud. */
    locale,
    /** The caller is this elder. */
    you: z.boolean(),
  }),
  abilities: circleAbilities,
  members: z.array(circleMember),
  /** For the manager, whom it hits if the account is closed: what is planned, the soonest first. */
  planned: z.optional(z.array(planned)),
  /** Once it was recorded that the elder has died; never for the elder. */
  death: z.optional(
    z.extend(death, {
      /** When all that is still planned is called off. */
      allOffAt: instant,
      /** What is, the soonest first, for who decides or books. */
      planned: z.array(planned),
    }),
  ),
});
export type Circle = z.output<typeof circle>;

export const getCircle = endpoint({
  method: 'GET',
  path: '/api/elders/:id/circle',
  access: 'signed-in',
  topics: ['circle'],
  summary: "An elder's people, for the elder and for who belongs to the circle.",
  params: z.object({ id }),
  output: dataOf(circle),
});

export const changeMember = endpoint({
  method: 'PUT',
  path: '/api/elders/:id/circle/members/:personId',
  access: 'signed-in',
  topics: ['circle'],
  summary: 'Change how a member stands to the elder and what they may do.',
  params: z.object({ id, personId: id }),
  body: memberChange,
  output: done,
  errors: [circleErrors['consent-text-changed'], accountsErrors['confirm-first']],
});

export const revokeMember = endpoint({
  method: 'DELETE',
  path: '/api/elders/:id/circle/members/:personId',
  access: 'signed-in',
  topics: ['circle'],
  summary: "Take somebody out of an elder's circle, at once.",
  params: z.object({ id, personId: id }),
  output: done,
});

export const vouchForNumber = endpoint({
  method: 'PUT',
  path: '/api/elders/:id/circle/members/:personId/number',
  access: 'signed-in',
  topics: elderTopics,
  summary:
    'Say that a member was reached at their number, which no SMS of Hafi can prove: this circle can call it then. Null takes that back. Idempotent.',
  params: z.object({ id, personId: id }),
  body: z.object({ phone: z.nullable(phone) }),
  output: done,
  errors: [circleErrors['number-not-open']],
});

export const withdrawDeath = endpoint({
  method: 'POST',
  path: '/api/elders/:id/circle/death/withdraw',
  access: 'signed-in',
  topics: elderTopics,
  summary:
    "Say that an elder's death was recorded by mistake, as who is told of alerts or decides: reminders and check-ins go on, and whoever was told of it is told. Idempotent.",
  params: z.object({ id }),
  output: done,
});

export const leaveCircle = endpoint({
  method: 'POST',
  path: '/api/elders/:id/circle/leave',
  access: 'signed-in',
  topics: elderTopics,
  summary: "Leave an elder's circle.",
  params: z.object({ id }),
  output: done,
  errors: [circleErrors['last-decider']],
});
