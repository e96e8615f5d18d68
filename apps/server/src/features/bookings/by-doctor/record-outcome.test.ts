import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { makeBooking } from '../../../test/factories/booking.factory.ts';
import { type DoctorAtWork, makeDoctor } from '../../../test/factories/doctor.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let doctor: DoctorAtWork;
let elder: SignedIn;
let id: string;

// Accepted for Wednesday 25 November at 09:00, Kigali time.
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  doctor = await makeDoctor(app);
  elder = await makePerson(app);
  id = (await makeBooking(app, { doctor, patient: elder })).id;
  await callAs(app, doctor).post(`/api/bookings/${id}/accept`);
});
afterEach(() => app.reset());

const record = (outcome: string | null, who: SignedIn = doctor) =>
  callAs(app, who).put(`/api/bookings/${id}/outcome`, { outcome });
const pay = (paid: boolean, who: SignedIn = doctor) =>
  callAs(app, who).put(`/api/bookings/${id}/paid-at-desk`, { paid });
const get = async (who: SignedIn = elder) =>
  (await callAs(app, who).get(`/api/bookings/${id}`)).json().data;
const bell = async (who: SignedIn) =>
  (await callAs(app, who).get('/api/notifications'))
    .json()
    .data.map(({ title }: { title: string }) => title);

test('a finished video appointment is entered until its end, and then begins no call', async () => {
  const time = '10:00';
  const video = { ...(await makeBooking(app, { doctor, patient: elder, time, mode: 'video' })) };
  await callAs(app, doctor).post(`/api/bookings/${video.id}/accept`);
  app.clock.set('2026-11-25T08:05:00Z');
  const legId = crypto.randomUUID();
  const start = async () =>
    (
      await callAs(app, elder).post('/api/calls', {
        id: crypto.randomUUID(),
        legId,
        bookingId: video.id,
        kind: 'video',
        media: 'video',
      })
    ).json();
  const mayEnter = async (who: SignedIn) =>
    (await callAs(app, who).get(`/api/bookings/${video.id}`)).json().data.can.enter;
  expect([await mayEnter(doctor), await mayEnter(elder)]).toEqual([true, true]);
  await callAs(app, doctor).put(`/api/bookings/${video.id}/outcome`, { outcome: 'done' });
  // A line that drops is taken up again.
  expect([await mayEnter(doctor), await mayEnter(elder)]).toEqual([true, true]);
  const { data } = await start();
  expect(data).toMatchObject({ endedAt: null });
  await callAs(app, elder).post(`/api/calls/${data.id}/legs/${legId}/leave`, { failed: false });
  app.clock.set('2026-11-25T08:30:00Z');
  expect([await mayEnter(doctor), await mayEnter(elder)]).toEqual([false, false]);
  expect(await start()).toMatchObject({ code: 'video-not-open' });
});

test('a video appointment is listed until its door closes, so that a line that drops is taken up again', async () => {
  const time = '10:00';
  const video = await makeBooking(app, { doctor, patient: elder, time, mode: 'video' });
  await callAs(app, doctor).post(`/api/bookings/${video.id}/accept`);
  const listed = async (scope: string) =>
    (await callAs(app, elder).get(`/api/bookings?scope=${scope}`))
      .json()
      .data.filter((each: { id: string }) => each.id === video.id)
      .map(({ can }: { can: { enter: boolean } }) => can.enter);
  app.clock.set('2026-11-25T08:40:00Z');
  expect([await listed('coming'), await listed('all')]).toEqual([[true], [true]]);
  app.clock.set('2026-11-25T09:00:00Z');
  expect([await listed('coming'), (await listed('all')).length]).toEqual([[], 1]);
});

test('a signed note says that its appointment took place, unless the doctor has said otherwise', async () => {
  app.clock.set('2026-11-25T07:20:00Z');
  const sign = async () => {
    const url = `/api/elders/${elder.personId}/notes`;
    const note = (await callAs(app, doctor).post(url, { plan: 'Walk', bookingId: id })).json().data;
    await callAs(app, doctor).post(`/api/practice/notes/${note.id}/sign`, { number: 'RMDC 1' });
  };
  await sign();
  expect((await get(doctor)).outcome).toBe('done');
  await record('no-show');
  await sign();
  expect((await get(doctor)).outcome).toBe('no-show');
});

