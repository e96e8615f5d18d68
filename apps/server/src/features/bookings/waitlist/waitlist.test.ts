import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { makeBooking } from '../../../test/factories/booking.factory.ts';
import { type DoctorAtWork, makeDoctor } from '../../../test/factories/doctor.factory.ts';
import { makeElder } from '../../../test/factories/elder.factory.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let doctor: DoctorAtWork;
let elder: SignedIn;

// Monday 23 November 2026 at 08:00, Kigali time.
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  doctor = await makeDoctor(app);
  elder = await makeElder(app);
});
afterEach(() => app.reset());

const join = (who: SignedIn, wish: object = {}) =>
  callAs(app, who).post('/api/waitlist', {
    doctorId: doctor.doctorId,
    type: 'general',
    wish: 'soonest',
    ...wish,
  });
const waitsOf = async (who: SignedIn) => (await callAs(app, who).get('/api/waitlist')).json().data;
const patients = async (who: SignedIn = doctor) =>
  (await callAs(app, who).get('/api/practice/waitlist')).json().data;
const bell = async (who: SignedIn) =>
  (await callAs(app, who).get('/api/notifications'))
    .json()
    .data.filter(({ title }: { title: string }) =>
      ['A time is free', 'You no longer wait for a place'].includes(title),
    );

describe('a wait', () => {
  test('is seen by both sides, with what is wished and how long it lasts', async () => {
    const answer = await join(elder, { wish: 'morning', mode: 'phone' });
    expect(answer.statusCode).toBe(201);
    const wait = {
      wish: 'morning',
      mode: 'phone',
      type: 'general',
      askedAt: '2026-11-23T06:00:00.000Z',
      until: '2027-01-22T06:00:00.000Z',
      patient: { id: elder.personId },
    };
    expect(answer.json().data).toMatchObject({ ...wait, doctor: { id: doctor.doctorId } });
    expect(await waitsOf(elder)).toMatchObject([wait]);
    expect(await patients()).toMatchObject([wait]);
    const { data } = (await callAs(app, elder).get('/api/activity')).json();
    expect(JSON.stringify(data)).toContain('Waiting for a place with');
  });

  test('keeps its turn when the wish is changed, and runs out after 60 days', async () => {
    await join(elder);
    app.clock.set('2026-11-24T06:00:00Z');
    const other = await makePerson(app);
    await join(other);
    app.clock.set('2026-11-25T06:00:00Z');
    await join(elder, { wish: 'afternoon' });
    expect(await patients()).toMatchObject([
      { patient: { id: elder.personId }, wish: 'afternoon', askedAt: '2026-11-23T06:00:00.000Z' },
      { patient: { id: other.personId } },
    ]);
    // Their sessions last 30 days.
    for (const now of ['2026-12-20T06:00:00Z', '2027-01-15T06:00:00Z', '2027-01-23T06:00:00Z']) {
      app.clock.set(now);
      await waitsOf(elder);
      await patients();
    }
    expect(await patients()).toMatchObject([{ patient: { id: elder.personId } }]);
    app.clock.set('2027-01-24T06:00:00Z');
    expect([await patients(), await waitsOf(elder)]).toEqual([[], []]);
    // Who asks again begins at the end.
    await join(elder);
    expect(await waitsOf(elder)).toMatchObject([{ askedAt: '2027-01-24T06:00:00.000Z' }]);
  });

  test('is asked for by who keeps the bookings, and stays the patient’s', async () => {
    const keeper = await makeMember(app, { elder, permissions: ['bookings:manage'] });
    const reader = await makeMember(app, { elder, permissions: ['health:read'] });
    const elderId = elder.personId;
    expect((await join(reader, { elderId })).statusCode).toBe(404);
    const { id } = (await join(keeper, { elderId })).json().data;
    expect(await waitsOf(elder)).toMatchObject([{ id }]);
    expect(await waitsOf(keeper)).toMatchObject([{ id, patient: { id: elderId } }]);
    expect(await waitsOf(reader)).toEqual([]);
    for (const who of [reader, doctor, await makePerson(app)]) {
      expect((await callAs(app, who).remove(`/api/waitlist/${id}`)).statusCode).toBe(404);
    }
    for (const who of [keeper, elder]) {
      expect((await callAs(app, who).remove(`/api/waitlist/${id}`)).statusCode).toBe(200);
    }
    expect(await patients()).toEqual([]);
  });

  test('is refused with oneself, for a kind that is not offered, and for a sixth doctor', async () => {
    expect((await join(doctor)).json().code).toBe('own-practice');
    const plain = await makeDoctor(app, { practice: { types: ['general'] } });
    const long = { doctorId: plain.doctorId, type: 'emergency' };
    expect((await join(elder, long)).json().code).toBe('type-not-offered');
    for (let count = 0; count < 5; count += 1) {
      const { doctorId } = await makeDoctor(app);
      expect((await join(elder, { doctorId })).statusCode).toBe(201);
    }
    expect((await join(elder)).json().code).toBe('too-many-waits');
  });

  test('is only for its doctor to see', async () => {
    await join(elder);
    expect(await patients(await makeDoctor(app))).toEqual([]);
    expect((await callAs(app, elder).get('/api/practice/waitlist')).statusCode).toBe(403);
  });
});

