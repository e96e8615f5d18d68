import { dayInKigali } from '@hafi/base/kigali-time';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { callAs } from '../../../test/call-as.ts';
import { makeBooking } from '../../../test/factories/booking.factory.ts';
import { type DoctorAtWork, makeDoctor } from '../../../test/factories/doctor.factory.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { amlodipine } from '../../../test/medication-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let doctor: DoctorAtWork;
let elder: SignedIn;
let at: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  app.clock.set('2026-11-23T06:00:00Z');
  doctor = await makeDoctor(app);
  elder = await makePerson(app);
  at = `/api/elders/${elder.personId}`;
});

/** An accepted appointment of this doctor with the elder. */
async function accepted(date: string, time = '09:00'): Promise<string> {
  const { id } = await makeBooking(app, { doctor, patient: elder, date, time, quiet: true });
  expect((await callAs(app, doctor).post(`/api/bookings/${id}/accept`)).statusCode).toBe(200);
  return id;
}

const chart = async (who: SignedIn = doctor) => (await callAs(app, who).get(`${at}/chart`)).json();

async function measure(kind: string, values: object) {
  const reading = { id: newId(), kind, values, confirmed: true };
  const answer = await callAs(app, elder).post(`${at}/vitals`, reading);
  expect(answer.statusCode).toBe(201);
}

it('says nothing has changed where doctor and patient have not met yet', async () => {
  const id = await accepted('2026-11-23', '14:00');
  const { data } = await chart();
  expect(data).toMatchObject({
    since: null,
    today: { id, startsAt: '2026-11-23T12:00:00.000Z', mode: 'in-person' },
    trends: [],
    doses: { days: 14, all: { taken: 0, due: 0 }, byMedicine: [] },
    coming: [{ id, own: true, accepted: true, doctor: 'Dr Jean Habimana' }],
    readers: { count: 0, names: null },
  });
});

it('counts what others did since they met, and leaves out what the doctor did', async () => {
  await accepted('2026-11-24');
  const next = await accepted('2026-11-27');
  app.clock.set('2026-11-24T06:30:00Z');
  await measure('weight', { value: 63 });
  // The appointment is over at 09:30 in Kigali.
  app.clock.set('2026-11-24T10:00:00Z');
  const own = callAs(app, doctor);
  expect((await own.post(`${at}/conditions`, { name: 'Asthma' })).statusCode).toBe(201);
  expect((await own.post(`${at}/medications`, amlodipine({ name: 'Losartan' }))).statusCode).toBe(
    201,
  );
  app.clock.set('2026-11-26T08:00:00Z');
  await measure('blood-pressure', { systolic: 152, diastolic: 94 });
  await measure('blood-pressure', { systolic: 191, diastolic: 122 });
  await measure('heart-rate', { value: 72 });
  await measure('weight', { value: 61.5 });
  const hers = callAs(app, elder);
  await hers.post(`${at}/conditions`, { name: 'Gout' });
  await hers.post(`${at}/allergies`, { substance: 'Penicillin', kind: 'medication' });
  await hers.post(`${at}/medications`, amlodipine({ confirmed: true }));
  app.clock.set('2026-11-26T09:00:00Z');
  const { data } = await chart();
  expect(data.since).toEqual({
    at: '2026-11-24T07:30:00.000Z',
    outOfRange: [{ kind: 'blood-pressure', count: 2, urgent: 1 }],
    readings: 4,
    missedDoses: expect.any(Number),
    weight: { before: 63, now: 61.5 },
    newMedicines: ['Amlodipine 5 mg'],
    stoppedMedicines: [],
    newProblems: ['Gout'],
    newAllergies: ['Penicillin'],
    notesBy: [],
    homeVisits: 0,
  });
  expect(data.trends).toContainEqual({
    kind: 'blood-pressure',
    values: [152, 191],
    usual: { min: 111, max: 139 },
  });
  expect(data.trends).toContainEqual({ kind: 'weight', values: [63, 61.5], usual: null });
  expect(data.coming).toMatchObject([{ id: next }]);
});

it('keeps the appointment before this morning as the last one, while today’s is over', async () => {
  await accepted('2026-11-24');
  const id = await accepted('2026-11-25');
  app.clock.set('2026-11-25T12:00:00Z');
  const { data } = await chart();
  expect(dayInKigali(new Date(data.since.at))).toBe('2026-11-24');
  expect(data.today.id).toBe(id);
});

it('does not count an appointment to which nobody came as a meeting', async () => {
  await accepted('2026-11-24');
  const missed = await accepted('2026-11-25');
  app.clock.set('2026-11-25T08:00:00Z');
  const noShow = { outcome: 'no-show' };
  const answer = await callAs(app, doctor).put(`/api/bookings/${missed}/outcome`, noShow);
  expect(answer.statusCode).toBe(200);
  app.clock.set('2026-11-26T06:00:00Z');
  expect(dayInKigali(new Date((await chart()).data.since.at))).toBe('2026-11-24');
});

it('tells a visiting doctor how many read a note, and a member of the circle who', async () => {
  await accepted('2026-11-23', '14:00');
  const daughter = { firstName: 'Claudine', lastName: 'Uwase' };
  await makeMember(app, { elder, permissions: ['health:read'], person: daughter });
  expect((await chart()).data.readers).toEqual({ count: 1, names: null });
  await makeMember(app, { elder, who: doctor, permissions: ['health:read'] });
  expect((await chart()).data.readers).toEqual({ count: 1, names: ['Claudine Uwase'] });
});

it('is for those who may read the health, and is in the access log', async () => {
  const stranger = await makeDoctor(app);
  expect((await callAs(app, stranger).get(`${at}/chart`)).statusCode).toBe(404);
  const driver = await makeMember(app, { elder, permissions: ['bookings:manage'] });
  expect((await callAs(app, driver).get(`${at}/chart`)).statusCode).toBe(404);
  await accepted('2026-11-23', '14:00');
  await chart();
  const log = (await callAs(app, elder).get(`${at}/access-log`)).json().data;
  expect(log).toMatchObject([{ subject: 'record', who: { personId: doctor.personId } }]);
});

it('ties a note to the appointment it is about, and to no other', async () => {
  const id = await accepted('2026-11-23', '14:00');
  const other = await makeBooking(app, { doctor, date: '2026-11-24', quiet: true });
  const write = async (bookingId: string) =>
    (await callAs(app, doctor).post(`${at}/notes`, { plan: 'Rest', bookingId })).json().data;
  const note = await write(id);
  expect(note.appointment).toEqual({ id, at: '2026-11-23T12:00:00.000Z' });
  expect((await write(other.id)).appointment).toBeNull();
  const changed = await callAs(app, doctor).put(`/api/practice/notes/${note.id}`, { plan: 'Walk' });
  expect(changed.json().data).toMatchObject({ plan: 'Walk', appointment: { id } });
});
