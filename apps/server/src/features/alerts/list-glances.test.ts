import type { Permission } from '@hafi/contract/circle/circle-terms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { callAs } from '../../test/call-as.ts';
import { makeBooking } from '../../test/factories/booking.factory.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { findEntries } from '../circle/access-log/access-log.repo.ts';
import { wellBeingOf } from './list-glances.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function elderOf(permissions: Permission[]) {
  const daughter = await makeMember(app, { permissions });
  return { elder: daughter.elder, daughter };
}

const glancesOf = async (who: SignedIn) => (await callAs(app, who).get('/api/glances')).json().data;

describe('elders at a glance', () => {
  it('shows what the caller may see of each, and logs the access once', async () => {
    const { elder, daughter } = await elderOf(['health:read', 'bookings:manage']);
    const own = callAs(app, elder);
    const at = `/api/elders/${elder.personId}`;
    const pressure = { kind: 'blood-pressure', values: { systolic: 125, diastolic: 80 } };
    await own.post(`${at}/vitals`, { id: newId(), ...pressure });
    await own.post(`${at}/medications`, {
      name: 'Amlodipine',
      dosage: '5 mg',
      form: 'tablet',
      pillsPerDose: 1,
      meal: 'any',
      schedule: { kind: 'times', times: ['12:00', '20:00'], weekdays: [1, 2, 3, 4, 5, 6, 7] },
    });
    await makeBooking(app, { patient: elder, mode: 'phone' });
    expect(await glancesOf(daughter)).toMatchObject([
      {
        elder: { id: elder.personId, by: 'circle' },
        wellBeing: 'well',
        readings: [{ kind: 'blood-pressure', values: pressure.values }],
        openAlerts: 0,
        doses: { planned: 2, taken: 0, missed: 0, next: '2026-11-23T10:00:00.000Z' },
        nextVisit: { startsAt: '2026-11-25T07:00:00.000Z', doctor: 'Dr Jean Habimana' },
      },
    ]);
    const log = await findEntries(app.platform.db, elder.personId, null, 10);
    expect(log).toMatchObject([{ actorId: daughter.personId, subject: 'summary' }]);
  });

  it('never says that all is well without a sign of life of today', async () => {
    app.clock.set('2026-11-23T06:00:00Z');
    const { elder, daughter } = await elderOf(['health:read']);
    const wellBeing = async () => (await glancesOf(daughter))[0].wellBeing;
    expect(await wellBeing()).toBe('new');
    await callAs(app, elder).post('/api/check-ins', { at: app.clock.now().toISOString() });
    expect(await wellBeing()).toBe('well');
    // The next morning, and after its end.
    app.clock.set('2026-11-24T05:00:00Z');
    expect(await wellBeing()).toBe('quiet');
    app.clock.set('2026-11-24T10:00:00Z');
    expect((await glancesOf(daughter))[0]).toMatchObject({
      wellBeing: 'look',
      checkInMissed: true,
    });
    app.clock.set('2026-12-02T10:00:00Z');
    expect(await wellBeing()).toBe('unheard');
    app.clock.set('2026-11-23T06:00:00Z');
  });

  it('counts a dose taken as a sign of life, and a missed one as something to look at', async () => {
    app.clock.set('2026-11-23T06:00:00Z');
    const { elder, daughter } = await elderOf(['health:read']);
    const at = `/api/elders/${elder.personId}`;
    const medicine = await callAs(app, elder).post(`${at}/medications`, {
      name: 'Amlodipine',
      dosage: '5 mg',
      form: 'tablet',
      pillsPerDose: 1,
      meal: 'any',
      schedule: { kind: 'times', times: ['08:30', '20:00'], weekdays: [1, 2, 3, 4, 5, 6, 7] },
    });
    const dose = { status: 'taken', dueAt: '2026-11-23T06:30:00Z', at: '2026-11-23T06:31:00Z' };
    app.clock.set('2026-11-23T06:31:00Z');
    const { id } = medicine.json().data;
    const entry = { id: newId(), medicationId: id, ...dose };
    const taken = await callAs(app, elder).post(`${at}/doses`, entry);
    expect(taken.statusCode).toBeLessThan(300);
    expect((await glancesOf(daughter))[0].wellBeing).toBe('well');
    app.clock.set('2026-11-24T05:00:00Z');
    await app.due.run('medications.remind-doses');
    await app.due.run('medications.climb-ladder');
    expect((await glancesOf(daughter))[0].wellBeing).toBe('quiet');
    app.clock.set('2026-11-24T09:00:00Z');
    await app.due.run('medications.remind-doses');
    await app.due.run('medications.climb-ladder');
    expect((await glancesOf(daughter))[0].wellBeing).toBe('look');
    app.clock.set('2026-11-23T06:00:00Z');
  });

  it('keeps an urgent reading urgent after it was seen, and says who saw it and when', async () => {
    app.clock.set('2026-11-23T06:00:00Z');
    const { elder, daughter } = await elderOf(['health:read', 'alerts:receive']);
    const at = `/api/elders/${elder.personId}`;
    const add = (systolic: number, diastolic: number) =>
      callAs(app, elder).post(`${at}/vitals`, {
        id: newId(),
        kind: 'blood-pressure',
        values: { systolic, diastolic },
        confirmed: true,
      });
    const { alert } = (await add(188, 124)).json().data;
    await callAs(app, daughter).post(`${at}/alerts/${alert.id}/acknowledge`);
    app.clock.set('2026-11-24T06:00:00Z');
    expect((await glancesOf(daughter))[0]).toMatchObject({
      wellBeing: 'urgent',
      openAlerts: 0,
      urgent: [
        {
          kind: 'blood-pressure',
          values: { systolic: 188, diastolic: 124 },
          acknowledgedAt: '2026-11-23T06:00:00.000Z',
          acknowledgedBy: { id: daughter.personId },
        },
      ],
    });
    await add(128, 78);
    expect((await glancesOf(daughter))[0]).toMatchObject({ wellBeing: 'well', urgent: [] });
    app.clock.set('2026-11-23T06:00:00Z');
  });

  it('shows no health data, and logs nothing, without the permission to read it', async () => {
    const { elder, daughter } = await elderOf(['messages']);
    expect(await glancesOf(daughter)).toMatchObject([
      { wellBeing: null, readings: null, openAlerts: null, doses: null, nextVisit: null },
    ]);
    expect(await findEntries(app.platform.db, elder.personId, null, 10)).toEqual([]);
  });

  it('is empty for a person in no circle, even an elder', async () => {
    expect(await glancesOf(await makePerson(app))).toEqual([]);
    expect(await glancesOf(await makePerson(app, { roles: ['ADMIN'] }))).toEqual([]);
  });

  const now = new Date('2026-11-23T06:00:00Z');
  const watch = { level: 'watch', endedAt: null } as const;
  const none = { planned: 0, taken: 0, skipped: 0, missed: 0, due: 0, next: null };
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  it.each([
    ['urgent', { alerts: [watch, { level: 'urgent', endedAt: null }], lastHeard: now }],
    ['look', { alerts: [{ level: 'urgent', endedAt: now }], lastHeard: now }],
    ['look', { alerts: [watch], lastHeard: now }],
    ['look', { doses: { ...none, missed: 1 }, lastHeard: now }],
    ['look', { checkInMissed: true, lastHeard: now }],
    ['new', {}],
    ['unheard', { lastHeard: daysAgo(7) }],
    ['quiet', { lastHeard: daysAgo(6.9) }],
    // Midnight in Kigali was eight hours ago.
    ['quiet', { lastHeard: daysAgo(8.1 / 24) }],
    ['well', { lastHeard: daysAgo(7.9 / 24) }],
  ] as const)('is %s with %j', (wellBeing, known) => {
    const all = {
      alerts: [],
      checkInMissed: false,
      doses: none,
      lastHeard: undefined,
      ...known,
    };
    expect(wellBeingOf(all, now)).toBe(wellBeing);
  });
});
