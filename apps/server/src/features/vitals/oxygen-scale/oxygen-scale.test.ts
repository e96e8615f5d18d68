import type { Permission } from '@hafi/contract/circle/circle-terms';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { callAs } from '../../../test/call-as.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { openVisit } from '../../../test/factories/visit-access.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let elder: SignedIn;
let daughter: SignedIn;
let doctor: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  elder = await makePerson(app);
  daughter = await makeMember(app, { elder, permissions: ['health:read', 'health:write'] });
  doctor = await makePerson(app, { roles: ['DOCTOR'], firstName: 'Jean', verified: true });
  const now = app.clock.now();
  await openVisit(app.platform, {
    bookingId: newId(),
    elderId: elder.personId,
    personId: doctor.personId,
    startsAt: now,
    endsAt: now,
  });
});

const at = (part: string) => `/api/elders/${elder.personId}/${part}`;
const reason = 'COPD, carbon dioxide was high in hospital';
const set = (who = doctor) => callAs(app, who).post(at('oxygen-scale'), { reason });
const end = (who = doctor) =>
  callAs(app, who).post(at('oxygen-scale/end'), { reason: 'Was wrong' });
const measure = async (value: number, more: object = {}) =>
  (
    await callAs(app, elder).post(at('vitals'), {
      id: newId(),
      kind: 'oxygen-saturation',
      values: { value },
      confirmed: true,
      ...more,
    })
  ).json().data;
const latest = async (who = daughter) =>
  (await callAs(app, who).get(at('vitals/latest'))).json().data;

describe('oxygen judged by scale 2', () => {
  it('raises no alert for what is usual for this elder, and does for what is not', async () => {
    expect(await measure(90)).toMatchObject({ status: { level: 'urgent', direction: 'low' } });
    app.clock.advance({ minutes: 1 });
    expect((await set()).statusCode).toBe(201);
    app.clock.advance({ minutes: 1 });
    expect(await measure(90)).toMatchObject({ status: { level: 'normal' }, alert: null });
    expect(await measure(87)).toMatchObject({ status: { level: 'watch', direction: 'low' } });
    expect(await measure(83)).toMatchObject({ status: { level: 'urgent', direction: 'low' } });
    expect(await measure(97, { breathing: 'oxygen' })).toMatchObject({
      status: { level: 'urgent', direction: 'high' },
    });
    expect(await measure(97, { breathing: 'air' })).toMatchObject({ status: { level: 'normal' } });
  });

  it('judges a reading by the scale of its own time', async () => {
    const before = app.clock.now().toISOString();
    app.clock.advance({ hours: 1 });
    await set();
    app.clock.advance({ hours: 1 });
    expect(await measure(90, { takenAt: before })).toMatchObject({ status: { level: 'urgent' } });
    await end();
    app.clock.advance({ minutes: 1 });
    expect(await measure(90)).toMatchObject({ status: { level: 'urgent' } });
  });

  it('scores NEWS2 by it, and says so with the name of the doctor', async () => {
    await set();
    app.clock.advance({ minutes: 1 });
    await measure(90, { breathing: 'air', consciousness: 'alert' });
    const rest = [
      ['respiratory-rate', { value: 16 }],
      ['blood-pressure', { systolic: 120, diastolic: 75 }],
      ['heart-rate', { value: 70 }],
      ['temperature', { value: 36.6 }],
    ] as const;
    for (const [kind, values] of rest) {
      await callAs(app, elder).post(at('vitals'), { id: newId(), kind, values });
    }
    expect(await latest()).toMatchObject({
      news2: { score: 0, level: 'low' },
      oxygenScale: { current: { by: 'Jean Mukamana', reason }, mayChange: false },
    });
    expect((await latest(doctor)).oxygenScale.mayChange).toBe(true);
  });

  it('is told to the circle, and stands in the timeline and in the log', async () => {
    await set();
    app.clock.advance({ minutes: 1 });
    await end();
    const notices = (await callAs(app, daughter).get('/api/notifications')).json().data;
    expect(notices.map(({ message }: { message: string }) => message)).toEqual([
      expect.stringContaining('Jean Mukamana has the oxygen of Espérance Mukamana judged as usual'),
      expect.stringContaining('Jean Mukamana changed how the oxygen of Espérance Mukamana is'),
    ]);
    expect((await callAs(app, elder).get(at('timeline'))).json().data).toMatchObject([
      { kind: 'vitals', details: ['Was wrong'], by: 'Jean Mukamana' },
      { kind: 'vitals', details: [reason], by: 'Jean Mukamana' },
    ]);
    const log = (await callAs(app, elder).get(at('access-log'))).json().data;
    expect(log).toContainEqual(expect.objectContaining({ subject: 'oxygen-scale-changed' }));
  });

  it('is chosen once by two at the same time, and ended once', async () => {
    const both = await Promise.all([set(), set()]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await end()).statusCode).toBe(201);
    expect((await end()).statusCode).toBe(409);
    expect((await set()).statusCode).toBe(201);
  });

  it('is chosen by nobody but a checked doctor who treats the elder', async () => {
    const permissions: Permission[] = ['health:read', 'health:write'];
    const unchecked = await makeMember(app, { elder, permissions, person: { roles: ['DOCTOR'] } });
    const reader = await makeMember(app, {
      elder,
      permissions: ['health:read'],
      person: { roles: ['DOCTOR'], verified: true },
    });
    const stranger = await makePerson(app, { roles: ['DOCTOR'], verified: true });
    const codes = await Promise.all(
      [elder, daughter, unchecked, reader, stranger].map(
        async (who) => (await set(who)).statusCode,
      ),
    );
    expect(codes).toEqual([403, 403, 403, 404, 404]);
    const empty = await callAs(app, doctor).post(at('oxygen-scale'), { reason: ' ' });
    expect(empty.json().errors).toMatchObject([{ path: 'reason' }]);
  });
});
