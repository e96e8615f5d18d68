import * as accessLog from '@hafi/contract/circle/access-log.contract';
import * as appointmentDoctors from '@hafi/contract/circle/appointment-doctors.contract';
import { permissions } from '@hafi/contract/circle/circle-terms';
import { consentVersion } from '@hafi/contract/circle/consent-text';
import * as consents from '@hafi/contract/circle/consents.contract';
import * as invitations from '@hafi/contract/circle/invitations.contract';
import * as members from '@hafi/contract/circle/members.contract';
import type { Endpoint } from '@hafi/contract/core/endpoint';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { type Actor, circleOf } from '../../test/circle-of.ts';
import {
  giveAppointmentAccess,
  giveAppointmentAccessNow,
} from '../../test/factories/appointment-access.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => app.reset());

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value;

/**
 * Every endpoint about one elder's circle, except those for invited people, which are open to all.
 */
const ofElders = [accessLog, consents, invitations, members, appointmentDoctors]
  .flatMap((module) => Object.values<unknown>(module).filter(isEndpoint))
  .filter(({ path }) => path.startsWith('/api/elders/:id/'));

/** One person of each kind that may call. */
async function everybody() {
  const circle = await circleOf(app);
  const { actor, elder, member } = circle;
  const revoked = await member([...permissions]);
  await elder.remove(`${circle.at}/circle/members/${revoked.personId}`);
  const byAppointment = await actor(['DOCTOR']);
  await giveAppointmentAccessNow(app, elder, byAppointment);
  const people = {
    elder,
    manager: await member([], { decidesAs: 'manager' }),
    representative: await member([], { decidesAs: 'representative' }),
    caregiver: await member(['health:write', 'messages'], { roles: ['CAREGIVER'] }),
    everything: await member(permissions.filter((each) => each !== 'health:write')),
    nothing: await member([]),
    revoked,
    byAppointment,
    stranger: await actor(['FAMILY']),
    patient: await actor(['PATIENT']),
    admin: await actor(['ADMIN']),
  };
  return { ...circle, people };
}
type Who = keyof Awaited<ReturnType<typeof everybody>>['people'];

const deciders: Who[] = ['elder', 'manager', 'representative'];
const belongs: Who[] = [...deciders, 'caregiver', 'everything', 'nothing'];

/** Who may call each endpoint; everybody else must not even learn that the elder exists. */
const allowed: Record<string, readonly Who[]> = {
  'GET /api/elders/:id/circle': belongs,
  'PUT /api/elders/:id/circle/members/:personId': deciders,
  'DELETE /api/elders/:id/circle/members/:personId': deciders,
  // And who writes the health and may call the members: vouch-for-number.test.ts.
  'PUT /api/elders/:id/circle/members/:personId/number': deciders,
  'POST /api/elders/:id/circle/leave': belongs.filter((who) => who !== 'elder'),
  'POST /api/elders/:id/circle/death/withdraw': [...deciders, 'everything'],
  'POST /api/elders/:id/circle/invitations': deciders,
  'GET /api/elders/:id/circle/invitations': deciders,
  'DELETE /api/elders/:id/circle/invitations/:invitationId': deciders,
  'GET /api/elders/:id/consents': deciders,
  'POST /api/elders/:id/consents': ['manager', 'representative', 'caregiver'],
  'POST /api/elders/:id/consents/:consentId/undo': deciders,
  'GET /api/elders/:id/access-log': deciders,
  'GET /api/elders/:id/circle/visit-doctors': deciders,
  'DELETE /api/elders/:id/circle/visit-doctors/:personId': deciders,
};

it('has a rule for each endpoint', () => {
  const named = ofElders.map(({ method, path }) => `${method} ${path}`);
  expect(named.sort()).toEqual(Object.keys(allowed).sort());
});

it.each(Object.entries(allowed))('%s', async (name, letIn) => {
  const [method = '', path = ''] = name.split(' ');
  const { elder, invitation, member, people, at } = await everybody();
  for (const [who, caller] of Object.entries(people) as [Who, Actor][]) {
    // Each caller gets its own objects to act on.
    const daughter = await member(['messages']);
    const made = await elder.post(`${at}/circle/invitations`, invitation());
    const yes = {
      personId: daughter.personId,
      permissions: ['location:read'],
      channel: 'oral',
      witness: 'Patrick Niyonzima',
      witnessContact: '0788123456',
      readAloud: true,
      locale: 'rw',
      textVersion: consentVersion,
    };
    await people.manager.post(`${at}/consents`, yes);
    const consent = (await elder.get(`${at}/consents?limit=1`)).json().data[0]?.id ?? newId();
    if (path.endsWith('/visit-doctors/:personId')) {
      const times = { startsAt: app.clock.now(), endsAt: app.clock.now() };
      const access = { bookingId: newId(), elderId: elder.personId, personId: daughter.personId };
      app.clock.advance({ seconds: 1 });
      await giveAppointmentAccess(app.platform, { ...access, ...times });
    }
    const url = path
      .replace(':id', elder.personId)
      .replace(':personId', daughter.personId)
      .replace(':invitationId', made.json().data?.id ?? newId())
      .replace(':consentId', consent);
    const body = name.endsWith('/invitations')
      ? invitation()
      : { ...yes, permissions: ['messages'], relation: 'friend', phone: null };
    const answer = await app.http.inject({
      method: method as 'GET',
      url,
      headers: { ...caller.headers },
      ...(method === 'PUT' || (method === 'POST' && !/leave|undo|withdraw/.test(url))
        ? { payload: body }
        : {}),
    });
    const expected = letIn.includes(who) ? [200, 201] : [404];
    expect(expected, `${who} got ${answer.statusCode} ${answer.body.slice(0, 200)}`).toContain(
      answer.statusCode,
    );
    if (answer.statusCode === 404) expect(answer.json().code).toBe('not-found');
    if (made.json().data) await elder.remove(`${at}/circle/invitations/${made.json().data.id}`);
    if (name.endsWith('leave') && answer.statusCode === 200 && who === 'manager') {
      people.manager = await member([], { decidesAs: 'manager' });
    }
  }
});

it("does not know other elders' things by their numbers", async () => {
  const one = await circleOf(app);
  const other = await circleOf(app);
  const made = await other.elder.post(`${other.at}/circle/invitations`, other.invitation());
  const daughter = await other.member(['health:read']);
  const caregiver = await other.member(['health:write', 'messages']);
  await caregiver.post(`${other.at}/consents`, {
    personId: daughter.personId,
    permissions: ['messages'],
    channel: 'oral',
    witness: 'Patrick Niyonzima',
    witnessContact: '0788123456',
    readAloud: true,
    locale: 'rw',
    textVersion: consentVersion,
  });
  const consent = (await other.elder.get(`${other.at}/consents`)).json().data[0].id;
  const { at, elder } = one;
  const answers = [
    await elder.remove(`${at}/circle/invitations/${made.json().data.id}`),
    await elder.remove(`${at}/circle/members/${daughter.personId}`),
    await elder.post(`${at}/consents/${consent}/undo`),
    await elder.get(`${other.at}/circle`),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  expect((await other.elder.get(`${other.at}/circle`)).json().data.members).toHaveLength(2);
});
