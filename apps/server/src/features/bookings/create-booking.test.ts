import { defaultChoice } from '@hafi/contract/accounts/preferences.schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { ageAccount } from '../../test/age-account.ts';
import { callAs } from '../../test/call-as.ts';
import { deliverAll } from '../../test/deliver-all.ts';
import { type DoctorAtWork, makeDoctor } from '../../test/factories/doctor.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
let doctor: DoctorAtWork;
let elder: SignedIn;
const preferences = { notifications: { ...defaultChoice, sms: true } };

// Monday 23 November 2026, 10:10 in Kigali.
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-23T08:10:00Z' });
  doctor = await makeDoctor(app);
  elder = await ageAccount(app, await makePerson(app));
});
afterAll(() => app.close());

const book = (body: object, who: SignedIn = elder) =>
  callAs(app, who).post('/api/bookings', { doctorId: doctor.doctorId, type: 'general', ...body });

test('a free time is held at once, can be paid later, and waits for the doctor', async () => {
  const answer = await book({ date: '2026-11-24', time: '09:00', mode: 'phone', note: ' Hello ' });
  expect(answer.statusCode).toBe(201);
  expect(answer.json().data).toMatchObject({
    doctor: {
      id: doctor.doctorId,
      name: 'Dr Jean Habimana',
      specialty: 'cardiology',
    },
    patient: { id: elder.personId, name: 'Espérance Mukamana', phone: null },
    date: '2026-11-24',
    time: '09:00',
    startsAt: '2026-11-24T07:00:00.000Z',
    endsAt: '2026-11-24T07:30:00.000Z',
    appointmentType: { id: 'general', name: 'General Consultation', duration: 30, price: 15_000 },
    serviceFee: 2000,
    total: 17_000,
    mode: 'phone',
    note: 'Hello',
    status: 'pending',
    cancelledBy: null,
    freeUntil: '2026-11-23T07:00:00.000Z',
    payment: { state: 'due', id: null },
    can: { cancel: true, reschedule: false, accept: false, pay: true },
  });
  const slots = await callAs(app, elder).get(
    `/api/doctors/${doctor.doctorId}/slots?date=2026-11-24`,
  );
  expect(slots.json().data[0]).toEqual({ time: '09:00', available: false });
});

test('asks before the patient has two appointments at the same time, by whomever it is booked', async () => {
  const patient = await makePerson(app);
  const other = await makeDoctor(app);
  const third = await makeDoctor(app);
  const at = { date: '2026-12-04', time: '10:00' };
  const codes = (answers: { json(): { code?: string } }[]) =>
    answers.map((answer) => answer.json().code ?? 'ok').sort();
  // Two at once, with two doctors.
  const both = [doctor, other].map(({ doctorId }) => book({ ...at, doctorId }, patient));
  expect(codes(await Promise.all(both))).toEqual(['another-appointment', 'ok']);
  const again = await book({ ...at, doctorId: third.doctorId }, patient);
  expect(codes([again])).toEqual(['another-appointment']);
  const sure = await book({ ...at, doctorId: third.doctorId, alsoThen: true }, patient);
  expect(sure.statusCode).toBe(201);
  // A move asks too, and the time that it leaves is not in its way.
  const { id } = (await book({ ...at, time: '14:00', doctorId: third.doctorId }, patient)).json()
    .data;
  const move = (body: object) => callAs(app, patient).post(`/api/bookings/${id}/reschedule`, body);
  expect((await move({ ...at, time: '14:30' })).statusCode).toBe(200);
  const sameTime = await book({ ...at, time: '15:00', doctorId: other.doctorId }, patient);
  expect(sameTime.statusCode).toBe(201);
  expect(codes([await move({ ...at, time: '15:00' })])).toEqual(['another-appointment']);
  expect((await move({ ...at, time: '15:00', alsoThen: true })).statusCode).toBe(200);
});

test('an appointment may be by video', async () => {
  const answer = await book({ date: '2026-12-03', time: '15:30', mode: 'video' });
  expect(answer.json().data).toMatchObject({ mode: 'video', status: 'pending' });
});

