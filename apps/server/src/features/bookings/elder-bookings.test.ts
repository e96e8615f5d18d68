import { type Permission, permissions } from '@hafi/contract/circle/circle-terms';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { callAs } from '../../test/call-as.ts';
import { deliverAll } from '../../test/deliver-all.ts';
import { type DoctorAtWork, makeDoctor } from '../../test/factories/doctor.factory.ts';
import { type Member, makeMember } from '../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { bookingData, payableBooking, settledBooking } from './bookings.public.ts';

let app: TestApp;
let doctor: DoctorAtWork;
let elder: SignedIn;
/** Who books for the elder, and the membership that permits it. */
let booker: SignedIn;
let membership: Member;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  app.clock.set('2026-11-23T06:00:00Z');
  doctor = await makeDoctor(app);
  elder = await makePerson(app);
  booker = await family('Marie');
  membership = await join(booker, ['bookings:manage']);
});

const family = (firstName: string) =>
  makePerson(app, { firstName, lastName: 'Uwase', roles: ['FAMILY'] });

function join(
  who: SignedIn,
  granted: readonly Permission[],
  decidesAs: 'manager' | null = null,
): Promise<Member> {
  return makeMember(app, { elder, who, permissions: granted, decidesAs });
}

const revoke = () => membership.end();

// Wednesday 25 November, Kigali time.
const wish = (time = '09:00') => ({
  doctorId: doctor.doctorId,
  date: '2026-11-25',
  time,
  type: 'general',
  elderId: elder.personId,
});
const book = (who: SignedIn, time?: string) => callAs(app, who).post('/api/bookings', wish(time));
const booked = async (time?: string): Promise<string> => (await book(booker, time)).json().data.id;
const pay = (id: string, who: SignedIn) =>
  app.http.inject({
    method: 'POST',
    url: '/api/payments',
    headers: { ...who.headers, 'idempotency-key': newId() },
    payload: {
      for: { kind: 'booking', id },
      method: 'after',
      acceptTerms: true,
      billing: { firstName: 'Marie', lastName: 'Uwase', email: 'marie@hafi.test' },
    },
  });

test('a person who keeps the bookings of an elder books for the elder', async () => {
  const answer = await book(booker);
  expect(answer.statusCode).toBe(201);
  expect(answer.json().data).toMatchObject({
    patient: { id: elder.personId, name: 'Espérance Mukamana' },
    bookedBy: 'Marie Uwase',
    side: 'patient',
    status: 'pending',
    can: { cancel: true, reschedule: true, pay: true, accept: false, review: false },
  });
  const own = await callAs(app, elder).get('/api/bookings');
  expect(own.json().data).toMatchObject([{ bookedBy: 'Marie Uwase', side: 'patient' }]);
  const practice = await callAs(app, doctor).get(
    '/api/practice/calendar?from=2026-11-25&to=2026-11-25',
  );
  expect(practice.json().data.bookings).toMatchObject([
    { side: 'doctor', bookedBy: 'Marie Uwase' },
  ]);
});

