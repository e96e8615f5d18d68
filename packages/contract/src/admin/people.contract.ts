import * as z from 'zod/mini';
import { roles } from '../accounts/roles.ts';
import { dataOf, done, endpoint, pageOf } from '../core/endpoint.ts';
import { cursor, id, instant, limit, text } from '../core/fields.ts';
import { elderTopics } from '../core/topics.ts';
import { vettingErrors } from '../vetting/vetting.errors.ts';
import { agreedPromises } from '../vetting/vetting.schemas.ts';
import { adminErrors as errors } from './admin.errors.ts';

const access = ['ADMIN'] as const;

/**
 * The roles that a coordinator may give and take. The role of an elder comes with their own account
 * and circle only.
 */
export const givenRoles = ['FAMILY', 'VOLUNTEER', 'CAREGIVER', 'DOCTOR', 'ADMIN'] as const;
export type GivenRole = (typeof givenRoles)[number];

/** Whom the list shows: all of a role, or who is suspended. */
export const peopleFilters = ['all', ...roles, 'suspended'] as const;
export type PeopleFilter = (typeof peopleFilters)[number];

const line = z.object({
  id,
  name: z.string(),
  photo: z.nullable(z.string()),
  roles: z.array(z.string()),
  district: z.nullable(z.string()),
  verified: z.boolean(),
  suspended: z.boolean(),
  since: instant,
  /** When a session of theirs was last used; null while none is open. */
  seenAt: z.nullable(instant),
});

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/admin/people',
  access,
  topics: ['people'],
  summary: 'People with an account, by name; found by name, e-mail address or phone number.',
  query: z.object({
    q: z.optional(z.string().check(z.maxLength(100))),
    show: z._default(z.enum(peopleFilters), 'all'),
    cursor,
    limit,
  }),
  output: z.extend(pageOf(line), {
    /** How many there are in all pages. */
    count: z.int(),
    suspended: z.int(),
  }),
});

export const readPerson = endpoint({
  method: 'GET',
  path: '/api/admin/people/:id',
  access,
  topics: ['people'],
  summary: 'One person, and how to reach them. Reading is audited.',
  params: z.object({ id }),
  output: dataOf(
    z.extend(line, {
      email: z.nullable(z.string()),
      emailProved: z.boolean(),
      phone: z.nullable(z.string()),
      phoneProved: z.boolean(),
      sector: z.nullable(z.string()),
      /** Open sessions, which a suspension ends. */
      sessions: z.int(),
      suspension: z.nullable(z.object({ at: instant, reason: z.string(), by: z.string() })),
      /** That it was recorded that they have died, and by whom. */
      death: z.nullable(z.object({ at: instant, by: z.nullable(z.string()) })),
      /** False for oneself. */
      canChange: z.boolean(),
    }),
  ),
});

export const suspendPerson = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/suspend',
  access,
  topics: ['people', 'vetting', 'practice', 'volunteering'],
  summary:
    'Suspend somebody, with a reason that they read: all sessions end, no sign-in, no messages, and what a coordinator confirmed ends.',
  params: z.object({ id }),
  body: z.object({ reason: text(500), agreed: agreedPromises }),
  output: done,
  errors: [
    errors['already-suspended'],
    vettingErrors['promises-changed'],
    vettingErrors['vetting-over'],
  ],
});

export const liftSuspension = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/lift',
  access,
  topics: ['people'],
  summary: 'Lift a suspension. What a coordinator had confirmed is to be checked again.',
  params: z.object({ id }),
  body: z.object({ reason: text(500) }),
  output: done,
  errors: [errors['not-suspended']],
});

export const withdrawPersonsDeath = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/death/withdraw',
  access,
  topics: ['people', ...elderTopics],
  summary:
    'Take back a death that was recorded by mistake: reminders and check-ins go on, and whoever was told of it is told. Idempotent.',
  params: z.object({ id }),
  body: z.object({ reason: text(500) }),
  output: done,
});

export const changeRoles = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/roles',
  access,
  topics: ['people', 'session'],
  summary:
    'Give and take roles. One of doctor, caregiver and volunteer at most, not taken while it is confirmed.',
  params: z.object({ id }),
  body: z.object({
    roles: z.array(z.enum(givenRoles)).check(z.maxLength(5)),
    reason: text(500),
    agreed: agreedPromises,
  }),
  output: done,
  errors: [
    errors['roles-not-possible'],
    errors['role-confirmed'],
    vettingErrors['promises-changed'],
  ],
});
