import { dayInMs } from '@hafi/base/time';
import type { Role } from '@hafi/contract/accounts/roles';
import { type Permission, permissions, type Relation } from '@hafi/contract/circle/circle-terms';
import type { Endpoint } from '@hafi/contract/core/endpoint';
import { allEndpoints } from '@hafi/contract/core/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from './platform/ids/uuid-v7.ts';
import { carers, type Needs, rules, things } from './test/elder-matrix/elder-rules.ts';
import { elderThings } from './test/elder-matrix/elder-things.ts';
import { giveAppointmentAccess } from './test/factories/appointment-access.factory.ts';
import { makeMember } from './test/factories/member.factory.ts';
import { makePerson, type SignedIn } from './test/factories/person.factory.ts';
import { proveIdentity } from './test/issue-session.ts';
import { startTestApp, type TestApp } from './test/test-app.ts';

/**
 * Endpoints of the circle itself have an access matrix of their own; the number of a kept account is
 * for its keeper alone (`kept-number.test.ts`), the PIN of a phone and the photo of the gate for the
 * elder and who decides (`phone-pin.test.ts`, `gate-photo.test.ts`), as is whose calls open by
 * themselves (`auto-answer.test.ts`); closing a kept account is for its keeper (`close-kept-account.test.ts`).
 */
const ofCircle =
  /^(circle|consents|access-log|hand-over|number|phone-pin|gate-photo|auto-answer|close-account)\b/;