describe('a wait ends', () => {
  test('with an appointment that the patient books', async () => {
    await join(elder);
    await makeBooking(app, { doctor, patient: elder });
    expect([await patients(), await waitsOf(elder)]).toEqual([[], []]);
  });

  test('with a place that the doctor offers, though they have never met', async () => {
    const offer = (waitId?: string, who = doctor) =>
      callAs(app, who).post('/api/practice/bookings', {
        patientId: elder.personId,
        waitId,
        date: '2026-11-25',
        time: '09:00',
        type: 'general',
      });
    expect((await offer()).statusCode).toBe(404);
    const { id } = (await join(elder)).json().data;
    expect((await offer(id, await makeDoctor(app))).json().code).toBe('no-longer-waiting');
    expect((await offer(id)).json().data).toMatchObject({ status: 'booked', agreed: false });
    expect([await patients(), await waitsOf(elder)]).toEqual([[], []]);
    // Offered from a second device, or to somebody who has stopped meanwhile, nothing is booked.
    const again = await callAs(app, doctor).post('/api/practice/bookings', {
      patientId: elder.personId,
      waitId: id,
      date: '2026-11-26',
      time: '09:00',
      type: 'general',
    });
    expect(again.json().code).toBe('no-longer-waiting');
  });

  test('with a list whose doctor leaves, which the patient’s side is told', async () => {
    const password = 'Agaseke-8';
    doctor = await makeDoctor(app, { person: { password } });
    const keeper = await makeMember(app, { elder, permissions: ['bookings:manage'] });
    await join(keeper, { elderId: elder.personId });
    await callAs(app, doctor).post('/api/auth/confirm', { password });
    await callAs(app, doctor).post('/api/auth/delete-account', { word: 'DELETE' });
    expect(await waitsOf(elder)).toEqual([]);
    for (const who of [elder, keeper]) {
      expect(await bell(who)).toMatchObject([{ link: '/doctors' }]);
    }
  });
});

describe('a time that becomes free', () => {
  let booking: string;
  let patient: SignedIn;
  // Wednesday 25 November at 09:00, Kigali time.
  beforeEach(async () => {
    patient = await makePerson(app);
    booking = (await makeBooking(app, { doctor, patient })).id;
  });
  const cancel = (who: SignedIn) => callAs(app, who).post(`/api/bookings/${booking}/cancel`);

  test('is told to who waits, with the page that books it', async () => {
    const keeper = await makeMember(app, { elder, permissions: ['bookings:manage'] });
    await join(keeper, { elderId: elder.personId });
    await cancel(patient);
    const link = `/booking?doctor=${doctor.doctorId}&date=2026-11-25&elder=${elder.personId}`;
    const [own] = await bell(elder);
    expect(own).toMatchObject({ link, message: expect.stringContaining('09:00') });
    const [theirs] = await bell(keeper);
    expect(theirs.link).toBe(link);
    expect(await bell(doctor)).toEqual([]);
    // They wait until they have a place.
    expect(await patients()).toHaveLength(1);
  });

  test('is told when the appointment was moved away', async () => {
    await join(elder, { wish: 'morning' });
    await callAs(app, patient).post(`/api/bookings/${booking}/reschedule`, {
      date: '2026-11-26',
      time: '10:00',
    });
    expect(await bell(elder)).toHaveLength(1);
  });

  test.each([
    ['for a wish that it does not suit', { wish: 'afternoon' }],
    ['for a visit that does not fit into it', { type: 'emergency' }],
  ])('is not told %s', async (_, wish) => {
    await makeBooking(app, { doctor, patient, time: '09:30' });
    await join(elder, wish);
    await cancel(patient);
    expect(await bell(elder)).toEqual([]);
  });

  test('is not told when the doctor cancelled, or too late to come', async () => {
    await join(elder);
    app.clock.set('2026-11-25T05:30:00Z');
    await cancel(patient);
    expect(await bell(elder)).toEqual([]);
    booking = (await makeBooking(app, { doctor, patient, date: '2026-11-26' })).id;
    await cancel(doctor);
    expect(await bell(elder)).toEqual([]);
  });

  test('is told to the five who wait longest', async () => {
    const waiting: SignedIn[] = [];
    for (let count = 0; count < 6; count += 1) {
      const one = await makePerson(app);
      await join(one);
      waiting.push(one);
    }
    await cancel(patient);
    const notices = await Promise.all(waiting.map(async (one) => (await bell(one)).length));
    expect(notices).toEqual([1, 1, 1, 1, 1, 0]);
  });
});
