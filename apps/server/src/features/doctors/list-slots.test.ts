import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBooking } from '../../test/factories/booking.factory.ts';
import { type DoctorAtWork, makeDoctor } from '../../test/factories/doctor.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

const nobody = '01900000-0000-7000-8000-000000000000';

describe('slots and days over HTTP', () => {
  let app: TestApp;
  let doctor: DoctorAtWork;
  beforeAll(async () => {
    app = await startTestApp();
    doctor = await makeDoctor(app, { practice: { types: ['general', 'emergency'] } });
  });
  afterAll(() => app.close());

  const get = async (path: string, language = 'en') => {
    const answer = await app.http.inject({
      url: `/api/doctors/${path}`,
      headers: { 'accept-language': language },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const freeOn = async (date: string, type = 'general') => {
    const { body } = await get(`${doctor.doctorId}/slots?date=${date}&type=${type}`);
    return body.data
      .filter(({ available }: { available: boolean }) => available)
      .map(({ time }: { time: string }) => time);
  };

  test('a booked hour is gone, for every type of appointment that would overlap it', async () => {
    expect(await freeOn('2026-11-25')).toHaveLength(12);
    await makeBooking(app, { doctor, time: '10:00', type: 'emergency' });
    const general = await freeOn('2026-11-25');
    expect(general).toHaveLength(10);
    expect(general).not.toContain('10:00');
    expect(general).not.toContain('10:30');
    const hours = await freeOn('2026-11-25', 'emergency');
    expect(hours).not.toContain('09:30');
    expect(hours).toContain('11:00');
  });

  test('a type of appointment that the doctor does not offer has no free time', async () => {
    expect(await freeOn('2026-11-25', 'follow-up')).toEqual([]);
  });

  test('Sunday has no times; a holiday has none free', async () => {
    const sunday = await get(`${doctor.doctorId}/slots?date=2026-11-29`);
    expect(sunday.body.data).toEqual([]);
    const holiday = await get(`${doctor.doctorId}/slots?date=2026-12-25`);
    expect(holiday.body.data).toHaveLength(12);
    expect(await freeOn('2026-12-25')).toEqual([]);
  });

  test('days say how many times are free, and why none are', async () => {
    const { body } = await get(`${doctor.doctorId}/days?from=2026-12-23&days=7`, 'rw');
    expect(body.data).toEqual([
      { date: '2026-12-23', free: 12, closed: null, holiday: null },
      { date: '2026-12-24', free: 12, closed: null, holiday: null },
      { date: '2026-12-25', free: 0, closed: 'holiday', holiday: 'Noheli' },
      expect.objectContaining({ date: '2026-12-26', closed: 'not-working' }),
      { date: '2026-12-27', free: 0, closed: 'not-working', holiday: null },
      expect.objectContaining({ date: '2026-12-28', closed: 'holiday' }),
      { date: '2026-12-29', free: 12, closed: null, holiday: null },
    ]);
    const now = await get(`${doctor.doctorId}/days`);
    expect(now.body.data).toHaveLength(14);
    expect(now.body.data[0].date).toBe('2026-11-23');
    const far = await get(`${doctor.doctorId}/days?from=2027-02-20&days=3`);
    expect(far.body.data.map(({ closed }: { closed: string }) => closed)).toEqual([
      'not-working',
      'not-working',
      'too-far',
    ]);
  });

  test('a day on which every time is held is full', async () => {
    const busy = await makeDoctor(app, {
      practice: { workingHours: [{ weekday: 4, start: '09:00', end: '09:30' }] },
    });
    await makeBooking(app, { doctor: busy, date: '2026-11-26' });
    const { body } = await get(`${busy.doctorId}/days?from=2026-11-26&days=1`);
    expect(body.data).toEqual([{ date: '2026-11-26', free: 0, closed: 'full', holiday: null }]);
    const shown = await get(busy.doctorId);
    expect(shown.body.data.availability).toBe('2026-12-03');
  });

  test('appointment types are the promised ones, in the language of the reader', async () => {
    const types = await app.http.inject({
      url: '/api/appointment-types',
      headers: { 'accept-language': 'en' },
    });
    expect(types.json().data).toEqual([
      expect.objectContaining({
        id: 'general',
        name: 'General Consultation',
        duration: 30,
        price: 15_000,
      }),
      expect.objectContaining({ id: 'follow-up', name: 'Follow-up', duration: 15, price: 10_000 }),
      expect.objectContaining({
        id: 'emergency',
        name: 'Emergency Visit',
        duration: 60,
        price: 30_000,
      }),
    ]);
    const shown = await get(doctor.doctorId, 'fr');
    expect(shown.body.data.types[0].name).toBe('Consultation générale');
    expect(shown.body.data.workingHours).toHaveLength(10);
  });

  test.each([
    ['slots', 400],
    ['slots?date=2026-11-22', 400],
    ['slots?date=2027-02-29', 400],
    ['slots?date=0000-01-01', 400],
    ['slots?date=tomorrow', 400],
    ['slots?date=2026-11-25&type=surgery', 400],
    ['slots?date=9999-12-31', 400],
    ['slots?date=2199-12-31', 200],
    ['days?from=2026-11-22', 400],
    ['days?days=0', 400],
    ['days?days=32', 400],
    ['days?from=2199-12-31&days=31', 200],
  ])('%s answers %i', async (path, expected) => {
    const { status, body } = await get(`${doctor.doctorId}/${path}`);
    expect(status).toBe(expected);
    if (expected === 400) expect(body.errors).toHaveLength(1);
  });

  test('a past day is marked as past', async () => {
    const { body } = await get(`${doctor.doctorId}/slots?date=2026-11-20`);
    expect(body.errors).toEqual([
      { path: 'date', code: 'past-date', message: 'Choose today or a later day.' },
    ]);
  });

  test.each([nobody, `${nobody}/slots?date=2026-11-25`, `${nobody}/days`])(
    '%s is not found',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});
