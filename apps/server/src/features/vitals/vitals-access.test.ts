import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { callAs } from '../../test/call-as.ts';
import { giveAppointmentAccess } from '../../test/factories/appointment-access.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { pulse, vitalsStage } from '../../test/vitals-stage.ts';
import { alertData } from '../alerts/own-alerts.ts';
import { findEntries } from '../circle/access-log/access-log.repo.ts';
import { vitalsData } from './own-vitals.ts';

let app: TestApp;
let stage: ReturnType<typeof vitalsStage>;
let elder: SignedIn;
let alertId: string;
const people = new Map<string, SignedIn>();

const appointmentAt = '2026-11-27T09:00:00Z';
const moments = {
  before: '2026-11-25T09:00:00Z',
  during: '2026-11-27T09:10:00Z',
  after: '2026-11-28T10:31:00Z',
};

beforeAll(async () => {
  app = await startTestApp();
  stage = vitalsStage(app);
  elder = await makePerson(app);
  const added = await stage.add(elder, elder, pulse(95, { takenAt: stage.hoursAgo(1) }));
  alertId = added.json().data.alert.id;
  const revoked = await stage.member(elder, ['health:read', 'health:write', 'alerts:receive']);
  await revoked.end();
  const doctor = await makePerson(app, { roles: ['DOCTOR'] });
  await giveAppointmentAccess(app.platform, {
    bookingId: newId(),
    elderId: elder.personId,
    personId: doctor.personId,
    startsAt: new Date(appointmentAt),
    endsAt: new Date('2026-11-27T09:30:00Z'),
  });
  const cast: [string, SignedIn][] = [
    ['elder', elder],
    ['reader', await stage.member(elder, ['health:read'])],
    ['writer', await stage.member(elder, ['health:write'])],
    ['alerted', await stage.member(elder, ['alerts:receive'])],
    ['member without health', await stage.member(elder, ['messages', 'location:read'])],
    ['revoked', revoked],
    ['stranger', await makePerson(app, { roles: ['FAMILY'] })],
    ['other elder', await makePerson(app)],
    ['admin', await makePerson(app, { roles: ['ADMIN'] })],
    ['caregiver', await makePerson(app, { roles: ['CAREGIVER'] })],
    ['volunteer', await makePerson(app, { roles: ['VOLUNTEER'] })],
    ['doctor', doctor],
  ];
  for (const [name, who] of cast) people.set(name, who);
});
afterAll(() => app.close());

const endpoints = {
  list: (who: SignedIn) => callAs(app, who).get(`/api/elders/${elder.personId}/vitals`),
  latest: (who: SignedIn) => callAs(app, who).get(`/api/elders/${elder.personId}/vitals/latest`),
  report: (who: SignedIn) => callAs(app, who).get(`/api/elders/${elder.personId}/vitals/report`),
  add: (who: SignedIn) => stage.add(who, elder, pulse(70)),
  alerts: (who: SignedIn) => callAs(app, who).get(`/api/elders/${elder.personId}/alerts`),
  told: (who: SignedIn) => callAs(app, who).get(`/api/elders/${elder.personId}/alerts/told`),
  acknowledge: (who: SignedIn) =>
    callAs(app, who).post(`/api/elders/${elder.personId}/alerts/${alertId}/acknowledge`),
};
type Name = keyof typeof endpoints;
const names = Object.keys(endpoints) as Name[];
const reads: Name[] = ['list', 'latest', 'report', 'alerts'];
const alerts: Name[] = ['told', 'acknowledge'];

/** What each person may do; anything else is answered with not-found. */
const allowed: [string, keyof typeof moments, Name[]][] = [
  ['elder', 'before', names],
  ['reader', 'before', [...reads, ...alerts]],
  ['writer', 'before', ['add']],
  ['alerted', 'before', alerts],
  ['member without health', 'before', []],
  ['revoked', 'before', []],
  ['stranger', 'before', []],
  ['other elder', 'before', []],
  ['admin', 'before', []],
  ['caregiver', 'before', []],
  ['volunteer', 'before', []],
  ['doctor', 'before', []],
  ['doctor', 'during', names],
  ['doctor', 'after', []],
];

