import type { Bundle, Observation } from '@medplum/fhirtypes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { callAs } from '../../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { fhirFaults } from '../../../test/fhir/validate-fhir.ts';
import { proveIdentity } from '../../../test/issue-session.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let elder: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  elder = await makePerson(app, { birthdate: '1952-03-12' });
});

const send = (body: object, who = elder) =>
  callAs(app, who).post(`/api/elders/${elder.personId}/fhir`, body);
const taken = async (body: object) => (await send(body)).json().data;
const vitalsOf = async () =>
  (await callAs(app, elder).get(`/api/elders/${elder.personId}/vitals`)).json().data;
const livingOf = async () =>
  (await vitalsOf()).filter(({ state }: { state: string }) => state === 'final');

const loinc = (code: string) => ({ coding: [{ system: 'http://loinc.org', code }] });
const seen = (code: string, value: number, unit: string): Observation => ({
  resourceType: 'Observation',
  status: 'final',
  code: loinc(code),
  subject: { reference: `Patient/${elder.personId}` },
  effectiveDateTime: '2026-11-20T09:30:00+02:00',
  valueQuantity: { value, code: unit, system: 'http://unitsofmeasure.org' },
});
const pulse = (more: object = {}) => ({ ...seen('8867-4', 71, '/min'), ...more });
const bundle = (...resources: object[]) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: resources.map((resource) => ({ resource })),
});
const nothing = { imported: 0, repeated: 0, replaced: 0, removed: 0, skipped: [], patients: [] };