describe('refuses to book', () => {
  const wednesday = { date: '2026-11-25', time: '09:00' };
  test.each<[string, object, number, string, string?]>([
    ['a day before today', { date: '2026-11-22', time: '09:00' }, 400, 'past-date', 'date'],
    ['a day long ago', { date: '1900-01-01', time: '09:00' }, 400, 'past-date', 'date'],
    [
      '29 February of no leap year',
      { date: '2027-02-29', time: '09:00' },
      400,
      'invalid-date',
      'date',
    ],
    ['a day that is none', { date: '2026-13-01', time: '09:00' }, 400, 'invalid-date', 'date'],
    ['a quarter past', { date: '2026-11-25', time: '09:15' }, 400, 'invalid-time', 'time'],
    ['no time', { date: '2026-11-25' }, 400, 'required', 'time'],
    ['an unknown kind', { ...wednesday, type: 'surgery' }, 400, 'invalid-choice', 'type'],
    ['an unknown way', { ...wednesday, mode: 'letter' }, 400, 'invalid-choice', 'mode'],
    ['an endless note', { ...wednesday, note: 'a'.repeat(501) }, 400, 'too-long', 'note'],
    ['a note with NUL', { ...wednesday, note: 'a\u0000b' }, 400, 'control-characters', 'note'],
    ['a doctor without an id', { ...wednesday, doctorId: '1' }, 400, 'invalid-id', 'doctorId'],
    [
      'a time of today that has passed',
      { date: '2026-11-23', time: '10:00' },
      422,
      'slot-not-offered',
    ],
    ['a Sunday', { date: '2026-11-29', time: '09:00' }, 422, 'slot-not-offered'],
    ['a holiday', { date: '2026-12-25', time: '09:00' }, 422, 'slot-not-offered'],
    ['the lunch break', { date: '2026-11-25', time: '12:00' }, 422, 'slot-not-offered'],
    ['the night', { date: '2026-11-25', time: '23:30' }, 422, 'slot-not-offered'],
    ['next year', { date: '2027-11-24', time: '09:00' }, 422, 'slot-not-offered'],
    ['a day in another century', { date: '2199-12-31', time: '09:00' }, 422, 'slot-not-offered'],
    [
      'an hour at the end of the morning',
      { date: '2026-11-25', time: '11:30', type: 'emergency' },
      422,
      'slot-not-offered',
    ],
    ['an unknown doctor', { ...wednesday, doctorId: newId() }, 404, 'not-found'],
    ['for somebody else', { ...wednesday, elderId: newId() }, 404, 'not-found'],
  ])('%s', async (_, body, status, code, path) => {
    const answer = await book(body);
    expect(answer.statusCode).toBe(status);
    const problem = answer.json();
    if (!path) return expect(problem.code).toBe(code);
    expect(problem.errors).toMatchObject([{ path, code }]);
    return expect(problem.errors[0].message).toBeTruthy();
  });

  test('a doctor who is not verified', async () => {
    const { doctorId } = await makeDoctor(app, { listed: false });
    expect((await book({ ...wednesday, doctorId })).statusCode).toBe(404);
  });

  test('a type that the doctor does not offer', async () => {
    const { doctorId } = await makeDoctor(app, { practice: { types: ['general'] } });
    const answer = await book({ ...wednesday, doctorId, type: 'emergency' });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'type-not-offered']);
  });

  test('one’s own practice', async () => {
    const answer = await book(wednesday, doctor);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'own-practice']);
  });

  test('a day off', async () => {
    const off = await makeDoctor(app);
    const day = { from: '2026-11-25', to: '2026-11-25' };
    expect((await callAs(app, off).post('/api/practice/days-off', day)).statusCode).toBe(201);
    const answer = await book({ ...wednesday, doctorId: off.doctorId });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'slot-not-offered']);
  });

  test('anything without signing in', async () => {
    const answer = await book(wednesday, { ...elder, headers: { cookie: '' } });
    expect(answer.statusCode).toBe(401);
  });

  test('a twenty-first upcoming appointment, even at the same instant', async () => {
    const keen = await ageAccount(app, await makePerson(app));
    const doctors = await Promise.all([0, 1, 2].map(() => makeDoctor(app)));
    const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '14:00', '14:30'];
    const answers = await Promise.all(
      doctors.flatMap(({ doctorId }) =>
        times.map((time) => book({ doctorId, date: '2026-11-26', time, alsoThen: true }, keen)),
      ),
    );
    const codes = answers.map((answer) => answer.statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(20);
    const refused = answers.filter((answer) => answer.statusCode !== 201);
    expect(refused.map((answer) => answer.json().code)).toEqual(
      Array.from({ length: 4 }, () => 'too-many-bookings'),
    );
  });
});

test('a new account holds five unpaid appointments in its first week', async () => {
  const stranger = await makePerson(app);
  const { doctorId } = await makeDoctor(app);
  const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];
  const answers = await Promise.all(
    times.map((time) => book({ doctorId, date: '2026-11-26', time }, stranger)),
  );
  const codes = answers.map((answer) => answer.json().code ?? 'made').sort();
  expect(codes).toEqual(['made', 'made', 'made', 'made', 'made', 'too-many-unpaid']);
  // A week later the usual limit holds
  await ageAccount(app, stranger);
  const another = await book({ doctorId, date: '2026-11-27', time: '09:00' }, stranger);
  expect(another.statusCode).toBe(201);
});

