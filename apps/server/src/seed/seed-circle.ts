import { dayInKigali } from '@hafi/base/kigali-time';
import type { AccessSubject, Permission, Relation } from '@hafi/contract/circle/circle-terms';
import { permissions } from '@hafi/contract/circle/circle-terms';
import { consentVersion } from '@hafi/contract/circle/consent-text';
import { eq } from 'drizzle-orm';
import { openHealth } from '../features/circle/circle.public.ts';
import { requireDecider } from '../features/circle/elder-access.ts';
import { acceptInvitation } from '../features/circle/invitations/accept-invitation.ts';
import { createInvitation } from '../features/circle/invitations/create-invitation.ts';
import { circleInvitations } from '../features/circle/invitations/invitations.tables.ts';
import {
  deleteNotification,
  findNotifications,
} from '../features/notifications/notifications.repo.ts';
import type { RateLimiter } from '../platform/rate-limit/rate-limit.ts';
import { hoursFrom, platformAt, type World } from './world.ts';

const day = 24;
/** Limits by address do not apply to the seed. */
const address = '127.0.0.1';

interface Joining {
  readonly elder: string;
  readonly person: string;
  readonly relation: Relation;
  readonly granted: readonly Permission[];
  readonly daysAgo: number;
}

/** A caregiver's permissions: on the rounds one must know where the homes are. */
const readAndWrite: readonly Permission[] = [
  'location:read',
  'health:read',
  'health:write',
  'alerts:receive',
  'messages',
];
const near: readonly Permission[] = ['alerts:receive', 'messages'];

/** The version of the text that the demo's people agreed to before the present one was written. */
const earlierVersion = '2025-09-01';

/** The version of the consent text that was shown then. */
const versionShown = (then: Date): string =>
  dayInKigali(then) < consentVersion ? earlierVersion : consentVersion;

/** Joins by a code that the elder reads out, through the same steps as people. */
async function join(
  { now, platform }: World,
  { daysAgo, elder, granted, person, relation }: Joining,
) {
  const at = hoursFrom(now, -daysAgo * day);
  const then = platformAt(platform, at);
  const access = await requireDecider(then, { personId: elder, roles: ['PATIENT'] }, elder);
  const wanted = { way: 'code' as const, relation, permissions: [...granted] };
  const body = { ...wanted, textVersion: consentVersion };
  const { code, id } = await createInvitation(then, access, { body, locale: 'rw' });
  // Today's app takes no text but today's; what was agreed to then was the text of then.
  await platform.db
    .update(circleInvitations)
    .set({ textVersion: versionShown(at) })
    .where(eq(circleInvitations.id, id));
  await acceptInvitation(then, { personId: person, address }, { code: code ?? '' });
}

/** Adds an access log entry: who, what, and how many hours ago. */
async function logViews(
  { now, platform }: World,
  elder: string,
  views: readonly (readonly [person: string, subject: AccessSubject, hoursAgo: number])[],
) {
  for (const [person, subject, hoursAgo] of views) {
    const then = platformAt(platform, hoursFrom(now, -hoursAgo));
    await openHealth(then, { personId: person, roles: [] }, elder, subject);
  }
}

/**
 * Without limits: they are counted on a connection of their own, which would wait for the seed's
 * transaction.
 */
const unlimited: RateLimiter = {
  take: async () => undefined,
  check: async () => undefined,
  takeEach: async () => undefined,
  checkEach: async () => undefined,
  reset: async () => undefined,
  sweep: async () => undefined,
};

/**
 * The people around the elders: daughter in Brussels, caregiver, neighbour and doctor of the main
 * elder, their recent entries in the access log, and an open invitation; and other elders of the
 * caregiver and the daughter.
 */
export async function seedCircle(
  { now, platform: limited, ...rest }: World,
  people: Readonly<Record<'elder' | 'family' | 'caregiver' | 'doctor' | 'volunteer', string>>,
  patients: readonly [string, ...string[]],
): Promise<void> {
  const { caregiver, doctor, elder, family, volunteer } = people;
  const platform = { ...limited, rateLimiter: unlimited };
  const world = { ...rest, now, platform };
  const own = [
    { person: family, relation: 'child', granted: permissions, daysAgo: 410 },
    { person: doctor, relation: 'doctor', granted: ['health:read'], daysAgo: 370 },
    { person: caregiver, relation: 'caregiver', granted: readAndWrite, daysAgo: 300 },
    { person: volunteer, relation: 'neighbour', granted: near, daysAgo: 120 },
  ] as const;
  for (const each of own) await join(world, { elder, ...each });
  const [first, second, third] = patients;
  const others = [first, second, third].flatMap((id) => (id ? [id] : []));
  for (const [index, patient] of others.entries()) {
    const cared = {
      relation: 'caregiver',
      granted: readAndWrite,
      daysAgo: 200 - index * 40,
    } as const;
    await join(world, { elder: patient, person: caregiver, ...cared });
  }
  if (second) {
    const uncle = { relation: 'relative', granted: permissions, daysAgo: 90 } as const;
    await join(world, { elder: second, person: family, ...uncle });
  }
  await logViews(world, elder, [
    [doctor, 'record', 12 * day],
    [family, 'vitals', 6 * day + 3],
    [caregiver, 'medications', 4 * day],
    [family, 'report', 3 * day + 1],
    [caregiver, 'vitals', 2 * day + 2],
    [doctor, 'vitals', day + 5],
    [family, 'medications', 22],
    [family, 'vitals', 5],
  ]);
  const access = await requireDecider(platform, { personId: elder, roles: ['PATIENT'] }, elder);
  await createInvitation(platformAt(platform, hoursFrom(now, -20)), access, {
    body: {
      way: 'sms',
      phone: '+250788000061',
      relation: 'grandchild',
      textVersion: consentVersion,
      locale: 'rw',
      permissions: ['messages', 'alerts:receive'],
    },
    locale: 'rw',
  });
  // These events are long past, so nobody is notified of them today.
  for (const person of [elder, family, caregiver, doctor, volunteer, ...others]) {
    for (const { id, titleId } of await findNotifications(platform.db, person, {
      after: null,
      limit: 100,
    })) {
      if (titleId === 'circle.title') await deleteNotification(platform.db, person, id);
    }
  }
}
