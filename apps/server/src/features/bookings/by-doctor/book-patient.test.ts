import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { makeBooking } from '../../../test/factories/booking.factory.ts';
import { type DoctorAtWork, makeDoctor } from '../../../test/factories/doctor.factory.ts';
import { makeElder } from '../../../test/factories/elder.factory.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import type { SignedIn } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let doctor: DoctorAtWork;
let elder: SignedIn;

// The elder has had an appointment on Monday; it is the next Monday.
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  doctor = await makeDoctor(app);
  elder = await makeElder(app);
  const { id } = await makeBooking(app, { doctor, patient: elder, date: '2026-11-23' });
  await callAs(app, doctor).post(`/api/bookings/${id}/accept`);
  app.clock.set('2026-11-30T06:00:00Z');
});
afterEach(() => app.reset());

const book = (wish: object = {}, who: SignedIn = doctor) =>
  callAs(app, who).post('/api/practice/bookings', {
    patientId: elder.personId,
    date: '2026-12-02',
    time: '09:00',
    type: 'general',
    ...wish,
  });

test('a doctor books a patient: held at once, and seen by the patient, who is asked', async () => {
  const answer = await book();
  expect(answer.statusCode).toBe(201);
  expect(answer.json().data).toMatchObject({
    side: 'doctor',
    status: 'booked',
    agreed: false,
    freeUntil: '2026-12-02T07:00:00.000Z',
  });
  const { id } = answer.json().data;
  const seen = (await callAs(app, elder).get(`/api/bookings/${id}`)).json().data;
  expect(seen).toMatchObject({ side: 'patient', can: { agree: true, cancel: true } });
  const [notice] = (await callAs(app, elder).get('/api/notifications')).json().data;
  expect(notice).toMatchObject({ title: 'New appointment', link: `/bookings/${id}` });
  expect((await book()).json().code).toBe('slot-taken');
});

test('it opens no record until the patient agrees', async () => {
  const { id } = (await book()).json().data;
  app.clock.set('2026-12-02T06:00:00Z');
  const record = () => callAs(app, doctor).get(`/api/elders/${elder.personId}/notes`);
  expect((await record()).statusCode).toBe(404);
  await callAs(app, elder).post(`/api/bookings/${id}/agree`);
  expect((await record()).statusCode).toBe(200);
});

test('who keeps the bookings of the patient is told and asked as well', async () => {
  const keeper = await makeMember(app, { elder, permissions: ['bookings:manage'] });
  const { id } = (await book()).json().data;
  const [notice] = (await callAs(app, keeper).get('/api/notifications')).json().data;
  expect(notice.link).toBe(`/bookings/${id}?elder=${elder.personId}`);
  expect((await callAs(app, keeper).post(`/api/bookings/${id}/agree`)).statusCode).toBe(200);
});

test('nobody but a patient of the own practice can be booked', async () => {
  const stranger = await makeElder(app);
  expect((await book({ patientId: stranger.personId })).statusCode).toBe(404);
  expect((await book({}, await makeDoctor(app))).statusCode).toBe(404);
  expect((await book({}, elder)).statusCode).toBe(403);
  const { data } = (await callAs(app, doctor).get('/api/practice/patients')).json();
  expect(data.map((each: { id: string; lastAt: string }) => [each.id, each.lastAt])).toEqual([
    [elder.personId, '2026-11-23T07:00:00.000Z'],
  ]);
});

test('whether somebody is busy is no answer to a doctor with whom they do not wait', async () => {
  const stranger = await makeElder(app);
  const other = await makeDoctor(app);
  const date = '2026-12-02';
  await makeBooking(app, { doctor: other, patient: stranger, date, time: '09:00' });
  const ask = async (time: string) =>
    (await book({ patientId: stranger.personId, time, waitId: crypto.randomUUID() })).json().code;
  expect([await ask('09:00'), await ask('11:00')]).toEqual([
    'no-longer-waiting',
    'no-longer-waiting',
  ]);
});

test.each([
  [{ time: '12:30' }, 422, 'slot-not-offered'],
  [{ date: '2026-12-06' }, 422, 'slot-not-offered'],
  [{ date: '2026-11-29' }, 400, 'invalid-input'],
])('%o is refused', async (wish, status, code) => {
  const answer = await book(wish);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});
