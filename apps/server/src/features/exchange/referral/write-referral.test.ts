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

beforeAll(async () => {
  app = await startTestApp();
  doctor = await makeDoctor(app);
  elder = await makePerson(app, { birthdate: '1952-03-12', sex: 'female' });
  at = `/api/elders/${elder.personId}`;
  const own = callAs(app, elder);
  const allergy = { substance: 'Penicillin', kind: 'medication', criticality: 'high' };
  await own.post(`${at}/allergies`, allergy);
  await own.post(`${at}/conditions`, {
    name: 'High blood pressure',
    code: 'I10',
    since: '2019-05',
  });
  await own.post(`${at}/medications`, amlodipine());
  await giveAppointmentAccessNow(app, elder, doctor);
});
afterAll(() => app.close());

const letter = { to: 'CHUK, cardiology', reason: 'Chest pain on walking.\nPlease see her soon.' };
const write = (who: SignedIn, more: object = {}) =>
  callAs(app, who).post(`${at}/referrals`, { ...letter, ...more });

async function wordsOf(id: string): Promise<string> {
  const file = await callAs(app, elder).get(`${at}/documents/${id}/file`);
  expect(file.headers['content-type']).toBe('application/pdf');
  return wordsOfPdf(file.rawPayload);
}

it.each([
  [
    'en',
    ['Referral letter', 'High blood pressure (I10)', 'since May 2019', '1 tablet', 'Page 1 of'],
  ],
  ['rw', ["Umuvuduko w'amaraso ukabije (I10)", 'ikinini 1']],
  ['fr', ['Hypertension artérielle (I10)', '1 comprimé', 'depuis mai 2019']],
] as const)('is a letter in %s that a clinic keeps', async (locale, words) => {
  const answer = await write(doctor, { locale, findings: 'Clear lungs' });
  expect(answer.statusCode).toBe(201);
  const text = await wordsOf(answer.json().data.id);
  const always = [
    'Dr Jean Habimana',
    'Remera Clinic',
    'CHUK, cardiology',
    'Penicillin',
    'Clear lungs',
  ];
  for (const each of [...always, 'Please see her soon.', 'Espérance Mukamana', ...words]) {
    expect(text).toContain(each.normalize('NFKC'));
  }
  expect(text.indexOf('Penicillin')).toBeLessThan(text.indexOf('Please see her soon.'));
});

it('goes on over pages that are numbered', async () => {
  const reason = 'A long story of many words. '.repeat(70);
  const answer = await write(doctor, { reason: `${reason}\n`.slice(0, 1990), findings: reason });
  const text = await wordsOf(answer.json().data.id);
  expect(text).toContain('Page 1 of 2');
  expect(text).toContain('Espérance Mukamana · Page 2 of 2');
});

it('is among the documents with its author, and the elder sees who read for it', async () => {
  const { id } = (await write(doctor)).json().data;
  const { documents } = (await callAs(app, elder).get(`${at}/documents`)).json().data;
  expect(documents).toContainEqual(
    expect.objectContaining({
      id,
      kind: 'referral',
      title: 'Referral letter: CHUK, cardiology',
      addedBy: 'Jean Habimana',
      date: '2026-11-23',
    }),
  );
  const log = (await callAs(app, elder).get(`${at}/access-log`)).json().data;
  expect(log).toContainEqual(
    expect.objectContaining({
      subject: 'summary',
      who: expect.objectContaining({ personId: doctor.personId }),
    }),
  );
});

it('says when nobody has checked the licence', async () => {
  const { id } = (await write(doctor, { locale: 'en' })).json().data;
  expect(await wordsOf(id)).toContain('The licence of this doctor has not been checked by Hafi.');
});

it('is for doctors who may read and write', async () => {
  expect((await write(await makeDoctor(app))).statusCode).toBe(404);
  const reader = await makeMember(app, {
    elder,
    permissions: ['health:read'],
    person: { roles: ['DOCTOR'] },
  });
  expect((await write(reader)).statusCode).toBe(404);
  const daughter = await makeMember(app, { elder, permissions: ['health:read', 'health:write'] });
  expect((await write(daughter)).statusCode).toBe(403);
  expect((await write(doctor, { to: '' })).statusCode).toBe(400);
});
