import type { Bundle } from '@medplum/fhirtypes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { callAs } from '../../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { bundle, entry, loinc, patient, pulse } from '../../../test/fhir/make-bundle.ts';
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

const send = (body: object) => callAs(app, elder).post(`/api/elders/${elder.personId}/fhir`, body);
const taken = async (body: object) => (await send(body)).json().data;

const own = () => `Patient/${elder.personId}`;
const a = 'https://a.example/fhir';
const urn = 'urn:uuid:0aa7c7e4-3b8f-4c39-9b5e-0c2a4f6f0001';

describe('the size of an import', () => {
  it('lets the own export come back whole', async () => {
    const vital = { id: newId(), kind: 'heart-rate', values: { value: 70 } };
    await callAs(app, elder).post(`/api/elders/${elder.personId}/vitals`, vital);
    await proveIdentity(app, elder);
    const answer = await callAs(app, elder).get(`/api/elders/${elder.personId}/fhir`);
    const exported = answer.json() as Bundle;
    const isReading = ({ resource }: { resource?: { resourceType: string } | undefined }) =>
      resource?.resourceType === 'Observation';
    const one = exported.entry?.find(isReading);
    const many = Array.from({ length: 40 }, () => one ?? {});
    const others = Array.from({ length: 600 }, () =>
      entry(patient({ language: 'x'.repeat(1500) })),
    );
    const full = { ...exported, entry: [...many, ...others] };
    expect(JSON.stringify(full).length).toBeGreaterThan(800_000);
    expect(await taken(full)).toMatchObject({ imported: 0, repeated: 40 });
  });

  it('says how much fits', async () => {
    const text = 'x'.repeat(4 * 1024 * 1024);
    const answer = await send(bundle(entry({ resourceType: 'Observation', text } as object)));
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'fhir-too-large']);
  });

  it('reads the megabytes of nobody who is not signed in', async () => {
    const url = `/api/elders/${elder.personId}/fhir`;
    const payload = { text: 'x'.repeat(5 * 1024 * 1024) };
    const answer = await app.http.inject({ method: 'POST', url, payload });
    expect(answer.statusCode).toBe(401);
  });

  const times = (count: number, resource: object, fullUrl?: string) =>
    Array.from({ length: count }, () => entry(resource, fullUrl));
  it.each([
    ['45,000 patients', () => bundle(...times(45_000, { resourceType: 'Patient', id: '1' }))],
    ['1,001 patients', () => bundle(...times(1001, { resourceType: 'Patient', id: '1' }))],
    ['10,001 entries', () => bundle(...times(10_001, {}))],
    [
      '21 answers',
      () => ({
        resourceType: 'Parameters',
        parameter: [
          ...Array.from({ length: 20 }, () => ({ name: 'patient', valueString: 'Patient/1' })),
          { name: 'resource', resource: bundle(entry(pulse(61, own()))) },
        ],
      }),
    ],
  ])('refuses %s', { timeout: 20_000 }, async (_, body) => {
    expect((await send(body())).json()).toMatchObject({ status: 422, code: 'not-fhir' });
  });

  const slashes = '/'.repeat(3_000_000);
  it.each([
    ['full URL', () => entry(pulse(61, own()), `https://a${slashes}Observation/1`)],
    ['full URL just too long', () => entry(pulse(61, own()), `${a}/${'x'.repeat(300)}`)],
    ['reference', () => entry(pulse(61, `https://a${slashes}Patient/1`))],
    ['reference to a part', () => entry(pulse(61, `#${slashes}`))],
    ['id', () => entry(pulse(61, own(), { id: slashes }))],
    [
      'number',
      () => entry(pulse(61, own(), { subject: { identifier: { value: ` ${slashes}` } } })),
    ],
  ])('reads no %s of millions of slashes', { timeout: 20_000 }, async (_, long) => {
    const answer = await taken(bundle(long(), entry(pulse(62, own()))));
    expect(answer).toMatchObject({ imported: 1, skipped: [{ index: 0 }], patients: [] });
  });

  it.each([
    ['address', {}, `https://a${slashes}Patient/7`],
    ['number', { identifier: [{ value: slashes }] }, undefined],
  ])('takes nothing of a patient with an endless %s', { timeout: 20_000 }, async (_, more, url) => {
    const sent = bundle(entry(patient({ id: '7', ...more }), url), entry(pulse(61, 'Patient/7')));
    expect(await taken(sent)).toMatchObject({ imported: 0, patients: [] });
  });

  it.each([
    ['names', () => entry(patient({ name: Array.from({ length: 101 }, () => ({})) }), urn)],
    ['codings', () => entry(pulse(61, urn, { code: { coding: Array(101).fill({}) } }))],
    ['parts', () => entry(pulse(61, urn, { component: Array(101).fill({ code: {} }) }))],
  ])('reads no resource of more than a hundred %s', async (_, long) => {
    const answer = await taken(bundle(long(), entry(pulse(62, urn)), entry(pulse(63, own()))));
    expect(answer).toMatchObject({ imported: 1, skipped: [{ index: 0 }, { index: 1 }] });
  });

  it('keeps the longest names of both parts of a blood pressure', async () => {
    const base = () => `https://${newId().repeat(7)}.example`;
    const part = (code: string, value: number) => {
      const id = newId();
      const valueQuantity = { value, unit: 'mmHg' };
      const half = pulse(0, own(), { id, code: loinc(code), valueQuantity });
      return entry(half, `${base()}/Observation/${id.slice(0, 8)}`);
    };
    const sent = bundle(part('8480-6', 128), part('8462-4', 82));
    expect(await taken(sent)).toMatchObject({ imported: 1 });
    expect(await taken(sent)).toMatchObject({ repeated: 1 });
  });
});
