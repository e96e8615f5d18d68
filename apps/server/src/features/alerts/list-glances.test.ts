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
    await makeBooking(app, { patient: elder, mode: 'video' });
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
  const none = { planned: 0, taken: 0, skipped: 0, missed: 0, due: 0, next: null };
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  it.each([
    ['urgent', { alerts: [{ level: 'watch' }, { level: 'urgent' }], lastHeard: now }],
    ['look', { alerts: [{ level: 'watch' }], lastHeard: now }],
    ['look', { doses: { ...none, missed: 1 }, lastHeard: now }],
    ['unheard', {}],
    ['unheard', { lastHeard: daysAgo(7) }],
    ['well', { lastHeard: daysAgo(6.9) }],
    ['well', { doses: { ...none, taken: 1 } }],
  ] as const)('is %s with %j', (wellBeing, known) => {
    const all = { alerts: [], doses: none, lastHeard: undefined, ...known };
    expect(wellBeingOf(all, now)).toBe(wellBeing);
  });
});
