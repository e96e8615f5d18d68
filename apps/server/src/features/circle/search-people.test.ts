import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { giveAppointmentAccessNow } from '../../test/factories/appointment-access.factory.ts';
import { makeBooking } from '../../test/factories/booking.factory.ts';
import { type DoctorAtWork, makeDoctor } from '../../test/factories/doctor.factory.ts';
import { makeElder } from '../../test/factories/elder.factory.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
let elder: SignedIn;
let daughter: SignedIn;
let neighbour: SignedIn;
let doctor: DoctorAtWork;

beforeAll(async () => {
  // An hour before the appointment.
  app = await startTestApp({ now: '2026-11-25T06:00:00Z' });
  elder = await makeElder(app, { firstName: 'Espérance', lastName: 'Mukamana' });
  daughter = await makePerson(app, { firstName: 'Chantal', lastName: 'Uwase' });
  neighbour = await makePerson(app, { firstName: 'Claudine', lastName: 'Nyiransabimana' });
  await makeMember(app, { elder, who: daughter, permissions: ['health:read'] });
  await makeMember(app, { elder, who: neighbour, permissions: ['messages'] });
  doctor = await makeDoctor(app, { practice: { specialty: 'dentistry' } });
  await makeDoctor(app, { person: { firstName: 'Christine', lastName: 'Ingabire' } });
  const { id } = await makeBooking(app, {
    doctor,
    patient: elder,
    date: '2026-11-25',
    quiet: true,
  });
  await callAs(app, doctor).post(`/api/bookings/${id}/accept`);
});
afterAll(() => app.close());

async function find(who: Pick<SignedIn, 'headers'>, q: string): Promise<string[]> {
  const answer = await callAs(app, who).get(`/api/search?q=${encodeURIComponent(q)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const groups: { kind: string; hits: { title: string; detail: string; link: string }[] }[] =
    answer.json().data;
  return groups
    .filter(({ kind }) => kind !== 'appointments')
    .flatMap(({ kind, hits }) => hits.map(({ title, detail }) => `${kind}: ${title}, ${detail}`));
}

test('family and neighbours find the elder and one another, however the name is typed', async () => {
  for (const q of ['Espérance', 'esperence', 'mukamna', 'ESPERANCE MUK']) {
    expect(await find(daughter, q), q).toEqual([
      'people: Espérance Mukamana, You are in this circle',
    ]);
  }
  expect(await find(daughter, 'claudine')).toEqual([
    'people: Claudine Nyiransabimana, In the circle of Espérance Mukamana',
  ]);
  expect(await find(elder, 'chantal')).toEqual(['people: Chantal Uwase, In your circle']);
});

test('a doctor finds the patient of an appointment, but nobody of her circle', async () => {
  expect(await find(doctor, 'esperance')).toEqual(['people: Espérance Mukamana, Your patient']);
  expect(await find(doctor, 'chantal')).toEqual([]);
});

test('strangers and visitors find nobody', async () => {
  const stranger = await makePerson(app);
  for (const who of [stranger, { headers: { cookie: '' } }]) {
    for (const q of ['esperance', 'chantal', 'claudine']) {
      expect(await find(who, q), q).toEqual([]);
    }
  }
});

test('leads to the record only who may read it, others to the circle', async () => {
  const linkOf = async (who: SignedIn) => {
    const answer = await callAs(app, who).get('/api/search?q=esperance');
    return answer.json().data[0].hits[0].link;
  };
  expect(await linkOf(daughter)).toBe(`/healthcare?tab=record&elder=${elder.personId}`);
  expect(await linkOf(neighbour)).toBe(`/circle?elder=${elder.personId}`);
  const treating = await makePerson(app, { roles: ['DOCTOR'] });
  await giveAppointmentAccessNow(app, elder, treating);
  expect(await linkOf(treating)).toBe(`/patients/${elder.personId}`);
});

test('a name is not taken for a specialty or a doctor who is only spelled a little like it', async () => {
  const visitor = { headers: { cookie: '' } };
  expect(await find(visitor, 'chantal')).toEqual([]);
  expect(await find(visitor, 'vestine')).toEqual([]);
  expect(await find(visitor, 'kristine')).toEqual([
    expect.stringContaining('Dr Christine Ingabire'),
  ]);
});

test('a misspelled doctor is found behind others who are only a little like the name', async () => {
  const visitor = { headers: { cookie: '' } };
  const named = (firstName: string, lastName: string) =>
    makeDoctor(app, { person: { firstName, lastName } });
  for (let count = 0; count < 5; count += 1) await named('Alice', 'Nyirahabineza');
  await named('Jean', 'Nyirahabimana');
  expect(await find(visitor, 'nyirahabimanna')).toEqual([
    expect.stringContaining('Dr Jean Nyirahabimana'),
  ]);
});
