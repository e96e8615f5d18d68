import type { Permission } from '@hafi/contract/circle/circle-terms';
import { medicineForms } from '@hafi/contract/medications/medication-terms';
import type { Bundle } from '@medplum/fhirtypes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { callAs } from '../../test/call-as.ts';
import { makeDoctor } from '../../test/factories/doctor.factory.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { fhirFaults } from '../../test/fhir/validate-fhir.ts';
import { proveIdentity } from '../../test/issue-session.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { aPdf, sendFile } from '../../test/upload-stage.ts';
import { insertNote } from '../notes/notes.repo.ts';

let app: TestApp;
let elder: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  elder = await makePerson(app, { phoneNumber: '+250788000311', district: 'Gasabo' });
});
afterAll(() => app.close());

const vitals = [
  { kind: 'heart-rate', values: { value: 72 } },
  { kind: 'blood-pressure', values: { systolic: 135, diastolic: 82 } },
  { kind: 'temperature', values: { value: 36.6 } },
  { kind: 'oxygen-saturation', values: { value: 97 } },
  { kind: 'weight', values: { value: 64.5 } },
  { kind: 'glucose', values: { value: 95 }, glucoseContext: 'fasting' },
  { kind: 'respiratory-rate', values: { value: 16 } },
];

/** Gives the elder one item of each kind. */
async function fill(): Promise<void> {
  const own = callAs(app, elder);
  const at = (part: string) => `/api/elders/${elder.personId}/${part}`;
  const made = [
    await own.post(at('conditions'), {
      name: 'Hypertension',
      code: 'I10',
      since: '2019-05',
      note: 'Mild',
    }),
    await own.post(at('allergies'), {
      substance: 'Penicillin',
      kind: 'medication',
      reaction: 'Rash',
    }),
    await own.post(at('coverages'), {
      insurer: 'old-mutual',
      memberNumber: '4711',
      validUntil: '2027-06-30',
    }),
    await own.post(at('documents'), {
      uploadId: (await sendFile(app, elder, aPdf())).uploadId,
      title: 'Blood count',
      kind: 'lab-result',
      date: '2026-11-20',
    }),
    ...(await Promise.all(
      vitals.map((vital) => own.post(at('vitals'), { id: newId(), ...vital })),
    )),
  ];
  const medicine = {
    name: 'Amlodipine',
    dosage: '5 mg',
    form: 'tablet',
    pillsPerDose: 1,
    meal: 'after-food',
    note: 'With water',
    // The same substance three times: it is warned of.
    confirmed: true,
  };
  for (const schedule of [
    { kind: 'times', times: ['08:00', '20:00'], weekdays: [1, 3, 5] },
    { kind: 'interval', everyHours: 8, startTime: '06:00' },
    { kind: 'as-needed', mostPerDay: 3 },
  ]) {
    const name = `Amlodipine ${schedule.kind}`;
    made.push(await own.post(at('medications'), { ...medicine, name, schedule }));
  }
  const doctor = await makeDoctor(app);
  const booking = { doctorId: doctor.doctorId, date: '2026-11-25', type: 'general' };
  made.push(
    await own.post('/api/bookings', { ...booking, time: '09:00', mode: 'in-person', note: 'Hi' }),
  );
  made.push(await own.post('/api/bookings', { ...booking, time: '10:00', mode: 'phone' }));
  await own.post(`/api/bookings/${made.at(-1)?.json().data.id}/cancel`, { reason: 'Away' });
  expect(made.map(({ statusCode }) => statusCode)).toEqual(made.map(() => 201));
  const at9 = app.clock.now();
  await inTransaction(app.platform, (tx) =>
    insertNote(tx, {
      id: newId(),
      elderId: elder.personId,
      authorId: doctor.personId,
      status: 'final',
      reason: 'Cough',
      findings: 'Clear lungs.\n\nBP < 140 & steady',
      assessment: null,
      plan: 'Rest',
      writtenAt: at9,
      signedAt: at9,
      signerName: 'Dr Jean Habimana',
      signerNumber: 'RMDC 123',
    }),
  );
}

const join = (permissions: Permission[]) => makeMember(app, { elder, permissions });

const ask = async (who: SignedIn) => {
  await proveIdentity(app, who);
  return callAs(app, who).get(`/api/elders/${elder.personId}/fhir`);
};

