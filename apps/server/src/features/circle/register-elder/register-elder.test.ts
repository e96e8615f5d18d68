import { permissions } from '@hafi/contract/circle/circle-terms';
import { consentVersion } from '@hafi/contract/circle/consent-text';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { makeDoctor } from '../../../test/factories/doctor.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { findContactCards } from '../../accounts/accounts.public.ts';

let app: TestApp;
let daughter: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  app.clock.set('2026-11-23T06:00:00Z');
  daughter = await makePerson(app, { firstName: 'Marie', lastName: 'Uwase', roles: ['FAMILY'] });
});

const wish = {
  firstName: 'Vérène',
  lastName: 'Nyirabega',
  birth: '1948',
  locale: 'rw',
  relation: 'child',
  witness: 'Jean Bosco',
  witnessContact: 'neighbour',
  consentGiven: true,
  consentLocale: 'rw',
  district: 'Gasabo',
  sector: 'Remera',
  textVersion: consentVersion,
};
const register = (more: object = {}, who = daughter) =>
  callAs(app, who).post('/api/elders', { ...wish, ...more });

it('registers a managed elder without phone and e-mail', async () => {
  const answer = await register();
  expect(answer.statusCode).toBe(201);
  const elder = answer.json().data;
  expect(elder).toMatchObject({
    name: 'Vérène Nyirabega',
    by: 'circle',
    relation: 'child',
    decidesAs: 'manager',
    permissions,
  });
  const card = (await findContactCards(app.platform.db, [elder.id])).get(elder.id);
  expect(card).toMatchObject({ email: null, phoneNumber: null, roles: ['PATIENT'], locale: 'rw' });
  const elders = (await callAs(app, daughter).get('/api/elders')).json().data;
  expect(elders.map(({ id }: { id: string }) => id)).toEqual([elder.id]);
});

it('tells the number that was given, so that its owner can object', async () => {
  await register({ phoneNumber: '0788 661 000' });
  await deliverAll(app);
  const sms = app.sent.filter(({ to }) => to === '+250788661000');
  expect(sms.map(({ text }) => text)).toEqual([expect.stringContaining('Marie')]);
});

it('logs the oral consent with its witness', async () => {
  const { id } = (await register()).json().data;
  const log = (await callAs(app, daughter).get(`/api/elders/${id}/consents`)).json().data;
  expect(log).toMatchObject([
    {
      action: 'granted',
      channel: 'oral',
      witness: 'Jean Bosco',
      witnessContact: 'neighbour',
      readBy: 'Marie Uwase',
      givenAs: 'elder',
      locale: 'rw',
      textVersion: consentVersion,
      permissions,
      added: permissions,
      member: 'Marie Uwase',
      recordedBy: 'Marie Uwase',
    },
  ]);
});

it('lets the manager book for the elder at once', async () => {
  const { id } = (await register()).json().data;
  const { doctorId } = await makeDoctor(app);
  const booked = await callAs(app, daughter).post('/api/bookings', {
    doctorId,
    date: '2026-11-25',
    time: '09:00',
    type: 'general',
    elderId: id,
  });
  expect(booked.statusCode).toBe(201);
  expect(booked.json().data.patient).toMatchObject({ id, phone: null });
});

it.each([
  ['consentGiven', false, 'consent-needed'],
  ['consentGiven', undefined, 'consent-needed'],
  ['witness', '', 'required'],
  ['witnessContact', '', 'required'],
  ['birth', '12 pm', 'invalid-birth'],
  ['birth', '2026-11-23', 'future-date'],
  ['relation', 'boss', 'invalid-choice'],
  ['phoneNumber', '12', 'invalid-phone'],
])('asks again for %s when it is %s', async (path, value, code) => {
  const answer = await register({ [path]: value });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0]).toMatchObject({ path, code });
});

it('requires reading the consent again when its text has changed', async () => {
  const answer = await register({ textVersion: '2020-01' });
  expect(answer.json().code).toBe('consent-text-changed');
});

it('is for family and for caregivers whom a coordinator has verified', async () => {
  const as = (role: 'CAREGIVER' | 'VOLUNTEER' | 'PATIENT' | 'DOCTOR', verified = false) =>
    makePerson(app, { roles: [role], verified });
  expect((await register({}, await as('CAREGIVER'))).json().code).toBe('not-checked-yet');
  expect((await register({}, await as('CAREGIVER', true))).statusCode).toBe(201);
  for (const role of ['VOLUNTEER', 'PATIENT', 'DOCTOR'] as const) {
    expect((await register({}, await as(role, true))).statusCode).toBe(403);
  }
});

it('asks before the same elder is registered twice, and takes another of that name and year', async () => {
  expect((await register()).statusCode).toBe(201);
  const again = { firstName: 'nyirabega', lastName: 'Verene', birth: '12/03/1948' };
  for (const more of [{}, again]) {
    const requested = await register(more);
    expect([requested.statusCode, requested.json().code]).toEqual([409, 'same-elder']);
  }
  expect((await register({ birth: '1950' })).statusCode).toBe(201);
  expect((await register({ anotherPerson: true })).statusCode).toBe(201);
  const other = await makePerson(app, { roles: ['FAMILY'] });
  expect((await register({}, other)).statusCode).toBe(201);
});

it('stops after 10 a day, and at 20 managed elders', async () => {
  const another = () => register({ anotherPerson: true });
  for (let made = 0; made < 10; made += 1) expect((await another()).statusCode).toBe(201);
  expect((await another()).statusCode).toBe(429);
  app.clock.set('2026-11-24T06:00:01Z');
  for (let made = 0; made < 10; made += 1) expect((await another()).statusCode).toBe(201);
  app.clock.set('2026-11-25T06:00:02Z');
  expect((await register()).json().code).toBe('too-many-elders');
});

it('gives nobody else access', async () => {
  const { id } = (await register()).json().data;
  const other = await makePerson(app, { roles: ['FAMILY'] });
  expect((await callAs(app, other).get(`/api/elders/${id}/circle`)).statusCode).toBe(404);
});
