import { defaultChoice } from '@hafi/contract/accounts/preferences.schemas';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { deliverAll } from '../../test/deliver-all.ts';
import { makeBooking } from '../../test/factories/booking.factory.ts';
import { type DoctorAtWork, makeDoctor } from '../../test/factories/doctor.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { otherProcess } from '../../test/other-process.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
let doctor: DoctorAtWork;
let elder: SignedIn;
const phone = '+250788000555';
const withSms = { notifications: { ...defaultChoice, sms: true } };

// Booked on Monday at 08:00 for Wednesday 25 November at 09:00, Kigali time.
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  doctor = await makeDoctor(app);
  elder = await makePerson(app, { phoneNumber: phone, locale: 'rw', preferences: withSms });
});
afterEach(() => app.reset());

const book = (date = '2026-11-25', time = '09:00', patient = elder) =>
  makeBooking(app, { doctor, patient, date, time, quiet: true });

/** Runs the job at an instant; returns what it sent. */
async function minuteAt(instant: string): Promise<string[]> {
  app.clock.set(instant);
  const before = app.sent.length;
  await app.due.run('bookings.remind-day-before');
  await app.due.run('bookings.remind-hour-before');
  await deliverAll(app);
  return app.sent.slice(before).map(({ channel, text }) => `${channel}: ${text}`);
}
const smsAt = async (instant: string) =>
  (await minuteAt(instant)).filter((message) => message.startsWith('sms')).sort();

const dayWords =
  'sms: Hafi: Mufite gahunda na Dr Jean Habimana: Kuwa gatatu, 25 Ugushyingo, saa 09:00.';
const hourWords = 'sms: Hafi: Gahunda yanyu na Dr Jean Habimana iratangira saa 09:00.';

test('24 hours and 1 hour before, each once, on the channels that the person has', async () => {
  await book();
  expect(await minuteAt('2026-11-24T06:59:59.999Z')).toEqual([]);
  const day = await minuteAt('2026-11-24T07:00:00.000Z');
  expect(day).toHaveLength(2);
  expect(day).toContain(dayWords);
  expect(await minuteAt('2026-11-24T07:01:00Z')).toEqual([]);
  expect(await minuteAt('2026-11-25T05:59:59.999Z')).toEqual([]);
  const hour = await minuteAt('2026-11-25T06:00:00.000Z');
  expect(hour).toHaveLength(2);
  expect(hour).toContain(hourWords);
  expect(await minuteAt('2026-11-25T06:01:00Z')).toEqual([]);
  const bell = (await callAs(app, elder).get('/api/notifications')).json();
  expect(bell.data.map(({ priority }: { priority: string }) => priority)).toEqual([
    'high',
    'medium',
  ]);
  expect(app.sent.map(({ text }) => text).join()).not.toMatch(/cardio|consult|general|heart/i);
});

describe('after an outage', () => {
  test.each([
    ['late by half a day, the day reminder is sent', '2026-11-24T18:59:59Z', [dayWords]],
    ['with more than 2 hours left, it is sent', '2026-11-25T04:59:59Z', [dayWords]],
    ['with 2 hours left, it is too late for it', '2026-11-25T05:00:00Z', []],
    ['with half an hour left, only the hour reminder is sent', '2026-11-25T06:30:00Z', [hourWords]],
    ['once it has begun, nothing is sent', '2026-11-25T07:00:00Z', []],
  ])('%s', async (_, now, words) => {
    await book();
    expect(await smsAt(now)).toEqual(words);
    expect(await smsAt(now)).toEqual([]);
  });
});

test('quiet hours delay a reminder, but not until the appointment has begun', async () => {
  const quiet = (from: string, to: string) =>
    callAs(app, elder).put('/api/preferences', {
      notifications: { ...withSms.notifications, quietHours: { from, to } },
    });
  await book();
  await quiet('08:30', '09:30');
  expect(await smsAt('2026-11-24T07:00:00Z')).toEqual([]);
  expect(await smsAt('2026-11-24T07:29:59Z')).toEqual([]);
  expect(await smsAt('2026-11-24T07:30:00Z')).toEqual([dayWords]);
  await quiet('22:00', '09:00');
  expect(await smsAt('2026-11-25T06:00:00Z')).toEqual([hourWords]);
});

test('two processes in the same minute send one reminder', async () => {
  await book();
  app.clock.set('2026-11-24T07:00:00Z');
  const processes = [app.platform.due, otherProcess(app), otherProcess(app)];
  await Promise.all(processes.map((due) => due.run('bookings.remind-day-before')));
  await deliverAll(app);
  expect(app.sent).toHaveLength(2);
});

test('a person who has just booked is not reminded', async () => {
  app.clock.set('2026-11-24T12:00:00Z');
  await book();
  expect(await smsAt('2026-11-24T12:01:00Z')).toEqual([]);
  expect(await smsAt('2026-11-25T06:00:00Z')).toEqual([hourWords]);
});

test('a moved appointment is reminded again, a cancelled one no more', async () => {
  const { id } = await book();
  await book('2026-11-25', '10:00');
  app.clock.set('2026-11-24T07:00:00Z');
  expect(await smsAt('2026-11-24T07:00:00Z')).toHaveLength(1);
  const moved = await callAs(app, elder).post(`/api/bookings/${id}/reschedule`, {
    date: '2026-11-26',
    time: '09:00',
  });
  expect(moved.statusCode).toBe(200);
  await deliverAll(app);
  expect(await smsAt('2026-11-24T08:00:00Z')).toHaveLength(1);
  expect(await smsAt('2026-11-25T06:00:00Z')).toEqual([]);
  expect(await smsAt('2026-11-25T07:00:00Z')).toEqual([
    hourWords.replace('09:00', '10:00'),
    dayWords.replace('Kuwa gatatu, 25', 'Kuwa kane, 26'),
  ]);
  await callAs(app, elder).post(`/api/bookings/${id}/cancel`);
  await deliverAll(app);
  expect(await smsAt('2026-11-26T06:00:00Z')).toEqual([]);
});

test('acceptance in between does not remind twice', async () => {
  const { id } = await book();
  expect(await smsAt('2026-11-24T07:00:00Z')).toEqual([dayWords]);
  await callAs(app, doctor).post(`/api/bookings/${id}/accept`);
  await deliverAll(app);
  expect(await smsAt('2026-11-24T07:01:00Z')).toEqual([]);
});

test('with more than a batch due at once, everybody is reminded', async () => {
  const doctors = await Promise.all(Array.from({ length: 12 }, () => makeDoctor(app)));
  const times = ['09:00', '09:30', '10:00', '10:30', '11:00'];
  for (const each of doctors) {
    const patient = await makePerson(app);
    for (const time of times) await makeBooking(app, { doctor: each, patient, time, quiet: true });
  }
  expect(await minuteAt('2026-11-24T10:00:00Z')).toHaveLength(60);
});