describe('for each relation to the elder', () => {
  const visitor = {
    elder: async () => elder,
    manager: async () => {
      const manager = await family('Jeanne');
      await join(manager, [], 'manager');
      return manager;
    },
    'another member with bookings:manage': async () => {
      const other = await family('Alice');
      await join(other, ['bookings:manage']);
      return other;
    },
    'member without bookings:manage': async () => {
      const other = await family('Eric');
      await join(
        other,
        permissions.filter((each) => each !== 'bookings:manage'),
      );
      return other;
    },
    'revoked booker': async () => {
      await revoke();
      return booker;
    },
    'another doctor': () => makeDoctor(app),
    stranger: () => family('Paul'),
    administrator: () => makePerson(app, { roles: ['ADMIN'] }),
  };
  const keeps = ['elder', 'manager', 'another member with bookings:manage'];

  test.each(Object.entries(visitor))('%s', async (name, find) => {
    const id = await booked();
    const who = await find();
    const { get, post } = callAs(app, who);
    const allowed = keeps.includes(name);
    const list = `/api/bookings?elderId=${elder.personId}`;
    const move = { date: '2026-11-26', time: '09:00' };
    const answers = {
      list: (await get(list)).statusCode,
      get: (await get(`/api/bookings/${id}`)).statusCode,
      calendar: (await get(`/api/bookings/${id}/calendar.ics`)).statusCode,
      pay: (await pay(id, who)).statusCode,
      reschedule: (await post(`/api/bookings/${id}/reschedule`, move)).statusCode,
      cancel: (await post(`/api/bookings/${id}/cancel`)).statusCode,
      book: (await book(who, '10:00')).statusCode,
    };
    const read = allowed ? 200 : 404;
    const made = allowed ? 201 : 404;
    expect(answers).toEqual({
      list: read,
      get: read,
      calendar: read,
      reschedule: read,
      cancel: read,
      pay: made,
      book: made,
    });
    expect((await get('/api/bookings')).json().data.length).toBe(allowed ? 2 : 0);
    const found = (await get('/api/search?q=Habimana')).body;
    expect(found.includes('"appointments"')).toBe(allowed);
  });
});

test('the doctor sees it and may do what a doctor may, even as a member of the circle', async () => {
  const id = await booked();
  await join(doctor, [...permissions]);
  const { get, post } = callAs(app, doctor);
  expect((await get(`/api/bookings/${id}`)).json().data).toMatchObject({
    side: 'doctor',
    can: { accept: true, pay: false },
  });
  expect((await book(doctor, '10:00')).json().code).toBe('own-practice');
  const cancelled = await post(`/api/bookings/${id}/cancel`);
  expect(cancelled.json().data).toMatchObject({ cancelledBy: 'doctor' });
});

test('those of several elders can be listed together or one by one, soonest first', async () => {
  const other = await makePerson(app, { firstName: 'Xavier', lastName: 'Ndoli' });
  await makeMember(app, { elder: other, who: booker, permissions: ['bookings:manage'] });
  await booked('10:00');
  const { get, post } = callAs(app, booker);
  await post('/api/bookings', { ...wish('09:00'), elderId: other.personId });
  await post('/api/bookings', { ...wish('11:00'), elderId: undefined });
  const names = async (query: string) => {
    const { data, nextCursor } = (await get(`/api/bookings${query}`)).json();
    const patients = data.map(({ patient }: { patient: { name: string } }) => patient.name);
    return { patients, nextCursor };
  };
  expect((await names('')).patients).toEqual(['Xavier Ndoli', 'Espérance Mukamana', 'Marie Uwase']);
  expect((await names(`?elderId=${other.personId}`)).patients).toEqual(['Xavier Ndoli']);
  expect((await names(`?elderId=${booker.personId}`)).patients).toEqual(['Marie Uwase']);
  const first = await names('?scope=coming&limit=2');
  expect(first.patients).toEqual(['Xavier Ndoli', 'Espérance Mukamana']);
  const next = await names(`?scope=coming&limit=2&cursor=${first.nextCursor}`);
  expect(next).toEqual({ patients: ['Marie Uwase'], nextCursor: null });
});

