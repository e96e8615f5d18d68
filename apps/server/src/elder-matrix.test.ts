import { dayInMs } from '@hafi/base/time';
import type { Role } from '@hafi/contract/accounts/roles';
import { type Permission, permissions, type Relation } from '@hafi/contract/circle/circle-terms';
import type { Endpoint } from '@hafi/contract/core/endpoint';
import { allEndpoints } from '@hafi/contract/core/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from './platform/ids/uuid-v7.ts';
import {
  allergy,
  carers,
  careVisit,
  condition,
  coverage,
  type Needs,
  pill,
  rules,
  schedule,
  things,
  visitSchedule,
} from './test/elder-rules.ts';
import { makeMember } from './test/factories/member.factory.ts';
import { makePerson, type SignedIn } from './test/factories/person.factory.ts';
import { openVisit } from './test/factories/visit-access.factory.ts';
import { proveIdentity } from './test/issue-session.ts';
import { startTestApp, type TestApp } from './test/test-app.ts';
import { aPicture, sendFile } from './test/upload-stage.ts';

/**
 * Endpoints of the circle itself have an access matrix of their own; the number of a kept account is
 * for its keeper alone (`kept-number.test.ts`).
 */
const ofCircle = /^(circle|consents|access-log|hand-over|number)\b/;

const partOf = ({ path }: Endpoint) => path.replace('/api/elders/:id/', '');
const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${partOf(endpoint)}`;
const endpoints = allEndpoints.filter(
  (endpoint) => endpoint.path.startsWith('/api/elders/:id/') && !ofCircle.test(partOf(endpoint)),
);

let app: TestApp;
let elder: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  elder = await makePerson(app);
  const make = async (part: string, payload: object): Promise<string> => {
    const answer = await send(elder, 'POST', part, payload);
    expect(answer.statusCode, part).toBe(201);
    return answer.json().data.id;
  };
  things[':medicationId'] = await make('medications', { ...pill, schedule });
  const reading = { id: newId(), kind: 'heart-rate', values: { value: 45 } };
  things[':readingId'] = await make('vitals', reading);
  things['conditions/:entryId'] = await make('conditions', condition);
  things['allergies/:entryId'] = await make('allergies', allergy);
  things['coverages/:entryId'] = await make('coverages', coverage);
  const { uploadId } = await sendFile(app, elder, await aPicture());
  const facts = { title: 'Blood count', kind: 'lab-result', date: '2026-11-20' };
  things[':documentId'] = await make('documents', { ...facts, uploadId });
  const [alert] = (await send(elder, 'GET', 'alerts')).json().data;
  things[':alertId'] = alert.id;
  const { who: caregiver } = await member('CAREGIVER', [], { relation: 'caregiver' });
  things.caregiver = caregiver.personId;
  things[':scheduleId'] = await make('visit-schedules', visitSchedule(elder));
  const visit = { ...careVisit, id: newId(), visitId: newId(), planned: null };
  things[':visitId'] = (await send(caregiver, 'POST', 'care-visits', visit)).json().data.id;
});
afterAll(() => app.close());

function send(who: SignedIn, method: Endpoint['method'], part: string, payload?: object) {
  const url = `/api/elders/${elder.personId}/${part}`;
  return app.http.inject({ method, url, headers: who.headers, ...(payload ? { payload } : {}) });
}

/** Calls an endpoint as a person, about existing objects of the elder. */
function call(who: SignedIn, endpoint: Endpoint) {
  const rule = rules[nameOf(endpoint)];
  const part = partOf(endpoint).replace(
    /(\w+\/)?(:\w+)/,
    (whole, folder: string | undefined, name: string) =>
      things[whole] !== undefined
        ? `${folder}${things[whole]}`
        : `${folder ?? ''}${things[name] ?? newId()}`,
  );
  return send(who, endpoint.method, `${part}${rule?.query ?? ''}`, rule?.body?.(who));
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
  await openVisit(app.platform, {
    bookingId: newId(),
    elderId: elder.personId,
    personId: who.personId,
    startsAt,
    endsAt: startsAt,
  });
  return { who, role: 'DOCTOR', granted: days === 0 ? ['health:read', 'health:write'] : [] };
}

const roles = ['ADMIN', 'DOCTOR', 'CAREGIVER', 'PATIENT', 'VOLUNTEER', 'FAMILY'] as const;
const comers: Record<string, () => Promise<Comer>> = {
  ...Object.fromEntries(
    roles.flatMap((role) => [
      [`a stranger (${role})`, () => stranger(role)],
      [`a revoked ${role} who might do all`, () => member(role, permissions, { ended: true })],
      ...permissions.map((each) => [`a ${role} with ${each}`, () => member(role, [each])]),
      [
        `a ${role} with all but health`,
        () =>
          member(
            role,
            permissions.filter((each) => !each.startsWith('health')),
          ),
      ],
    ]),
  ),
  'a caregiver of the circle': () => member('CAREGIVER', [], { relation: 'caregiver' }),
  'a caregiver of the circle who reads health': () =>
    member('CAREGIVER', ['health:read'], { relation: 'caregiver' }),
  'a revoked caregiver': () =>
    member('CAREGIVER', permissions, { ended: true, relation: 'caregiver' }),
  'the doctor before the visit': () => doctorOf(3),
  'the doctor during the visit': () => doctorOf(0),
  'the doctor after the visit': () => doctorOf(-3),
};

/** The permissions for each need; any one of them suffices. */
const enough: Readonly<Record<Needs, readonly Permission[]>> = {
  read: ['health:read'],
  write: ['health:write'],
  alerts: ['health:read', 'alerts:receive'],
  plan: ['bookings:manage'],
  log: [],
};

const forCaregivers: readonly Needs[] = ['plan', 'log'];

describe("an elder's health", () => {
  it('has a rule for every endpoint', () => {
    expect(endpoints.map(nameOf).sort()).toEqual(Object.keys(rules).sort());
  });

  it.each(Object.entries(comers))(
    'is open to %s as far as granted, and not found beyond',
    async (_, come) => {
      const { cares = false, granted, role, who } = await come();
      for (const endpoint of endpoints) {
        const name = nameOf(endpoint);
        const { access } = endpoint;
        const answer = await call(who, endpoint);
        if (typeof access === 'object' && !access.includes(role)) {
          expect([name, answer.statusCode]).toEqual([name, 403]);
          continue;
        }
        const needs = rules[name]?.needs ?? 'read';
        const open =
          enough[needs].some((right) => granted.includes(right)) ||
          (cares && forCaregivers.includes(needs));
        // An object that an earlier caller removed or answered must be made again.
        const used = open && /:/.test(name);
        const wanted = rules[name]?.answers;
        if (open && !used && wanted) expect([name, answer.statusCode]).toEqual([name, wanted]);
        else if (open && !used) expect([name, answer.statusCode < 300]).toEqual([name, true]);
        if (!open) expect([name, answer.statusCode]).toEqual([name, 404]);
      }
    },
  );

  it('is completely open to the elder', async () => {
    await proveIdentity(app, elder);
    for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
      const name = nameOf(endpoint);
      expect([name, (await call(elder, endpoint)).statusCode]).toEqual([name, 200]);
    }
  });
});
