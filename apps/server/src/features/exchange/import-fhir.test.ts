import type { Bundle, Observation } from '@medplum/fhirtypes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { callAs } from '../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
let elder: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  elder = await makePerson(app);
});

const send = (body: object, who = elder) =>
  callAs(app, who).post(`/api/elders/${elder.personId}/fhir`, body);
const vitalsOf = async () =>
  (await callAs(app, elder).get(`/api/elders/${elder.personId}/vitals`)).json().data;

const loinc = (code: string) => ({ coding: [{ system: 'http://loinc.org', code }] });
const seen = (code: string, value: number, unit: string): Observation => ({
  resourceType: 'Observation',
  status: 'final',
  code: loinc(code),
  effectiveDateTime: '2026-11-20T09:30:00+02:00',
  valueQuantity: { value, code: unit, system: 'http://unitsofmeasure.org' },
});
const bundle = (...resources: object[]) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: resources.map((resource) => ({ resource })),
});

describe('the FHIR import', () => {
  it('imports a complete export of another elder, once', async () => {
    const other = await makePerson(app);
    const own = callAs(app, other);
    for (const [kind, values] of [
      ['blood-pressure', { systolic: 128, diastolic: 79 }],
      ['heart-rate', { value: 70 }],
    ] as const) {
      await own.post(`/api/elders/${other.personId}/vitals`, { id: newId(), kind, values });
    }
    const exported = (await own.get(`/api/elders/${other.personId}/fhir`)).json() as Bundle;
    const first = await send(exported);
    expect(first.json().data).toMatchObject({ imported: 2, repeated: 0 });
    expect(first.json().data.skipped[0].message).toBe('It is no Observation.');
    expect((await send(exported)).json().data).toMatchObject({ imported: 0, repeated: 2 });
    expect(await vitalsOf()).toHaveLength(2);
  });

  it.each([
    ['8310-5', 98.6, '[degF]', { value: 37 }],
    ['29463-7', 150, '[lb_av]', { value: 68 }],
    ['15074-8', 5.5, 'mmol/L', { value: 99 }],
    ['59408-5', 96, '%', { value: 96 }],
  ])('converts %s of %d %s to the stored unit', async (code, value, unit, values) => {
    const answer = await send(seen(code, value, unit));
    expect(answer.json().data).toEqual({ imported: 1, repeated: 0, skipped: [] });
    expect(await vitalsOf()).toMatchObject([{ values, takenAt: '2026-11-20T07:30:00.000Z' }]);
  });

  it('reports each entry that it skips, by its position', async () => {
    const good = seen('8867-4', 71, '/min');
    const answer = await send(
      bundle(
        good,
        { ...good, status: 'preliminary' },
        seen('718-7', 12, 'g/dL'),
        seen('8867-4', 71, 'h'),
        seen('8867-4', 71, '__proto__'),
        { ...good, valueQuantity: undefined },
        { ...good, effectiveDateTime: '2026' },
        seen('8867-4', 400, '/min'),
        { ...good, effectiveDateTime: '2026-12-24T10:00:00Z' },
        { resourceType: 'Patient' },
        {},
      ),
    );
    const { imported, skipped } = answer.json().data;
    expect(imported).toBe(1);
    expect(skipped.map(({ index }: { index: number }) => index)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect(new Set(skipped.map(({ message }: { message: string }) => message)).size).toBe(8);
  });

  it('refuses an invalid bundle, and callers who may not write', async () => {
    expect((await send({ resourceType: 'Patient' })).statusCode).toBe(400);
    expect((await send(bundle())).json()).toMatchObject({ status: 422, code: 'not-fhir' });
    const many = bundle(...Array.from({ length: 2001 }, () => ({})));
    expect((await send(many)).json()).toMatchObject({ status: 422, code: 'not-fhir' });
    const stranger = await makePerson(app, { roles: ['FAMILY'] });
    expect((await send(seen('8867-4', 71, '/min'), stranger)).statusCode).toBe(404);
  });
});