describe('the FHIR import', () => {
  it('is told in the export: who took a reading over, and its resource there', async () => {
    await taken(bundle(pulse({ id: 'pulse-7' })));
    await proveIdentity(app, elder);
    const own = callAs(app, elder);
    const exported = (await own.get(`/api/elders/${elder.personId}/fhir`)).json() as Bundle;
    expect(fhirFaults(exported)).toEqual([]);
    const [reading] = await livingOf();
    const provenance = exported.entry?.find(
      ({ resource }) => resource?.resourceType === 'Provenance',
    );
    expect(provenance?.resource).toMatchObject({
      target: [{ reference: `Observation/${reading.id}` }],
      recorded: reading.recordedAt,
      agent: [
        { type: { coding: [{ code: 'enterer' }] }, who: { display: reading.recordedBy.name } },
      ],
      entity: [{ role: 'source', what: { display: expect.stringContaining('pulse-7') } }],
    });
  });

  it('finds in an export that comes back nothing new', async () => {
    const own = callAs(app, elder);
    for (const [kind, values] of [
      ['blood-pressure', { systolic: 128, diastolic: 79 }],
      ['heart-rate', { value: 70 }],
    ] as const) {
      await own.post(`/api/elders/${elder.personId}/vitals`, { id: newId(), kind, values });
    }
    await proveIdentity(app, elder);
    const exported = (await own.get(`/api/elders/${elder.personId}/fhir`)).json() as Bundle;
    const again = await taken(exported);
    expect(again).toMatchObject({ imported: 0, repeated: 2 });
    expect(again.skipped[0].message).toBe('It is no Observation.');
    expect(await vitalsOf()).toHaveLength(2);
  });

  it('takes nothing of another person', async () => {
    const other = await makePerson(app);
    const own = callAs(app, other);
    const vital = { id: newId(), kind: 'heart-rate', values: { value: 70 } };
    await own.post(`/api/elders/${other.personId}/vitals`, vital);
    await proveIdentity(app, other);
    const exported = (await own.get(`/api/elders/${other.personId}/fhir`)).json() as Bundle;
    const { imported, skipped } = await taken(exported);
    expect(imported).toBe(0);
    expect(skipped.at(-1).message).toBe('It is about another person.');
    expect(await taken(pulse({ subject: undefined }))).toMatchObject({
      imported: 0,
      skipped: [{ index: 0, message: 'It does not say whose it is.' }],
    });
    expect(await vitalsOf()).toEqual([]);
  });

  it('knows this person by name and day of birth, or by the national ID', async () => {
    const name = [{ family: 'Mukamana', given: ['Esperance'] }];
    const patient = { resourceType: 'Patient', id: '7', name, birthDate: '1952-03-12' };
    const about = { subject: { reference: 'Patient/7' } };
    expect(await taken(bundle(patient, pulse(about)))).toMatchObject({ imported: 1 });
    const namesake = { ...patient, birthDate: '1953-03-12' };
    const late = { ...about, effectiveDateTime: '2026-11-21T09:30:00Z' };
    expect(await taken(bundle(namesake, pulse(late)))).toMatchObject({ imported: 0 });
    elder = await makePerson(app, { nationalId: '1195270012345067' });
    const numbered = { ...namesake, identifier: [{ value: '1 1952 7 0012345 0 67' }] };
    expect(await taken(bundle(numbered, pulse(about)))).toMatchObject({ imported: 1 });
    const another = { ...namesake, identifier: [{ value: '1195270012345068' }] };
    expect(await taken(bundle(another, pulse(late)))).toMatchObject({ imported: 0 });
  });

  it('takes the same measurement once, whatever its offset, and marks it as imported', async () => {
    expect(await taken(pulse({ id: 'a' }))).toEqual({ ...nothing, imported: 1 });
    expect(await taken(pulse({ id: 'a' }))).toEqual({ ...nothing, repeated: 1 });
    const sameInstant = { effectiveDateTime: '2026-11-20T07:30:00Z' };
    expect(await taken(pulse({ id: 'a', ...sameInstant }))).toEqual({ ...nothing, repeated: 1 });
    expect(await taken(pulse(sameInstant))).toEqual({ ...nothing, repeated: 1 });
    expect(await vitalsOf()).toMatchObject([{ source: 'imported', dayOnly: false }]);
  });

  it('replaces what was amended, and is not taken back by the earlier version', async () => {
    const first = pulse({ id: 'a' });
    await send(first);
    const value = { value: 76, code: '/min' };
    const amended = pulse({ id: 'a', status: 'amended', valueQuantity: value });
    expect(await taken(amended)).toEqual({ ...nothing, replaced: 1 });
    expect(await taken(amended)).toEqual({ ...nothing, repeated: 1 });
    expect(await taken(first)).toEqual({ ...nothing, repeated: 1 });
    expect(await livingOf()).toMatchObject([{ values: { value: 76 } }]);
    expect(await vitalsOf()).toHaveLength(2);
  });

  it('knows a day again of which no time is known', async () => {
    const day = { id: 'a', effectiveDateTime: '2026-11-20' };
    await send(pulse(day));
    const amended = pulse({
      ...day,
      status: 'amended',
      valueQuantity: { value: 76, code: '/min' },
    });
    expect(await taken(amended)).toEqual({ ...nothing, replaced: 1 });
  });

  it('marks as wrong what its system marks as wrong', async () => {
    await send(pulse({ id: 'a' }));
    const wrong = { id: 'a', status: 'entered-in-error' };
    expect(await taken(pulse(wrong))).toEqual({ ...nothing, removed: 1 });
    expect(await livingOf()).toEqual([]);
    const [again] = (await taken(pulse(wrong))).skipped;
    expect(again.message).toBe('It is marked as wrong, and was not here.');
    expect(await taken(pulse({ id: 'a' }))).toEqual({ ...nothing, repeated: 1 });
  });

  it('changes nothing that was written here', async () => {
    const id = newId();
    const vital = { id, kind: 'heart-rate', values: { value: 70 } };
    await callAs(app, elder).post(`/api/elders/${elder.personId}/vitals`, vital);
    const [{ message }] = (await taken(pulse({ id }))).skipped;
    expect(message).toBe('It was written in Hafi. Correct it here.');
    expect(await livingOf()).toMatchObject([{ values: { value: 70 } }]);
  });

  it.each([
    [{ effectiveDateTime: '2026-11-20' }, '2026-11-20T10:00:00.000Z', true],
    [{ effectiveInstant: '2026-11-20T09:30:00Z' }, '2026-11-20T09:30:00.000Z', false],
    [
      { effectivePeriod: { start: '2026-11-20T09:00:00Z', end: '2026-11-20T09:30:00Z' } },
      '2026-11-20T09:00:00.000Z',
      false,
    ],
    [{ effectivePeriod: { end: '2026-11-20' } }, '2026-11-20T10:00:00.000Z', true],
  ])('reads the time %j', async (when, takenAt, dayOnly) => {
    const answer = await taken(pulse({ effectiveDateTime: undefined, ...when }));
    expect(answer).toEqual({ ...nothing, imported: 1 });
    expect(await vitalsOf()).toMatchObject([{ takenAt, dayOnly }]);
  });

  it.each(['<', '>', '<=', '>='])('never drops the comparator %s', async (comparator) => {
    const valueQuantity = { value: 20, code: '/min', comparator };
    const { imported, skipped } = await taken(pulse({ valueQuantity }));
    expect(imported).toBe(0);
    expect(skipped[0].message).toContain('more or less than a number');
  });

  it.each([
    ['8310-5', 98.6, '[degF]', { value: 37 }],
    ['29463-7', 150, '[lb_av]', { value: 68 }],
    ['15074-8', 5.5, 'mmol/L', { value: 99 }],
    ['59408-5', 96, '%', { value: 96 }],
  ])('converts %s of %d %s to the stored unit', async (code, value, unit, values) => {
    expect(await taken(seen(code, value, unit))).toEqual({ ...nothing, imported: 1 });
    expect(await vitalsOf()).toMatchObject([{ values, takenAt: '2026-11-20T07:30:00.000Z' }]);
  });

  it.each(['fasting', 'after-meal', 'random'])('reads %s glucose back as such', async (context) => {
    const own = callAs(app, elder);
    const reading = { id: newId(), kind: 'glucose', values: { value: 110 } };
    await own.post(`/api/elders/${elder.personId}/vitals`, { ...reading, glucoseContext: context });
    await proveIdentity(app, elder);
    const exported = (await own.get(`/api/elders/${elder.personId}/fhir`)).json() as Bundle;
    const other = await makePerson(app, {});
    const text = JSON.stringify(exported).replaceAll(elder.personId, other.personId);
    elder = other;
    expect(await taken(JSON.parse(text))).toMatchObject({ imported: 1 });
    const said = (await vitalsOf())[0].glucoseContext ?? 'random';
    expect(said).toBe(context);
  });

  it.each([
    ['1556-0', 'fasting'],
    ['41604-0', 'fasting'],
    ['1521-4', 'after-meal'],
    ['2339-0', null],
  ])('reads the code %s as glucose: %s', async (code, glucoseContext) => {
    expect(await taken(seen(code, 95, 'mg/dL'))).toEqual({ ...nothing, imported: 1 });
    expect(await vitalsOf()).toMatchObject([{ glucoseContext }]);
  });

  it('judges glucose in the unit in which it was measured', async () => {
    await taken(seen('15074-8', 11.1, 'mmol/L'));
    expect(await vitalsOf()).toMatchObject([
      { values: { value: 199.8 }, status: { level: 'watch', direction: 'high' } },
    ]);
  });

  it('reports each entry that it skips, by its position', async () => {
    const good = pulse();
    const { imported, skipped } = await taken(
      bundle(
        good,
        { ...good, status: 'preliminary' },
        seen('718-7', 12, 'g/dL'),
        seen('8867-4', 71, 'h'),
        // A name that every object has is no unit.
        seen('8867-4', 71, '__proto__'),
        seen('15074-8', 5, 'constructor'),
        { ...good, valueQuantity: undefined },
        { ...good, effectiveDateTime: '2026' },
        seen('8867-4', 400, '/min'),
        { ...good, effectiveDateTime: '2026-12-24T10:00:00Z' },
        { resourceType: 'Patient' },
        {},
      ),
    );
    expect(imported).toBe(1);
    expect(skipped.map(({ index }: { index: number }) => index)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
    expect(new Set(skipped.map(({ message }: { message: string }) => message)).size).toBe(8);
  });

  it('refuses an invalid bundle, and callers who may not write', async () => {
    expect((await send({ resourceType: 'Patient' })).statusCode).toBe(400);
    expect((await send(bundle())).json()).toMatchObject({ status: 422, code: 'not-fhir' });
    const many = bundle(...Array.from({ length: 2001 }, () => ({ resourceType: 'Observation' })));
    expect((await send(many)).json()).toMatchObject({ status: 422, code: 'not-fhir' });
    const stranger = await makePerson(app, { roles: ['FAMILY'] });
    expect((await send(pulse(), stranger)).statusCode).toBe(404);
  });
});
