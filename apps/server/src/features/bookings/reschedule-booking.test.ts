import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { makeBooking } from '../../test/factories/booking.factory.ts';
import { type DoctorAtWork, makeDoctor } from '../../test/factories/doctor.factory.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
let doctor: DoctorAtWork;
let elder: SignedIn;
let id: string;

// Booked on Monday at 08:00 for Wednesday 25 November at 09:00, Kigali time.
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  doctor = await makeDoctor(app);
  elder = await makePerson(app);
  id = await booked('09:00');
});
afterEach(() => app.reset());

const booked = async (time: string, type: 'general' | 'emergency' = 'general'): Promise<string> =>
  (await makeBooking(app, { doctor, patient: elder, time, type })).id;

const move = (who: SignedIn, date: string, time: string, which = id) =>
  callAs(app, who).post(`/api/bookings/${which}/reschedule`, { date, time });
const accept = (who: SignedIn = doctor) => callAs(app, who).post(`/api/bookings/${id}/accept`);

test('accepting confirms it, and accepting again changes nothing', async () => {
  const first = await accept();
  expect(first.json().data).toMatchObject({ status: 'booked', can: { accept: false } });
  expect((await accept()).statusCode).toBe(200);
  const bell = (await callAs(app, elder).get('/api/notifications')).json();
  expect(bell.data.map(({ title }: { title: string }) => title)).toEqual(['Appointment confirmed']);
  expect(bell.data[0].link).toBe(`/bookings/${id}`);
  // Nothing is left for the doctor to answer.
  expect((await callAs(app, doctor).get('/api/notifications')).json().unread).toBe(0);
});

test('a started appointment cannot be accepted', async () => {
  app.clock.set('2026-11-25T07:00:00Z');
  expect((await accept()).json().code).toBe('booking-over');
});

test('moved by the patient it keeps its price and waits for the doctor again', async () => {
  await accept();
  const answer = await move(elder, '2026-11-27', '14:30');
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toMatchObject({
    id,
    date: '2026-11-27',
    time: '14:30',
    status: 'pending',
    total: 17_000,
    freeUntil: '2026-11-26T12:30:00.000Z',
  });
  expect(await booked('09:00')).toBeTruthy();
});

test('moved by the doctor it is confirmed, and free to cancel until it begins', async () => {
  app.clock.set('2026-11-25T06:00:00Z');
  const answer = await move(doctor, '2026-11-25', '15:00');
  expect(answer.json().data).toMatchObject({ status: 'booked', can: { reschedule: true } });
  app.clock.set('2026-11-25T12:59:00Z');
  const cancelled = await callAs(app, elder).post(`/api/bookings/${id}/cancel`);
  expect(cancelled.json().data).toMatchObject({ cancellationFee: 0 });
});

test('a doctor opens no record by moving an appointment: the patient agrees first', async () => {
  const at = `/api/elders/${elder.personId}`;
  const read = async () => (await callAs(app, doctor).get(`${at}/vitals`)).statusCode;
  const agree = (who: SignedIn) => callAs(app, who).post(`/api/bookings/${id}/agree`);
  // Not accepted yet, and two days away: moved to today it opens nothing.
  expect((await move(doctor, '2026-11-23', '15:00')).json().data).toMatchObject({
    status: 'booked',
    agreed: false,
    can: { agree: false },
  });
  expect(await read()).toBe(404);
  const [notice] = (await callAs(app, elder).get('/api/notifications')).json().data;
  expect(notice).toMatchObject({ priority: 'high', link: `/bookings/${id}` });
  expect(notice.message).toContain('until then the doctor does not see your health data');
  const stranger = await makePerson(app);
  for (const who of [doctor, stranger]) expect((await agree(who)).statusCode).toBe(404);
  expect(await read()).toBe(404);
  const seen = (await callAs(app, elder).get(`/api/bookings/${id}`)).json().data;
  expect(seen).toMatchObject({ agreed: false, cancellationFee: 0, can: { agree: true } });
  expect((await agree(elder)).json().data).toMatchObject({ agreed: true, can: { agree: false } });
  expect((await agree(elder)).statusCode).toBe(200);
  expect(await read()).toBe(200);
  const bell = (await callAs(app, doctor).get('/api/notifications')).json().data;
  const agreed = bell.filter(({ message }: { message: string }) => /agrees to/.test(message));
  expect(agreed).toHaveLength(1);
  expect(agreed[0].message).toMatch(/agrees to the new time: .* at 15:00/);
});

