import type { PracticeCalendar } from '@hafi/contract/practice/practice.schemas';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { makeBooking } from '../../test/factories/booking.factory.ts';
import { type DoctorAtWork, makeDoctor } from '../../test/factories/doctor.factory.ts';
import { makePerson } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
let doctor: DoctorAtWork;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  doctor = await makeDoctor(app);
});
afterEach(() => app.reset());

const by = (who = doctor) => callAs(app, who);
const calendar = async (from: string, to: string): Promise<PracticeCalendar> =>
  (await by().get(`/api/practice/calendar?from=${from}&to=${to}`)).json().data;
const block = (date: string, from: string, to: string, reason = '') =>
  by().post('/api/practice/blocks', { date, from, to, reason });

const freeOn = async (date: string) => {
  const url = `/api/doctors/${doctor.doctorId}/slots?date=${date}`;
  const { data } = (await app.http.inject(url)).json();
  return data
    .filter(({ available }: { available: boolean }) => available)
    .map(({ time }: { time: string }) => time);
};

describe('the calendar', () => {
  test('says of each day when the doctor works, and why not', async () => {
    await by().post('/api/practice/days-off', {
      from: '2026-12-24',
      to: '2026-12-24',
      reason: 'At home',
    });
    const { days } = await calendar('2026-12-23', '2026-12-27');
    const usual = [
      { start: '09:00', end: '12:00' },
      { start: '14:00', end: '17:00' },
    ];
    const open = { spells: usual, closed: null, holiday: null, reason: null, blocks: [] };
    expect(days).toEqual([
      { ...open, date: '2026-12-23' },
      { ...open, date: '2026-12-24', closed: 'day-off', reason: 'At home' },
      { ...open, date: '2026-12-25', closed: 'holiday', holiday: 'Christmas Day' },
      { ...open, date: '2026-12-26', spells: [], closed: 'holiday', holiday: 'Boxing Day' },
      { ...open, date: '2026-12-27', spells: [], closed: 'not-working' },
    ]);
  });

  test('has every appointment but cancelled ones, and counts the accepted ones after it', async () => {
    const patient = await makePerson(app);
    const made = { doctor, patient };
    const early = await makeBooking(app, { ...made, date: '2026-11-25', time: '09:00' });
    const gone = await makeBooking(app, { ...made, date: '2026-11-25', time: '10:00' });
    const late = await makeBooking(app, { ...made, date: '2026-12-02', time: '09:00' });
    await makeBooking(app, { ...made, date: '2026-12-03', time: '09:00' });
    for (const { id } of [early, gone, late]) await by().post(`/api/bookings/${id}/accept`);
    await by().post(`/api/bookings/${gone.id}/cancel`);
    const { bookings, later } = await calendar('2026-11-23', '2026-11-29');
    expect(bookings.map(({ id, side }) => [id, side])).toEqual([[early.id, 'doctor']]);
    expect(later).toBe(1);
  });

  test.each([
    ['2026-11-24', '2026-11-23', 'to'],
    ['2026-11-23', '2027-01-04', 'to'],
    ['2026-02-30', '2026-03-01', 'from'],
  ])('from %s to %s is refused', async (from, to, path) => {
    const answer = await by().get(`/api/practice/calendar?from=${from}&to=${to}`);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
  });

  test('is empty before the profile is filled in, and closed to all but doctors', async () => {
    const newcomer = await makePerson(app, { roles: ['DOCTOR'] });
    const url = '/api/practice/calendar?from=2026-11-23&to=2026-11-23';
    const { data } = (await callAs(app, newcomer).get(url)).json();
    expect([data.days[0].closed, data.bookings]).toEqual(['not-working', []]);
    const patient = await makePerson(app);
    for (const path of ['calendar?from=2026-11-23&to=2026-11-23', 'desk', 'patients']) {
      expect((await callAs(app, patient).get(`/api/practice/${path}`)).statusCode).toBe(403);
    }
  });
});