describe('who may do what', () => {
  it.each(allowed)('%s, %s the appointment', async (name, moment, may) => {
    app.clock.set(moments[moment]);
    const who = people.get(name);
    if (!who) throw new Error(`nobody is ${name}`);
    for (const endpoint of names) {
      const before = await findEntries(app.platform.db, elder.personId, null, 1);
      const answer = await endpoints[endpoint](who);
      const [entry] = await findEntries(app.platform.db, elder.personId, null, 1);
      const fresh = entry?.id === before[0]?.id ? undefined : entry;
      if (!may.includes(endpoint)) {
        expect([endpoint, answer.statusCode]).toEqual([endpoint, 404]);
        expect(answer.json().code).toBe('not-found');
        expect(fresh).toBeUndefined();
        continue;
      }
      expect([endpoint, answer.statusCode]).toEqual([endpoint, endpoint === 'add' ? 201 : 200]);
      const seen = name === 'alerted' ? 'alerts' : 'vitals';
      const subject = endpoint === 'report' ? 'report' : seen;
      if (name === 'elder' || endpoint === 'add') expect(fresh).toBeUndefined();
      else expect(fresh).toMatchObject({ actorId: who.personId, subject });
    }
    const open = (await callAs(app, who).get('/api/alerts')).json().data;
    if (!may.includes('alerts')) expect(open).toEqual([]);
  });

  it('tells those who may only write what to do, and nothing of other readings', async () => {
    app.clock.set(moments.before);
    const own = await makePerson(app);
    const writer = await stage.member(own, ['health:write']);
    await stage.add(own, own, pulse(140, { confirmed: true }));
    const { alert } = (await stage.add(writer, own, pulse(95))).json().data;
    expect(alert).toMatchObject({ level: 'watch', values: { value: 95 }, readings: 1 });
    expect(alert.message).not.toContain('140');
  });

  it('finds no elder where there is none, and nothing under another elder', async () => {
    const other = people.get('other elder');
    if (!other) throw new Error('there is no other elder');
    const url = `/api/elders/${other.personId}/alerts/${alertId}/acknowledge`;
    expect((await callAs(app, other).post(url)).statusCode).toBe(404);
    const { id } = (await stage.add(elder, elder, pulse(70))).json().data;
    const reading = `/api/elders/${other.personId}/vitals/${id}`;
    expect((await callAs(app, other).remove(reading)).statusCode).toBe(404);
    expect(
      (await callAs(app, other).post(`${reading}/correct`, { ...pulse(7), id: newId() }))
        .statusCode,
    ).toBe(400);
    const admin = people.get('admin');
    if (!admin) throw new Error('there is no admin');
    const own = `/api/elders/${admin.personId}/vitals`;
    expect((await callAs(app, admin).get(own)).statusCode).toBe(404);
  });
});

describe("one's own data", () => {
  it('goes with the account', async () => {
    const own = await makePerson(app);
    await stage.add(own, own, pulse(140, { confirmed: true }));
    const ownData = [...vitalsData, ...alertData(app.platform)];
    const read = async () => {
      const parts = await Promise.all(
        ownData.map((part) => part.read(app.platform.db, own.personId)),
      );
      return parts.flat();
    };
    expect(await read()).toMatchObject([
      { type: 'heart-rate', measurement: '140 bpm', meaning: 'urgent', status: 'final' },
      { type: 'heart-rate', measurement: '140 bpm', meaning: 'urgent' },
    ]);
    await inTransaction(app.platform, async (tx) => {
      for (const { erase } of ownData) await erase?.(tx, own.personId);
    });
    expect(await read()).toEqual([]);
  });
});
