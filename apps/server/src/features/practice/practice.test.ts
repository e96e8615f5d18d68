import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBooking } from '../../test/factories/booking.factory.ts';
import { makeDoctor } from '../../test/factories/doctor.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

const profile = {
  specialty: 'geriatrics',
  bio: 'Comes to the house.',
  experience: 9,
  workplace: 'Kacyiru Clinic',
  sectorCode: '1207',
  languages: ['rw', 'fr'],
  types: ['follow-up', 'general', 'general'],
};

describe('a doctor’s own practice', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const call = async (
    who: SignedIn,
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    payload?: object,
  ) => {
    const answer = await app.http.inject({
      method,
      url: `/api/practice/${path}`,
      headers: who.headers,
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const newDoctor = () => makePerson(app, { roles: ['DOCTOR'] });

  test('a new doctor has none, fills it in, and waits to be listed', async () => {
    const doctor = await newDoctor();
    expect((await call(doctor, 'GET', 'profile')).body).toEqual({ data: null });
    const hours = await call(doctor, 'GET', 'working-hours');
    expect([hours.status, hours.body.code]).toEqual([404, 'no-doctor-profile']);
    const saved = await call(doctor, 'PUT', 'profile', profile);
    expect(saved.body.data).toEqual({
      ...profile,
      id: expect.any(String),
      verified: false,
      types: ['follow-up', 'general'],
      phone: '',
      email: '',
    });
    expect((await call(doctor, 'GET', 'profile')).body).toEqual(saved.body);
    // Nobody books hours that the doctor has not set.
    expect((await call(doctor, 'GET', 'working-hours')).body.data).toEqual([]);
    const shown = await app.http.inject(`/api/doctors/${saved.body.data.id}`);
    expect(shown.statusCode).toBe(404);
  });

  test('saving twice at once makes one practice', async () => {
    const doctor = await newDoctor();
    const saves = [1, 2, 3].map(() => call(doctor, 'PUT', 'profile', profile));
    const ids = (await Promise.all(saves)).map(({ status, body }) => [status, body.data?.id]);
    expect(new Set(ids.map(String)).size).toBe(1);
  });

  test('another specialty must be verified again, another workplace need not', async () => {
    const doctor = await makeDoctor(app, { practice: { specialty: 'geriatrics' } });
    const moved = await call(doctor, 'PUT', 'profile', profile);
    expect(moved.body.data.verified).toBe(true);
    const changed = await call(doctor, 'PUT', 'profile', { ...profile, specialty: 'urology' });
    expect(changed.body.data.verified).toBe(false);
  });

  test.each([
    [{ sectorCode: '9999' }, 'sectorCode'],
    [{ experience: -1 }, 'experience'],
    [{ types: [] }, 'types'],
    [{ languages: ['de'] }, 'languages.0'],
    [{ bio: 'a\u0000b' }, 'bio'],
    [{ phone: '12' }, 'phone'],
  ])('%o is refused with the field named', async (wrong, path) => {
    const { status, body } = await call(await newDoctor(), 'PUT', 'profile', {
      ...profile,
      ...wrong,
    });
    expect([status, body.errors[0].path]).toEqual([400, path]);
  });

  test('working hours are replaced, in order, and decide the slots', async () => {
    const doctor = await makeDoctor(app);
    const spells = [
      { weekday: 6, start: '08:00', end: '10:00' },
      { weekday: 2, start: '18:00', end: '19:00' },
    ];
    const saved = await call(doctor, 'PUT', 'working-hours', { spells });
    expect(saved.body.data.map(({ weekday }: { weekday: number }) => weekday)).toEqual([2, 6]);
    const slots = await app.http.inject(`/api/doctors/${doctor.doctorId}/slots?date=2026-11-28`);
    expect(slots.json().data.map(({ time }: { time: string }) => time)).toEqual([
      '08:00',
      '08:30',
      '09:00',
      '09:30',
    ]);
    expect((await call(doctor, 'PUT', 'working-hours', { spells: [] })).body.data).toEqual([]);
  });

  test.each([
    [[{ weekday: 1, start: '12:00', end: '12:00' }], 'spells.0.end', 'ends-before-start'],
    [
      [
        { weekday: 1, start: '09:00', end: '12:00' },
        { weekday: 1, start: '11:30', end: '13:00' },
      ],
      'spells.1.start',
      'overlapping',
    ],
    [[{ weekday: 8, start: '09:00', end: '12:00' }], 'spells.0.weekday', 'too-big'],
    [[{ weekday: 1, start: '09:10', end: '12:00' }], 'spells.0.start', 'invalid-time'],
  ])('hours %o are refused', async (spells, path, code) => {
    const doctor = await makeDoctor(app);
    const { status, body } = await call(doctor, 'PUT', 'working-hours', { spells });
    expect([status, body.errors[0]]).toEqual([400, expect.objectContaining({ path, code })]);
  });

  test('days off close the diary until they are removed', async () => {
    const doctor = await makeDoctor(app);
    const other = await makeDoctor(app);
    const added = await call(doctor, 'POST', 'days-off', {
      from: '2026-12-01',
      to: '2026-12-02',
      reason: 'Training',
    });
    expect(added.status).toBe(201);
    expect((await call(doctor, 'GET', 'days-off')).body.data).toEqual([added.body.data]);
    const closedOn = async () => {
      const url = `/api/doctors/${doctor.doctorId}/days?from=2026-12-01&days=3`;
      const { data } = (await app.http.inject(url)).json();
      return data.map(({ closed }: { closed: string | null }) => closed);
    };
    expect(await closedOn()).toEqual(['day-off', 'day-off', null]);
    const { id } = added.body.data;
    expect((await call(other, 'DELETE', `days-off/${id}`)).status).toBe(404);
    expect((await call(doctor, 'DELETE', `days-off/${id}`)).status).toBe(200);
    expect((await call(doctor, 'DELETE', `days-off/${id}`)).status).toBe(404);
    expect(await closedOn()).toEqual([null, null, null]);
  });

  test('days off are refused until the appointments on them are gone', async () => {
    const doctor = await makeDoctor(app);
    const patient = await makePerson(app);
    const booking = await makeBooking(app, { doctor, patient, date: '2026-12-03' });
    const days = { from: '2026-12-01', to: '2026-12-03' };
    const refused = await call(doctor, 'POST', 'days-off', days);
    expect([refused.status, refused.body.code]).toEqual([409, 'day-off-has-bookings']);
    await app.http.inject({
      method: 'POST',
      url: `/api/bookings/${booking.id}/cancel`,
      headers: patient.headers,
    });
    expect((await call(doctor, 'POST', 'days-off', days)).status).toBe(201);
  });

  test.each([
    [{ from: '2026-11-22', to: '2026-11-24' }, 'from', 'past-date'],
    [{ from: '2026-12-02', to: '2026-12-01' }, 'to', 'ends-before-start'],
    [{ from: '2026-12-02', to: '2199-12-31' }, 'to', 'too-big'],
    [{ from: '2027-02-29', to: '2027-03-01' }, 'from', 'invalid-date'],
  ])('days off %o are refused', async (days, path, code) => {
    const doctor = await makeDoctor(app);
    const { status, body } = await call(doctor, 'POST', 'days-off', days);
    expect([status, body.errors[0]]).toEqual([400, expect.objectContaining({ path, code })]);
  });

  test('is for doctors only', async () => {
    const patient = await makePerson(app);
    for (const path of ['profile', 'working-hours', 'days-off']) {
      expect((await call(patient, 'GET', path)).status).toBe(403);
    }
  });
});