test('who keeps the bookings agrees for the elder, and the window agreed before stays until then', async () => {
  const keeper = await makeMember(app, { elder, permissions: ['bookings:manage'] });
  await accept();
  const read = async () =>
    (await callAs(app, doctor).get(`/api/elders/${elder.personId}/vitals`)).statusCode;
  await move(doctor, '2026-11-27', '15:00');
  app.clock.set('2026-11-25T08:00:00Z');
  expect(await read()).toBe(200);
  app.clock.set('2026-11-27T08:00:00Z');
  expect(await read()).toBe(404);
  expect((await callAs(app, keeper).post(`/api/bookings/${id}/agree`)).statusCode).toBe(200);
  expect(await read()).toBe(200);
});

test('one that is over cannot be agreed to', async () => {
  await move(doctor, '2026-11-23', '15:00');
  app.clock.set('2026-11-23T14:00:00Z');
  const answer = await callAs(app, elder).post(`/api/bookings/${id}/agree`);
  expect(answer.json().code).toBe('booking-over');
});

test('the patient can move it until 24 hours before, and not a millisecond longer', async () => {
  app.clock.set('2026-11-24T07:00:00.001Z');
  expect((await move(elder, '2026-11-27', '09:00')).json().code).toBe('too-late-to-move');
  app.clock.set('2026-11-24T07:00:00.000Z');
  expect((await move(elder, '2026-11-27', '09:00')).statusCode).toBe(200);
});

test('the new time must be free and offered', async () => {
  await booked('10:00', 'emergency');
  expect((await move(elder, '2026-11-25', '10:30')).json().code).toBe('slot-taken');
  expect((await move(elder, '2026-11-29', '09:00')).json().code).toBe('slot-not-offered');
  expect((await move(elder, '2026-11-25', '12:30')).json().code).toBe('slot-not-offered');
  const past = (await move(elder, '2026-11-22', '09:00')).json();
  expect(past.errors).toMatchObject([{ path: 'date', code: 'past-date' }]);
  const odd = (await move(elder, '2026-02-29', '9 o clock')).json();
  expect(odd.errors.map(({ code }: { code: string }) => code)).toEqual([
    'invalid-date',
    'invalid-time',
  ]);
  const same = await callAs(app, elder).get(`/api/bookings/${id}`);
  expect(same.json().data).toMatchObject({ date: '2026-11-25', time: '09:00', status: 'pending' });
});

test('an hour can move by half an hour, over its own old time', async () => {
  const hour = await booked('10:00', 'emergency');
  expect((await move(elder, '2026-11-25', '10:30', hour)).statusCode).toBe(200);
});

test('moving to the same time changes nothing and notifies nobody', async () => {
  await accept();
  const answer = await move(elder, '2026-11-25', '09:00');
  expect(answer.json().data.status).toBe('booked');
  const bell = (await callAs(app, doctor).get('/api/notifications')).json();
  expect(bell.data).toHaveLength(1);
});

test('a cancelled or started one cannot be moved', async () => {
  app.clock.set('2026-11-25T07:00:00Z');
  expect((await move(doctor, '2026-11-27', '09:00')).json().code).toBe('booking-over');
  app.clock.set('2026-11-23T07:00:00Z');
  await callAs(app, elder).post(`/api/bookings/${id}/cancel`);
  expect((await move(elder, '2026-11-27', '09:00')).json().code).toBe('booking-over');
});

test('when two swap their times at the same instant, neither is lost', async () => {
  const other = await booked('09:30');
  const answers = await Promise.all([
    move(elder, '2026-11-25', '09:30', id),
    move(elder, '2026-11-25', '09:00', other),
  ]);
  expect(answers.map((answer) => answer.statusCode)).toEqual([409, 409]);
});

test('a person who moves it too often must wait', async () => {
  const codes = new Set<number>();
  for (let count = 0; count < 205; count += 1) {
    codes.add((await move(elder, '2026-11-25', '09:00')).statusCode);
  }
  expect(codes).toEqual(new Set([200, 429]));
  app.clock.advance({ hours: 1, seconds: 1 });
  expect((await move(elder, '2026-11-25', '09:00')).statusCode).toBe(200);
});
