import type { OwnLimits } from '@hafi/contract/vitals/own-limits';
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
import { pressure } from '../../../test/vitals-stage.ts';
import { wordsOfPdf } from '../../../test/words-of-pdf.ts';

let app: TestApp;
let elder: SignedIn;
let doctor: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  elder = await makePerson(app);
  doctor = await makePerson(app, { roles: ['DOCTOR'], firstName: 'Jean', verified: true });
  await giveAppointmentAccessNow(app, elder, doctor);
});

const at = (part: string) => `/api/elders/${elder.personId}/${part}`;
const reason = 'Diabetes and kidney disease';
const set = (limits: OwnLimits, who = doctor) =>
  callAs(app, who).post(at('own-limits'), { limits, reason });
const end = (who = doctor) =>
  callAs(app, who).post(at('own-limits/end'), { kind: 'blood-pressure', reason: 'Well treated' });
const measure = async (systolic: number, diastolic: number) => {
  app.clock.advance({ minutes: 1 });
  const reading = { id: newId(), confirmed: true, ...pressure(systolic, diastolic) };
  return (await callAs(app, elder).post(at('vitals'), reading)).json().data;
};

describe('a target of the blood pressure', () => {
  it('under 130 has a reading of 130 watched, and its alert names the target', async () => {
    expect(await measure(131, 80)).toMatchObject({ status: { level: 'normal' }, judgedBy: null });
    expect((await set('systolic-130')).statusCode).toBe(201);
    expect(await measure(129, 80)).toMatchObject({ status: { level: 'normal' } });
    expect(await measure(130, 80)).toMatchObject({
      status: { level: 'watch', direction: 'high' },
      judgedBy: 'systolic-130',
      alert: { message: expect.stringContaining('whose target is under 130/90, this is too high') },
    });
    await end();
    expect(await measure(131, 80)).toMatchObject({ status: { level: 'normal' }, judgedBy: null });
  });

  it('under 150 calls 149 normal, and leaves the diastolic, the low and the urgent limits', async () => {
    await set('systolic-150');
    expect(await measure(149, 85)).toMatchObject({
      status: { level: 'normal' },
      judgedBy: 'systolic-150',
      alert: null,
    });
    const levels = [
      [150, 85, 'watch', 'high'],
      [149, 90, 'watch', 'high'],
      [149, 110, 'urgent', 'high'],
      [180, 85, 'urgent', 'high'],
      [110, 85, 'watch', 'low'],
      [90, 60, 'urgent', 'low'],
    ] as const;
    for (const [systolic, diastolic, level, direction] of levels) {
      expect(await measure(systolic, diastolic)).toMatchObject({ status: { level, direction } });
    }
  });

  it('is drawn as the band, told, kept in timeline and log, and exported as a goal', async () => {
    const daughter = await makeMember(app, { elder, permissions: ['health:read'] });
    await set('systolic-130');
    await measure(128, 80);
    const get = async (part: string, who = elder) =>
      (await callAs(app, who).get(at(part))).json().data;
    expect((await get('vitals/report')).series).toMatchObject([
      {
        parts: [{ band: { min: 111, max: 129 } }, { band: { min: 60, max: 89 } }],
        judged: [{ by: 'systolic-130', until: null }],
      },
    ]);
    expect((await get('vitals/latest', daughter)).ownLimits).toMatchObject({
      current: [{ limits: 'systolic-130', by: 'Jean Mukamana', reason }],
      mayChange: false,
    });
    const [notice] = (await callAs(app, daughter).get('/api/notifications')).json().data;
    expect(notice.message).toContain('set a target for the blood pressure of');
    expect(await get('access-log')).toContainEqual(
      expect.objectContaining({ subject: 'pressure-target-changed' }),
    );
    const entries = await get('timeline');
    expect(entries).toContainEqual(
      expect.objectContaining({
        title: 'The target of the blood pressure is under 130/90 mmHg',
        details: [reason],
      }),
    );
    expect(entries.flatMap((entry: { details: string[] }) => entry.details)).toContain(
      'Blood pressure: 128/80 mmHg, judged by the target under 130/90',
    );
    const pdf = await callAs(app, elder).get(at('summary'));
    expect(await wordsOfPdf(pdf.rawPayload)).toContain('judged by the target under 130/90');
    await proveIdentity(app, elder);
    const bundle = (await callAs(app, elder).get(at('fhir'))).json() as Bundle;
    expect(fhirFaults(bundle)).toEqual([]);
    const resources = (bundle.entry ?? []).flatMap(({ resource }) => resource ?? []);
    expect(resources.find(({ resourceType }) => resourceType === 'Goal')).toMatchObject({
      lifecycleStatus: 'active',
      description: { text: 'Blood pressure under 130/90 mmHg' },
      expressedBy: { display: 'Jean Mukamana' },
      note: [{ text: reason }],
    });
    expect(resources.find(({ resourceType }) => resourceType === 'Observation')).toMatchObject({
      component: [{ referenceRange: [{ low: { value: 111 }, high: { value: 129 } }] }, {}],
    });
  });

  it('stands beside scale 2, at most one for each vital, set by a treating doctor only', async () => {
    expect((await set('systolic-130')).statusCode).toBe(201);
    expect((await set('oxygen-scale-2')).statusCode).toBe(201);
    expect((await set('systolic-150')).statusCode).toBe(409);
    expect((await set('systolic-150', elder)).statusCode).toBe(403);
    expect((await end(elder)).statusCode).toBe(403);
    expect((await end()).statusCode).toBe(201);
    expect((await end()).statusCode).toBe(409);
    expect((await set('systolic-150')).statusCode).toBe(201);
  });
});