describe('the FHIR export', () => {
  it('is valid R4, each resource and each vital sign by its profile', async () => {
    await fill();
    await join(['health:read']);
    const answer = await ask(elder);
    expect(answer.headers['content-type']).toContain('application/fhir+json');
    const bundle = answer.json() as Bundle;
    expect(fhirFaults(bundle)).toEqual([]);
    const resources = (bundle.entry ?? []).flatMap(({ resource }) => resource ?? []);
    const profiled = resources.flatMap(({ meta }) =>
      (meta?.profile ?? []).map((url) => url.split('/').at(-1)),
    );
    expect(profiled.sort()).toEqual([
      'bodytemp',
      'bodyweight',
      'bp',
      'heartrate',
      'oxygensat',
      'resprate',
    ]);
    const counts = Object.groupBy(resources, ({ resourceType }) => resourceType);
    const sizes = Object.fromEntries(
      Object.entries(counts).map(([type, of]) => [type, of?.length]),
    );
    expect(sizes).toEqual({
      Patient: 1,
      RelatedPerson: 1,
      Consent: 1,
      Practitioner: 1,
      Appointment: 2,
      Observation: 7,
      MedicationStatement: 3,
      AllergyIntolerance: 1,
      Condition: 1,
      Coverage: 1,
      DocumentReference: 1,
      Composition: 1,
      Provenance: 1,
    });
  });

  it('has coded illnesses, insurances, documents and signed notes, with who signed them', async () => {
    const bundle = (await ask(elder)).json() as Bundle;
    const of = (type: string) =>
      bundle.entry?.find(({ resource }) => resource?.resourceType === type)?.resource;
    expect(of('Condition')).toMatchObject({
      code: {
        coding: [{ system: 'http://hl7.org/fhir/sid/icd-10', code: 'I10' }],
        text: 'Hypertension',
      },
    });
    expect(of('Coverage')).toMatchObject({
      subscriberId: '4711',
      payor: [{ display: 'OLD MUTUAL' }],
      period: { end: '2027-06-30' },
    });
    expect(of('DocumentReference')).toMatchObject({
      type: { coding: [{ system: 'http://loinc.org', code: '11502-2' }] },
      content: [{ attachment: { contentType: 'application/pdf', title: 'Blood count' } }],
    });
    expect(of('Composition')).toMatchObject({
      status: 'final',
      author: [{ display: 'Dr Jean Habimana', identifier: { value: 'RMDC 123' } }],
      section: [
        { title: 'Reason for the visit' },
        {
          title: 'Findings',
          text: { div: expect.stringContaining('<li>BP &lt; 140 &amp; steady</li>') },
        },
        { title: 'Plan' },
      ],
    });
  });

  it('names each kind of reading by the LOINC codes of its profile', async () => {
    const bundle = (await ask(elder)).json() as Bundle;
    const codes = (bundle.entry ?? []).flatMap(({ resource }) =>
      resource?.resourceType === 'Observation'
        ? [(resource.code.coding ?? []).map(({ code }) => code).join(' ')]
        : [],
    );
    expect(codes.sort()).toEqual([
      '1558-6',
      '2708-6 59408-5',
      '29463-7',
      '8310-5',
      '85354-9',
      '8867-4',
      '9279-1',
    ]);
  });

  it('counts the doses of each form in a coded unit', async () => {
    const who = await makePerson(app, {});
    const own = callAs(app, who);
    for (const form of medicineForms) {
      const added = await own.post(`/api/elders/${who.personId}/medications`, {
        name: `Medicine ${form}`,
        dosage: '5 mg',
        form,
        pillsPerDose: 2,
        confirmed: true,
        meal: 'any',
        schedule: { kind: 'as-needed', mostPerDay: 3 },
      });
      expect(added.statusCode).toBe(201);
    }
    await proveIdentity(app, who);
    const bundle = (await own.get(`/api/elders/${who.personId}/fhir`)).json() as Bundle;
    expect(fhirFaults(bundle)).toEqual([]);
    const units = (bundle.entry ?? []).flatMap(({ resource }) => {
      if (resource?.resourceType !== 'MedicationStatement') return [];
      const { code, system, unit, value } =
        resource.dosage?.[0]?.doseAndRate?.[0]?.doseQuantity ?? {};
      expect([value, unit]).toEqual([2, expect.any(String)]);
      return [system ? `${system.split('/').at(-1)} ${code}` : `${unit}`];
    });
    expect(units.sort()).toEqual([
      // Insulin is counted in units, other medicines in injections: nobody says which.
      'injection or unit',
      'unitsofmeasure.org {application}',
      'unitsofmeasure.org {spoon}',
      'v3-orderableDrugForm CAP',
      'v3-orderableDrugForm DROP',
      'v3-orderableDrugForm PUFF',
      'v3-orderableDrugForm TAB',
    ]);
  });

  it('has both parts of a blood pressure as its profile requires', async () => {
    const bundle = (await ask(elder)).json() as Bundle;
    const pressure = bundle.entry?.find(({ resource }) =>
      resource?.meta?.profile?.[0]?.endsWith('/bp'),
    );
    const part = (code: string, value: number) => ({
      code: { coding: [{ system: 'http://loinc.org', code }] },
      valueQuantity: { value, system: 'http://unitsofmeasure.org', code: 'mm[Hg]' },
    });
    expect(pressure?.resource).toMatchObject({
      code: { coding: [{ system: 'http://loinc.org', code: '85354-9' }] },
      component: [part('8480-6', 135), part('8462-4', 82)],
    });
  });

  it('names only what it contains', async () => {
    const bundle = (await ask(elder)).json() as Bundle;
    const inside = new Set(bundle.entry?.map(({ fullUrl }) => fullUrl?.split('/fhir/')[1]));
    const named = JSON.stringify(bundle).match(/"reference":"([^"]+)"/g) ?? [];
    expect(named.length).toBeGreaterThan(10);
    for (const each of named) expect(inside).toContain(each.slice(13, -1));
  });

  it('names everything by the same ids each time', async () => {
    await join(['alerts:receive']);
    const ids = async () => {
      const { entry } = (await ask(elder)).json() as Bundle;
      return entry?.map(({ fullUrl }) => fullUrl).sort();
    };
    const first = await ids();
    expect(first?.some((url) => url?.includes('/Consent/'))).toBe(true);
    expect(new Set(first).size).toBe(first?.length);
    expect(await ids()).toEqual(first);
  });

  it('would not pass if it were wrong', async () => {
    const bundle = (await ask(elder)).json() as Bundle;
    const pulse = bundle.entry?.find(({ resource }) =>
      resource?.meta?.profile?.[0]?.endsWith('/heartrate'),
    );
    Object.assign(pulse?.resource ?? {}, { category: [], valueQuantity: { amount: 1 } });
    const faults = fhirFaults(bundle).join('\n');
    expect(faults).toContain('amount');
    expect(faults).toContain('Observation.category');
  });
});