const partOf = ({ path }: Endpoint) => path.replace('/api/elders/:id/', '');
const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${partOf(endpoint)}`;
const endpoints = allEndpoints.filter(
  (endpoint) => endpoint.path.startsWith('/api/elders/:id/') && !ofCircle.test(partOf(endpoint)),
);

/** The folder and the parameter of a path that names an object of the elder. */
const objectOf = (endpoint: Endpoint) => /\w[\w-]*\/:\w+/.exec(partOf(endpoint))?.[0];

let app: TestApp;
let elder: SignedIn;
let make: ReturnType<typeof elderThings>;

beforeAll(async () => {
  app = await startTestApp();
  elder = await makePerson(app);
  const { who: caregiver } = await member('CAREGIVER', [], { relation: 'caregiver' });
  things.caregiver = caregiver.personId;
  await proveIdentity(app, elder);
  make = elderThings(app, { elder, caregiver });
  for (const [object, makeOne] of Object.entries(make)) things[object] = await makeOne(elder);
});
afterAll(() => app.close());

/**
 * Calls an endpoint as a person. A path that names an object names a standing one of the elder, or
 * `repeats` one made for this call, because who is admitted may change it or take it away.
 */
async function call(who: SignedIn, endpoint: Endpoint, { repeats }: { repeats: boolean }) {
  const { method } = endpoint;
  const rule = rules[nameOf(endpoint)];
  const object = objectOf(endpoint);
  // A link gives away what one reads: whoever makes one has just shown who they are.
  if (endpoint.path.includes('summary-links')) await proveIdentity(app, who);
  const id = object && (repeats ? await make[object]?.(rule?.own ? who : elder) : things[object]);
  const part = partOf(endpoint).replace(/:\w+/, id ?? 'none');
  const payload = rule?.body?.(who);
  const url = `/api/elders/${elder.personId}/${part}${rule?.query ?? ''}`;
  return app.http.inject({ method, url, headers: who.headers, ...(payload ? { payload } : {}) });
}

interface Comer {
  readonly who: SignedIn;
  readonly role: Role;
  readonly granted: readonly Permission[];
  /** Belongs to the circle as a caregiver. */
  readonly cares?: boolean;
}

async function member(
  role: Role,
  granted: readonly Permission[],
  { ended = false, relation = 'relative' }: { ended?: boolean; relation?: Relation } = {},
): Promise<Comer> {
  const who = await makeMember(app, {
    elder,
    person: { roles: [role] },
    relation,
    permissions: granted,
  });
  if (ended) await who.end();
  const cares = relation === 'caregiver' && !ended;
  if (cares) carers.add(who.personId);
  return { who, role, granted: ended ? [] : granted, cares };
}

const stranger = async (role: Role): Promise<Comer> => ({
  who: await makePerson(app, { roles: [role] }),
  role,
  granted: [],
});

/** The doctor of an appointment in `days` days. */
async function doctorOf(days: number): Promise<Comer> {
  const who = await makePerson(app, { roles: ['DOCTOR'] });
  const startsAt = new Date(app.clock.now().getTime() + days * dayInMs);
  await giveAppointmentAccess(app.platform, {
    bookingId: newId(),
    elderId: elder.personId,
    personId: who.personId,
    startsAt,
    endsAt: startsAt,
  });
  return { who, role: 'DOCTOR', granted: days === 0 ? ['health:read', 'health:write'] : [] };
}

const roles = ['ADMIN', 'DOCTOR', 'CAREGIVER', 'PATIENT', 'VOLUNTEER', 'FAMILY'] as const;
/**
 * Rules ask for a permission, and for a role only where an endpoint names roles: one role with each
 * permission, and each role with one of them. The full run combines all.
 */
const combined = roles.flatMap((role, nth) =>
  permissions
    .filter(
      (_, at) => process.env.HAFI_TEST_ALL || role === 'FAMILY' || at === nth % permissions.length,
    )
    .map((granted) => ({ role, granted })),
);
const allButHealth = permissions.filter((each) => !each.startsWith('health'));

const comers: Record<string, () => Promise<Comer>> = {
  ...Object.fromEntries([
    ...roles.map((role) => [`a stranger (${role})`, () => stranger(role)]),
    ...combined.map(({ granted, role }) => [
      `a ${role} with ${granted}`,
      () => member(role, [granted]),
    ]),
  ]),
  'a revoked doctor who might do all': () => member('DOCTOR', permissions, { ended: true }),
  'a revoked relative who might do all': () => member('FAMILY', permissions, { ended: true }),
  'a relative with all but health': () => member('FAMILY', allButHealth),
  'a doctor with all but health': () => member('DOCTOR', allButHealth),
  'a relative who reads and writes health': () => member('FAMILY', ['health:read', 'health:write']),
  'a caregiver of the circle': () => member('CAREGIVER', [], { relation: 'caregiver' }),
  'a caregiver of the circle who reads health': () =>
    member('CAREGIVER', ['health:read'], { relation: 'caregiver' }),
  'a revoked caregiver': () =>
    member('CAREGIVER', permissions, { ended: true, relation: 'caregiver' }),
  'the doctor before the appointment': () => doctorOf(3),
  'the doctor during the appointment': () => doctorOf(0),
  'the doctor after the appointment': () => doctorOf(-3),
};

/** The permissions for each need: any one of them suffices, except for `both`. */
const enough: Readonly<Record<Needs, readonly Permission[]>> = {
  read: ['health:read'],
  write: ['health:write'],
  both: ['health:read', 'health:write'],
  alerts: ['health:read', 'alerts:receive'],
  told: ['alerts:receive'],
  schedule: ['bookings:manage'],
  log: [],
  decide: [],
};

const forCaregivers: readonly Needs[] = ['schedule', 'log'];

describe("an elder's health", () => {
  it('has a rule for every endpoint, and every object that a path names', () => {
    const named = endpoints.flatMap((endpoint) => objectOf(endpoint) ?? []);
    expect([...new Set(named)].sort()).toEqual(Object.keys(make).sort());
    expect(endpoints.map(nameOf).sort()).toEqual(Object.keys(rules).sort());
  });

  it.each(Object.entries(comers))(
    'is open to %s as far as granted, and not found beyond',
    async (_, come) => {
      const { cares = false, granted, role, who } = await come();
      for (const endpoint of endpoints) {
        const name = nameOf(endpoint);
        const { access } = endpoint;
        const { needs = 'read', seen } = rules[name] ?? {};
        const admitted = typeof access !== 'object' || access.includes(role);
        const holds = (need: Needs) =>
          enough[need][need === 'both' ? 'every' : 'some']((right) => granted.includes(right));
        const sees = seen !== undefined && holds(seen);
        const open = holds(needs) || (cares && forCaregivers.includes(needs));
        const repeats = admitted && open && endpoint.method !== 'GET';
        const answer = await call(who, endpoint, { repeats });
        if (!admitted) {
          expect([name, answer.statusCode]).toEqual([name, 403]);
          continue;
        }
        const wanted = rules[name]?.answers;
        if (open && wanted) expect([name, answer.statusCode]).toEqual([name, wanted]);
        else if (open) expect([name, answer.statusCode < 300]).toEqual([name, true]);
        if (!open) expect([name, answer.statusCode]).toEqual([name, sees ? 403 : 404]);
      }
    },
  );

  it('is completely open to the elder', async () => {
    await proveIdentity(app, elder);
    for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
      const name = nameOf(endpoint);
      expect([name, (await call(elder, endpoint, { repeats: false })).statusCode]).toEqual([
        name,
        200,
      ]);
    }
  });
});
