import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { giveAppointmentAccessNow } from '../../../test/factories/appointment-access.factory.ts';
import { type DoctorAtWork, makeDoctor } from '../../../test/factories/doctor.factory.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { amlodipine } from '../../../test/medication-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { wordsOfPdf } from '../../../test/words-of-pdf.ts';

let app: TestApp;
let doctor: DoctorAtWork;
let elder: SignedIn;
let at: string;
let medicationId: string;

beforeAll(async () => {
  app = await startTestApp();
  doctor = await makeDoctor(app);
  elder = await makePerson(app, { birthdate: '1952-03-12', sex: 'female' });
  at = `/api/elders/${elder.personId}`;
  const allergy = { substance: 'Penicillin', kind: 'medication', criticality: 'high' };
  await callAs(app, elder).post(`${at}/allergies`, allergy);
  await giveAppointmentAccessNow(app, elder, doctor);
  const medicine = amlodipine({
    note: 'In the morning, with water.',
    startsOn: '2026-11-23',
    endsOn: '2026-11-29',
  });
  const answer = await callAs(app, doctor).post(`${at}/medications`, medicine);
  medicationId = answer.json().data.id;
});
afterAll(() => app.close());

const paper = { quantity: '7 tablets', reason: 'High blood pressure' };
const write = (who: SignedIn, more: object = {}, id = medicationId) =>
  callAs(app, who).post(`${at}/medications/${id}/prescription`, { ...paper, ...more });

it.each([
  ['en', ['Prescription', '1 tablet', 'For 7 days: 23 November 2026 to 29 November 2026']],
  ['rw', ['ikinini 1', '7 tablets']],
  ['fr', ['1 comprimé', 'Pendant 7 jours']],
] as const)('is a paper in %s that a pharmacy reads', async (locale, words) => {
  const answer = await write(doctor, { locale });
  expect(answer.statusCode).toBe(201);
  // The elder opens it in the record.
  const { id } = answer.json().data;
  const file = await callAs(app, elder).get(`${at}/documents/${id}/file`);
  expect(file.headers['content-type']).toBe('application/pdf');
  const text = await wordsOfPdf(file.rawPayload);
  const always = [
    'Dr Jean Habimana',
    'Remera Clinic',
    'Espérance Mukamana',
    'Penicillin',
    'Amlodipine 5 mg',
    '7 tablets',
    'In the morning, with water.',
    'High blood pressure',
  ];
  for (const each of [...always, ...words]) expect(text).toContain(each.normalize('NFKC'));
});

it('is among the documents, with its medicine and its author', async () => {
  const { id } = (await write(doctor)).json().data;
  const { documents } = (await callAs(app, elder).get(`${at}/documents`)).json().data;
  expect(documents).toContainEqual(
    expect.objectContaining({
      id,
      kind: 'prescription',
      title: 'Prescription: Amlodipine 5 mg',
      addedBy: 'Jean Habimana',
      date: '2026-11-23',
    }),
  );
});

it('asks for the reason where an allergy speaks against the medicine, and shows it', async () => {
  const other = await makePerson(app, { birthdate: '1950-01-01', sex: 'female' });
  await giveAppointmentAccessNow(app, other, doctor);
  const own = `/api/elders/${other.personId}`;
  const added = await callAs(app, doctor).post(`${own}/medications`, amlodipine());
  const { id } = added.json().data;
  // Written down by somebody else after the medicine.
  const allergy = { substance: 'Amlodipine', kind: 'medication', criticality: 'high' };
  await callAs(app, other).post(`${own}/allergies`, allergy);
  const prescribe = (more: object) =>
    callAs(app, doctor).post(`${own}/medications/${id}/prescription`, { ...paper, ...more });
  expect((await prescribe({})).json()).toMatchObject({ status: 409, code: 'allergy-warned' });
  const answer = await prescribe({ allergyReason: 'Taken for years without harm' });
  expect(answer.statusCode).toBe(201);
  const document = answer.json().data.id;
  const file = await callAs(app, other).get(`${own}/documents/${document}/file`);
  expect(await wordsOfPdf(file.rawPayload)).toContain('Taken for years without harm');
});

it('says nothing of an allergy that does not speak against the medicine', async () => {
  const { id } = (await write(doctor, { allergyReason: 'Written before' })).json().data;
  const file = await callAs(app, elder).get(`${at}/documents/${id}/file`);
  expect(await wordsOfPdf(file.rawPayload)).not.toContain('Written before');
});

it('is for doctors who may write, of a medicine that is taken', async () => {
  expect((await write(await makeDoctor(app))).statusCode).toBe(404);
  const daughter = await makeMember(app, { elder, permissions: ['health:read', 'health:write'] });
  expect((await write(daughter)).statusCode).toBe(403);
  expect((await write(doctor, { quantity: '' })).statusCode).toBe(400);
  expect((await write(doctor, {}, elder.personId)).statusCode).toBe(404);
  const added = amlodipine({ name: 'Metformin', startsOn: '2026-11-23' });
  const { id } = (await callAs(app, doctor).post(`${at}/medications`, added)).json().data;
  await callAs(app, doctor).post(`${at}/medications/${id}/stop`, {});
  expect((await write(doctor, {}, id)).json()).toMatchObject({ code: 'medication-stopped' });
});
