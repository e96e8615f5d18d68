import type { Bundle, Composition, Resource } from '@medplum/fhirtypes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { callAs } from '../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { ipsFaults } from '../../test/fhir/validate-fhir.ts';
import { proveIdentity } from '../../test/issue-session.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function ipsOf(who: SignedIn, query = ''): Promise<Bundle> {
  await proveIdentity(app, who);
  const answer = await callAs(app, who).get(`/api/elders/${who.personId}/ips${query}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('application/fhir+json');
  return answer.json();
}

it('says who keeps it, whose it is and what it contains', async () => {
  const who = await makePerson(app, { birthdate: '1950-02-01' });
  const bundle = await ipsOf(who);
  const { custodian, text } = compositionOf(bundle);
  expect(text?.div).toContain(`Patient summary of`);
  const of = (type: string) =>
    bundle.entry?.find(({ resource }) => resource?.resourceType === type)?.resource;
  expect(custodian?.reference).toBe(`Organization/${of('Organization')?.id}`);
  expect(of('Patient')).toMatchObject({ identifier: [{ value: `urn:uuid:${who.personId}` }] });
});

const compositionOf = (bundle: Bundle) => bundle.entry?.[0]?.resource as Composition;
const sectionsOf = (bundle: Bundle) =>
  (compositionOf(bundle).section ?? []).map(({ code, emptyReason, entry }) => [
    code?.coding?.[0]?.code,
    entry?.length ?? emptyReason?.coding?.[0]?.code,
  ]);

/** An elder about whom something of each kind is written down. */
async function rich(): Promise<SignedIn> {
  const who = await makePerson(app, { birthdate: '1950-02-01' });
  const own = callAs(app, who);
  const at = (part: string) => `/api/elders/${who.personId}/${part}`;
  const pill = { dosage: '5 mg', form: 'tablet', pillsPerDose: 1, meal: 'any' };
  const schedule = { kind: 'times', times: ['08:00'], weekdays: [1, 2, 3, 4, 5, 6, 7] };
  const made = [
    await own.post(at('conditions'), { name: 'Diyabete & <b>umuvuduko</b>', since: '2019-05' }),
    await own.post(at('conditions'), { name: 'Malaria', status: 'resolved' }),
    await own.post(at('allergies'), {
      substance: 'Penicillin',
      kind: 'medication',
      criticality: 'high',
      reaction: 'Rash',
    }),
    await own.post(at('medications'), { ...pill, name: 'Amlodipine', schedule }),
    await own.post(at('medications'), { ...pill, name: 'Imiti ya gakondo', schedule }),
    await own.post(at('vitals'), {
      id: newId(),
      kind: 'blood-pressure',
      values: { systolic: 135, diastolic: 82 },
    }),
    await own.post(at('vitals'), { id: newId(), kind: 'glucose', values: { value: 95 } }),
  ];
  expect(made.map(({ statusCode }) => statusCode)).toEqual(made.map(() => 201));
  await own.put('/api/profile/medical-summary', {
    bloodType: 'O+',
    allergies: 'Inzuki',
    medications: 'Umuti w’umutima',
    conditions: 'Ndwara umutima',
    emergencyNotes: 'Urufunguzo',
  });
  return who;
}

describe('the International Patient Summary', () => {
  it.each(['en', 'rw', 'fr'])('is valid with data of each kind, in %s', async (locale) => {
    const bundle = await ipsOf(await rich(), `?locale=${locale}`);
    expect(ipsFaults(bundle)).toEqual([]);
    expect(sectionsOf(bundle)).toEqual([
      ['11450-4', 2],
      ['48765-2', 2],
      ['10160-0', 3],
      ['8716-3', 2],
      ['11348-0', 1],
    ]);
    const { language, section } = compositionOf(bundle);
    expect(language).toBe(locale);
    const [problems] = section ?? [];
    expect(problems?.text?.div).toContain('Diyabete &amp; &lt;b&gt;umuvuduko&lt;/b&gt;');
    const text = JSON.stringify(bundle);
    expect(text).toContain('Inzuki');
    expect(text).not.toContain('Urufunguzo');
  });

  it('codes only what is known, and keeps the words as they were written', async () => {
    const bundle = await ipsOf(await rich());
    const of = (type: string) =>
      (bundle.entry ?? []).flatMap(({ resource }) =>
        resource?.resourceType === type ? [resource as unknown as Record<string, unknown>] : [],
      );
    const medicines = of('MedicationStatement').map((each) => each.medicationCodeableConcept);
    expect(medicines).toEqual([
      { coding: [{ system: 'http://www.whocc.no/atc', code: 'C08CA01' }], text: 'Amlodipine 5 mg' },
      { text: 'Imiti ya gakondo 5 mg' },
      { text: 'Umuti w’umutima' },
    ]);
    for (const each of [...of('Condition'), ...of('AllergyIntolerance')]) {
      expect(each.code).toEqual({ text: expect.any(String) });
    }
  });

  it('is valid with nothing, and says that nothing is known, not that there is nothing', async () => {
    const bundle = await ipsOf(await makePerson(app));
    expect(ipsFaults(bundle)).toEqual([]);
    expect(sectionsOf(bundle)).toEqual([
      ['11450-4', 'unavailable'],
      ['48765-2', 'unavailable'],
      ['10160-0', 'unavailable'],
    ]);
    const patient = bundle.entry?.[1]?.resource;
    expect(patient).not.toHaveProperty('birthDate');
    expect(patient).toMatchObject({ _birthDate: { extension: [{ valueCode: 'unknown' }] } });
  });

  it('asks to confirm one’s identity, and is written into the access log as an export', async () => {
    const who = await makePerson(app);
    const answer = await callAs(app, who).get(`/api/elders/${who.personId}/ips`);
    expect(answer.json().code).toBe('confirm-first');
  });
});

describe('the validator', () => {
  /** Breaks a valid document at one point. */
  const broken = async (breakIt: (bundle: Bundle, composition: Composition) => void) => {
    const bundle = structuredClone(good);
    breakIt(bundle, compositionOf(bundle));
    return ipsFaults(bundle).join('\n');
  };
  let good: Bundle;
  beforeAll(async () => {
    good = await ipsOf(await rich());
  });
  const first = <T extends Resource['resourceType']>(bundle: Bundle, type: T) =>
    bundle.entry?.find(({ resource }) => resource?.resourceType === type)
      ?.resource as unknown as Record<string, unknown>;

  it.each<[string, string, (bundle: Bundle, composition: Composition) => void]>([
    ['without allergies', 'sectionAllergies', (_, each) => each.section?.splice(1, 1)],
    ['without medicines', 'sectionMedications', (_, each) => each.section?.splice(2, 1)],
    ['of another type', 'expected pattern', (_, { type }) => delete type.coding],
    ['a section without text', 'section[0].text', (_, { section }) => delete section?.[0]?.text],
    [
      'an empty section without reason',
      'ips-comp-1',
      (_, { section }) => delete section?.[0]?.entry,
    ],
    ['a section without title', 'section[0].title', (_, { section }) => delete section?.[0]?.title],
    ['without author', 'author', (_, each) => Reflect.deleteProperty(each, 'author')],
    ['a collection', 'no document', (each) => Object.assign(each, { type: 'collection' })],
    ['without patient', 'not one Patient', (each) => each.entry?.splice(1, 1)],
    ['a dangling entry', 'not in the bundle', (each) => each.entry?.pop()],
    [
      'a wrong entry',
      'does not belong',
      (_, { section = [] }) => Object.assign(section[0] ?? {}, { entry: section[1]?.entry }),
    ],
    [
      'an unknown field',
      'madeUp',
      (each) => Object.assign(first(each, 'Condition'), { madeUp: 1 }),
    ],
    [
      'a medicine without time',
      'effective',
      (each) => delete first(each, 'MedicationStatement').effectivePeriod,
    ],
    ['an allergy of nobody', 'patient', (each) => delete first(each, 'AllergyIntolerance').patient],
    [
      'a patient without birth date',
      'birthDate',
      (each) => delete first(each, 'Patient').birthDate,
    ],
    ['an impossible status', 'status', (_, each) => Object.assign(each, { status: 7 })],
  ])('finds %s', async (_, fault, breakIt) => {
    expect(await broken(breakIt)).toContain(fault);
  });
});
