import type { Permission } from '@hafi/contract/circle/circle-terms';
import type { Bundle } from '@medplum/fhirtypes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { callAs } from '../../../test/call-as.ts';
import { giveAppointmentAccessNow } from '../../../test/factories/appointment-access.factory.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { fhirFaults } from '../../../test/fhir/validate-fhir.ts';
import { proveIdentity } from '../../../test/issue-session.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { wordsOfPdf } from '../../../test/words-of-pdf.ts';

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
  await giveAppointmentAccessNow(app, elder, doctor);
});

const at = (part: string) => `/api/elders/${elder.personId}/${part}`;
const reason = 'COPD, carbon dioxide was high in hospital';
const set = (who = doctor) =>
  callAs(app, who).post(at('own-limits'), { limits: 'oxygen-scale-2', reason });
const end = (who = doctor) =>
  callAs(app, who).post(at('own-limits/end'), { kind: 'oxygen-saturation', reason: 'Was wrong' });
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
      news2: { score: 0, level: 'low', judgedBy: 'oxygen-scale-2' },
      ownLimits: {
        current: [{ limits: 'oxygen-scale-2', by: 'Jean Mukamana', reason }],
        mayChange: false,
      },
    });
    expect((await latest(doctor)).ownLimits.mayChange).toBe(true);
  });

  it('is named wherever a reading of that time is judged, also after it was ended', async () => {
    await measure(96);
    app.clock.advance({ minutes: 1 });
    await set();
    app.clock.advance({ minutes: 1 });
    const low = await measure(87);
    expect(low).toMatchObject({
      judgedBy: 'oxygen-scale-2',
      alert: {
        judgedBy: 'oxygen-scale-2',
        message: expect.stringContaining(
          'whose target is 88 to 92 % (scale 2), this is rather low',
        ),
      },
    });
    app.clock.advance({ minutes: 1 });
    await end();
    app.clock.advance({ minutes: 1 });
    await measure(98);
    const { data } = (await callAs(app, daughter).get(at('vitals'))).json();
    expect(data.map(({ judgedBy }: { judgedBy: string | null }) => judgedBy)).toEqual([
      null,
      'oxygen-scale-2',
      null,
    ]);
    const notices = (await callAs(app, elder).get('/api/notifications')).json().data;
    expect(notices).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('88 to 92 % (scale 2)') }),
    );
    const timeline = (await callAs(app, elder).get(at('timeline'))).json().data;
    const details = timeline.flatMap((entry: { details: string[] }) => entry.details);
    expect(details).toContain('Oxygen saturation: 87 %, judged by scale 2 (88 to 92 %)');
    expect(details).toContain('Oxygen saturation: 96–98 %, measured 2 times');
    expect(details).toContain('Oxygen judged by scale 2 (88 to 92 %)');
    const report = (await callAs(app, daughter).get(at('vitals/report'))).json().data;
    expect(report.series).toMatchObject([
      {
        kind: 'oxygen-saturation',
        parts: [{ band: { min: 96, max: 100 } }],
        judged: [{ by: 'oxygen-scale-2', from: expect.any(String), until: expect.any(String) }],
      },
    ]);
  });

  it('is named on the page for the clinic and in the export, which stays valid', async () => {
    await set();
    app.clock.advance({ minutes: 1 });
    await measure(90);
    const pdf = await callAs(app, elder).get(at('summary'));
    expect(await wordsOfPdf(pdf.rawPayload)).toContain('90 %, judged by scale 2 (88 to 92 %)');
    await proveIdentity(app, elder);
    const bundle = (await callAs(app, elder).get(at('fhir'))).json() as Bundle;
    expect(fhirFaults(bundle)).toEqual([]);
    const seen = (bundle.entry ?? []).flatMap(({ resource }) => resource ?? []);
    expect(seen.find(({ resourceType }) => resourceType === 'Observation')).toMatchObject({
      referenceRange: [
        {
          low: { value: 88 },
          high: { value: 92 },
          text: expect.stringContaining('scale 2 of NEWS2'),
        },
      ],
    });
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
    const empty = await callAs(app, doctor).post(at('own-limits'), {
      limits: 'oxygen-scale-2',
      reason: ' ',
    });
    expect(empty.json().errors).toMatchObject([{ path: 'reason' }]);
  });
});