describe('notifications', () => {
  const bell = async (who: SignedIn) =>
    (await callAs(app, who).get('/api/notifications')).json().data;

  test('the elder and the booker are notified, each with their own text', async () => {
    const id = await booked();
    await callAs(app, doctor).post(`/api/bookings/${id}/accept`);
    expect((await bell(elder)).map(({ message }: { message: string }) => message)).toEqual([
      'Dr Jean Habimana expects you on Wednesday 25 November at 09:00.',
      'Marie Uwase has chosen a time for you with Dr Jean Habimana: Wednesday 25 November at 09:00. We will tell you when the doctor has confirmed it.',
    ]);
    expect((await bell(booker))[0].message).toBe(
      'Dr Jean Habimana expects Espérance Mukamana on Wednesday 25 November at 09:00.',
    );
    const activity = async (who: SignedIn) =>
      (await callAs(app, who).get('/api/activity')).json().data.at(-1);
    const text = 'Dr Jean Habimana was asked for Wednesday 25 November at 09:00';
    expect(await activity(booker)).toMatchObject({
      text,
      elder: { name: 'Espérance Mukamana' },
      actor: { isSelf: true },
    });
    expect(await activity(elder)).toMatchObject({
      text,
      elder: null,
      actor: { name: 'Marie Uwase', isSelf: false },
    });
  });

  test('mail and SMS to the booker name the elder, not the doctor', async () => {
    await callAs(app, doctor).post(`/api/bookings/${await booked()}/accept`);
    await deliverAll(app);
    const mails = app.sent.filter(({ to }) => to === booker.email);
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.map(({ subject, text }) => `${subject} ${text}`).join()).toMatch(
      /^(?=.*Mukamana)(?!.*Habimana)/s,
    );
  });

  test('a booker who was revoked is no longer notified or reminded', async () => {
    const id = await booked();
    await callAs(app, doctor).post(`/api/bookings/${id}/accept`);
    await revoke();
    const notices = (await bell(booker)).length;
    app.clock.set('2026-11-24T08:00:00Z');
    await app.due.run('bookings.remind-day-before');
    await callAs(app, doctor).post(`/api/bookings/${id}/cancel`);
    expect((await bell(booker)).length).toBe(notices);
    expect((await bell(elder)).length).toBe(4);
  });
});

describe('a past appointment', () => {
  const review = (id: string, who: SignedIn) =>
    callAs(app, who).post(`/api/bookings/${id}/review`, { rating: 5 });

  test('is reviewed by the patient, not by a person who only keeps the bookings', async () => {
    const id = await booked();
    app.clock.set('2026-11-25T07:30:00Z');
    const seen = (await callAs(app, booker).get(`/api/bookings/${id}`)).json().data;
    expect(seen).toMatchObject({ status: 'fulfilled', can: { review: false } });
    expect((await review(id, booker)).statusCode).toBe(404);
    expect((await review(id, elder)).statusCode).toBe(201);
  });

  test('is reviewed by a person who decides for the elder', async () => {
    const id = await booked();
    const manager = await family('Jeanne');
    await join(manager, [], 'manager');
    app.clock.set('2026-11-25T07:30:00Z');
    const seen = (await callAs(app, manager).get(`/api/bookings/${id}`)).json().data;
    expect(seen.can.review).toBe(true);
    expect((await review(id, manager)).statusCode).toBe(201);
    expect((await review(id, elder)).json().code).toBe('not-reviewable');
  });
});

test('a payment under way is completed, even when the payer was revoked meanwhile', async () => {
  const id = await booked();
  await revoke();
  await inTransaction(app.platform, async (tx) => {
    expect(await payableBooking(tx, id, booker.personId)).toBeNull();
    const booking = await settledBooking(tx, id);
    expect(booking).toMatchObject({ patientId: elder.personId, total: 17_000 });
  });
});

test('the account of who booked holds and ends none of the elder’s bookings', async () => {
  const id = await booked();
  const { db } = app.platform;
  const payable = inTransaction(app.platform, (tx) => payableBooking(tx, id, booker.personId));
  expect(await payable).not.toBeNull();
  const refund = async () => 'none' as const;
  const [data] = bookingData(app.platform, { refund });
  expect(await data?.read(db, booker.personId)).toEqual([]);
  await data?.end?.(booker.personId, booker.personId);
  const seen = (await callAs(app, elder).get(`/api/bookings/${id}`)).json().data;
  expect(seen.status).toBe('pending');
});