test('the caller may name themselves as the elder, and leave the note empty', async () => {
  const answer = await book({
    date: '2026-11-24',
    time: '10:00',
    elderId: elder.personId,
    note: '',
  });
  expect(answer.statusCode).toBe(201);
  expect(answer.json().data).toMatchObject({ mode: 'in-person', note: null });
});

test('an appointment of 15 minutes takes a whole half hour, one of 60 takes two', async () => {
  const { doctorId } = await makeDoctor(app);
  const at = (time: string, type: string) =>
    book({ doctorId, date: '2026-11-24', time, type, alsoThen: true });
  const short = await at('09:00', 'follow-up');
  expect(short.json().data).toMatchObject({
    endsAt: '2026-11-24T07:15:00.000Z',
    total: 12_000,
  });
  expect((await at('09:00', 'general')).json().code).toBe('slot-taken');
  expect((await at('10:00', 'emergency')).statusCode).toBe(201);
  expect((await at('10:30', 'follow-up')).json().code).toBe('slot-taken');
  expect((await at('09:30', 'emergency')).json().code).toBe('slot-taken');
  expect((await at('09:30', 'general')).statusCode).toBe(201);
  expect((await at('11:00', 'general')).statusCode).toBe(201);
});

test('the same request with the same key books once', async () => {
  const { doctorId } = await makeDoctor(app);
  const send = () =>
    app.http.inject({
      method: 'POST',
      url: '/api/bookings',
      headers: { ...elder.headers, 'idempotency-key': 'book-once-1' },
      payload: { doctorId, date: '2026-11-24', time: '09:00', type: 'general', alsoThen: true },
    });
  const answers = await Promise.all(Array.from({ length: 5 }, send));
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]));
  expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
});

test('both sides are notified, each in their language, without health words outside', async () => {
  const other = await makeDoctor(app, {
    person: { locale: 'fr', email: 'dr@hafi.test', phoneNumber: '+250788000777', preferences },
  });
  const notified = await makePerson(app, {
    locale: 'rw',
    phoneNumber: '+250788000778',
    preferences,
  });
  const wish = { doctorId: other.doctorId, date: '2026-11-24', time: '09:00', note: 'Heart' };
  const { id } = (await book(wish, notified)).json().data;
  await deliverAll(app);
  // The screen has told her that her time is held.
  expect(app.sent.filter(({ to }) => to === notified.email)).toEqual([]);
  await callAs(app, other).post(`/api/bookings/${id}/accept`);
  await deliverAll(app);
  const to = (address: string) =>
    app.sent
      .filter((message) => message.to === address)
      .map(({ subject, text }) => ({
        subject: subject?.replaceAll('\u00a0', ' '),
        text: text.replaceAll('\u00a0', ' '),
      }));
  expect(to(notified.email)).toHaveLength(1);
  expect(to('+250788000778').map(({ text }) => text)).toEqual([
    'Hafi: Dr Jean Habimana arabategereje: Kuwa kabiri, 24 Ugushyingo, saa 09:00.',
  ]);
  expect(to('+250788000777').map(({ text }) => text)).toEqual([
    'Hafi : Votre agenda a changé : mardi 24 novembre à 09:00. Veuillez le consulter dans Hafi.',
  ]);
  expect(to('dr@hafi.test').map(({ subject }) => subject)).toEqual(['Hafi : Nouveau rendez-vous']);
  const outside = [...to(notified.email), ...to('dr@hafi.test')].map(({ text }) => text).join(' ');
  expect(outside).not.toMatch(/cardio|heart|consult(?!er)|Mukamana asks/i);
  const bell = await callAs(app, other).get('/api/notifications');
  expect(bell.json()).toMatchObject({
    unread: 0,
    data: [
      {
        type: 'appointment',
        title: 'New appointment',
        link: expect.stringMatching(/^\/bookings\/./),
      },
    ],
  });
  expect(bell.json().data[0].message).toBe(
    'Espérance Mukamana asks for Tuesday 24 November at 09:00. Please accept or cancel it.',
  );
  const activity = await callAs(app, notified).get('/api/activity');
  expect(activity.json().data).toMatchObject([
    { text: 'Dr Jean Habimana confirmed Tuesday 24 November at 09:00' },
    { text: 'Dr Jean Habimana was asked for Tuesday 24 November at 09:00' },
  ]);
});