describe('a block', () => {
  test('closes a part of a day for bookings until it is removed', async () => {
    const added = await block('2026-11-25', '10:00', '11:00', 'Training');
    expect(added.statusCode).toBe(201);
    expect(await freeOn('2026-11-25')).not.toContain('10:00');
    expect(await freeOn('2026-11-25')).not.toContain('10:30');
    expect(await freeOn('2026-11-25')).toContain('11:00');
    expect(await freeOn('2026-11-26')).toContain('10:00');
    const booking = { doctor, date: '2026-11-25', time: '10:30' };
    await expect(makeBooking(app, booking)).rejects.toMatchObject({ code: 'slot-not-offered' });
    const [day] = (await calendar('2026-11-25', '2026-11-25')).days;
    expect(day?.blocks).toEqual([added.json().data]);
    const other = await makeDoctor(app);
    const { id } = added.json().data;
    expect((await callAs(app, other).remove(`/api/practice/blocks/${id}`)).statusCode).toBe(404);
    expect((await by().remove(`/api/practice/blocks/${id}`)).statusCode).toBe(200);
    expect(await freeOn('2026-11-25')).toContain('10:00');
  });

  test('takes the day of the next free time out of the directory', async () => {
    await by().post('/api/practice/days-off', { from: '2026-11-23', to: '2026-11-23' });
    await block('2026-11-24', '09:00', '17:00');
    const shown = (await app.http.inject(`/api/doctors/${doctor.doctorId}`)).json();
    expect(shown.data.availability).toBe('2026-11-25');
  });

  test('is refused over appointments, but not beside them', async () => {
    await makeBooking(app, { doctor, date: '2026-11-25', time: '10:00' });
    const over = await block('2026-11-25', '09:30', '10:30');
    expect([over.statusCode, over.json().code]).toEqual([409, 'block-has-bookings']);
    expect((await block('2026-11-25', '10:30', '12:00')).statusCode).toBe(201);
  });

  test('and a booking of the same time at once: one of them wins', async () => {
    const booking = makeBooking(app, { doctor, date: '2026-11-25', time: '10:00' }).then(
      () => 'booked',
      (error: { code: string }) => error.code,
    );
    const blocking = await block('2026-11-25', '10:00', '11:00');
    const won = [await booking, blocking.statusCode];
    expect([
      ['booked', 409],
      ['slot-not-offered', 201],
    ]).toContainEqual(won);
  });

  test.each([
    ['2026-11-22', '10:00', '11:00', 'date', 'past-date'],
    ['2026-11-25', '11:00', '11:00', 'to', 'ends-before-start'],
    ['2199-12-31', '10:00', '11:00', 'date', 'too-big'],
    ['2026-11-25', '10:10', '11:00', 'from', 'invalid-time'],
  ])('on %s from %s to %s is refused', async (date, from, to, path, code) => {
    const answer = await block(date, from, to);
    expect([answer.statusCode, answer.json().errors[0]]).toEqual([
      400,
      expect.objectContaining({ path, code }),
    ]);
  });
});

describe('the desk', () => {
  test('has the drafts, who was written about today, and who is new today', async () => {
    const [known, fresh] = [await makePerson(app), await makePerson(app)];
    for (const [patient, time] of [
      [known, '09:00'],
      [fresh, '10:00'],
    ] as const) {
      const { id } = await makeBooking(app, { doctor, patient, date: '2026-11-25', time });
      await by().post(`/api/bookings/${id}/accept`);
    }
    const before = await makeBooking(app, { doctor, patient: known, date: '2026-11-23' });
    await by().post(`/api/bookings/${before.id}/accept`);
    app.clock.set('2026-11-25T06:00:00Z');
    const note = { reason: 'Cough', findings: 'Lungs clear' };
    const written = await by().post(`/api/elders/${fresh.personId}/notes`, note);
    expect(written.statusCode).toBe(201);
    const { data } = (await by().get('/api/practice/desk')).json();
    expect(data).toEqual({
      drafts: [expect.objectContaining({ elderId: fresh.personId, begins: 'Cough · Lungs clear' })],
      notedToday: [{ elderId: fresh.personId, signed: false }],
      newToday: [fresh.personId],
    });
  });

  test('has the longest waiting request first', async () => {
    const patient = await makePerson(app);
    const first = await makeBooking(app, { doctor, patient, date: '2026-11-27' });
    app.clock.set('2026-11-23T07:00:00Z');
    const second = await makeBooking(app, { doctor, patient, date: '2026-11-25' });
    const { data } = (await by().get('/api/practice/bookings/waiting')).json();
    expect(data.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id]);
    expect(data[0].askedAt).toBe('2026-11-23T06:00:00.000Z');
  });
});