test('a note about an appointment that was cancelled meanwhile is signed all the same', async () => {
  app.clock.set('2026-11-25T06:30:00Z');
  const url = `/api/elders/${elder.personId}/notes`;
  const note = (await callAs(app, doctor).post(url, { plan: 'Walk', bookingId: id })).json().data;
  await callAs(app, doctor).post(`/api/bookings/${id}/cancel`);
  const sign = `/api/practice/notes/${note.id}/sign`;
  const answer = await callAs(app, doctor).post(sign, { number: 'RMDC 1' });
  expect(answer.json().data.status).toBe('final');
  expect((await get(doctor)).outcome).toBeNull();
});

describe('the outcome', () => {
  test('is recorded from the start on, by the doctor alone', async () => {
    expect((await record('done')).json().code).toBe('not-begun');
    app.clock.set('2026-11-25T07:00:00Z');
    expect((await record('done', elder)).statusCode).toBe(403);
    expect((await record('done', await makeDoctor(app))).statusCode).toBe(404);
    expect((await get(doctor)).can.outcome).toBe(true);
    expect((await record('done')).json().data).toMatchObject({
      status: 'fulfilled',
      outcome: 'done',
    });
    expect((await get()).status).toBe('fulfilled');
  });

  test('nobody came: the patient is told once, cannot review it, and is told of a correction', async () => {
    app.clock.set('2026-11-25T08:00:00Z');
    for (const outcome of ['no-show', 'no-show']) await record(outcome);
    expect(await get()).toMatchObject({ status: 'noshow', can: { review: false } });
    expect((await bell(elder)).filter((title: string) => title === 'Nobody came')).toHaveLength(1);
    const timeline = await callAs(app, elder).get(`/api/elders/${elder.personId}/timeline`);
    expect(JSON.stringify(timeline.json())).not.toContain(id);
    await record(null);
    expect(await get()).toMatchObject({ status: 'fulfilled', can: { review: true } });
    expect((await bell(elder))[0]).toBe('Corrected');
  });

  test('is not recorded of a request, nor of a cancelled appointment', async () => {
    const requested = await makeBooking(app, { doctor, patient: elder, time: '10:00' });
    await callAs(app, doctor).post(`/api/bookings/${id}/cancel`);
    app.clock.set('2026-11-25T09:00:00Z');
    for (const which of [requested.id, id]) {
      const answer = await callAs(app, doctor).put(`/api/bookings/${which}/outcome`, {
        outcome: 'done',
      });
      expect(answer.json().code).toBe('not-begun');
    }
  });
});

describe('paid at the practice', () => {
  test('is recorded from the day on, and taken back', async () => {
    expect((await pay(true)).json().code).toBe('not-to-settle');
    app.clock.set('2026-11-25T05:00:00Z');
    expect((await pay(true)).json().data.payment.state).toBe('at-desk');
    expect(await get()).toMatchObject({ payment: { state: 'at-desk' }, can: { pay: false } });
    expect((await pay(false)).json().data.payment.state).toBe('due');
    expect((await get()).can.pay).toBe(true);
  });

  test('cannot be paid a second time in Hafi', async () => {
    app.clock.set('2026-11-25T05:00:00Z');
    await pay(true);
    const answer = await callAs(app, elder).post('/api/payments', {
      bookingId: id,
      method: 'after',
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect((await get()).payment.state).toBe('at-desk');
  });
});

test('what the doctor wrote when cancelling reaches the patient, but no mail or SMS', async () => {
  const reason = 'I am ill myself';
  await callAs(app, doctor).post(`/api/bookings/${id}/cancel`, { reason });
  const { data } = (await callAs(app, elder).get('/api/notifications')).json();
  expect(data[0].message).toContain(reason);
  await deliverAll(app);
  const sent = app.sent.filter(({ text }) => text.includes('had to cancel'));
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.some(({ text }) => text.includes(reason))).toBe(false);
});

test('a request that was moved meanwhile is neither accepted nor moved unseen', async () => {
  const requested = await makeBooking(app, { doctor, patient: elder, time: '10:00' });
  const was = '2026-11-25T08:00:00.000Z';
  const call = (who: SignedIn, act: string, body: object) =>
    callAs(app, who).post(`/api/bookings/${requested.id}/${act}`, body);
  await call(elder, 'reschedule', { date: '2026-11-26', time: '15:00' });
  expect((await call(doctor, 'accept', { startsAt: was })).json().code).toBe('booking-moved');
  const late = { date: '2026-11-27', time: '09:00', was };
  expect((await call(doctor, 'reschedule', late)).json().code).toBe('booking-moved');
  const seen = (await callAs(app, doctor).get(`/api/bookings/${requested.id}`)).json().data;
  expect(seen).toMatchObject({ date: '2026-11-26', time: '15:00', status: 'pending' });
  const { startsAt } = seen;
  expect((await call(doctor, 'accept', { startsAt })).json().data.status).toBe('booked');
});
