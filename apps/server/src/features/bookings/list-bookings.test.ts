import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptBookingAs } from '../../seed/book-as.ts';
import { ageAccount } from '../../test/age-account.ts';
import { callAs } from '../../test/call-as.ts';
import { makeBooking } from '../../test/factories/booking.factory.ts';
import { type DoctorAtWork, makeDoctor } from '../../test/factories/doctor.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { bookingCounts, bookingPeople } from './bookings.public.ts';

let app: TestApp;
let doctor: DoctorAtWork;
let elder: SignedIn;
const ids: Record<string, string> = {};

const wishes = [
  ['2026-11-16', '09:00'],
  ['2026-11-17', '09:00'],
  ['2026-11-18', '09:00'],
  ['2026-11-24', '09:00'],
  ['2026-11-25', '09:00'],
  ['2026-11-26', '09:00'],
  ['2026-11-27', '09:00'],
] as const;

// It is Monday 23 November 2026, 10:00 in Kigali; three appointments are past, the last but one
// cancelled.
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-10T08:00:00Z' });
  doctor = await makeDoctor(app);
  elder = await ageAccount(app, await makePerson(app));
  for (const [date, time] of wishes) {
    const made = await makeBooking(app, { doctor, patient: elder, date, time, quiet: true });
    ids[date] = made.id;
  }
  await acceptBookingAs(app.platform, doctor.personId, ids['2026-11-16'] ?? '');
  app.clock.set('2026-11-23T08:00:00Z');
  await callAs(app, elder).post(`/api/bookings/${ids['2026-11-26']}/cancel`);
});
afterAll(() => app.close());

const list = async (query: string, who: SignedIn = elder) =>
  (await callAs(app, who).get(`/api/bookings${query}`)).json();
const days = (page: { data: { date: string }[] }) => page.data.map(({ date }) => date.slice(8));

test('upcoming ones come soonest first, then past and cancelled ones newest first', async () => {
  expect(days(await list(''))).toEqual(['24', '25', '27', '26', '18', '17', '16']);
  expect(days(await list('?scope=coming'))).toEqual(['24', '25', '27']);
  expect(days(await list('?scope=past'))).toEqual(['26', '18', '17', '16']);
  const past = await list('?scope=past');
  expect(past.data.map(({ status }: { status: string }) => status)).toEqual([
    'cancelled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});

test.each(['1', '2', '3', '4', '100'])(
  'pages of %s contain everything once, in order',
  async (size) => {
    const seen: string[] = [];
    let cursor = '';
    for (let pages = 0; pages < 10; pages += 1) {
      const page = await list(`?limit=${size}${cursor}`);
      seen.push(...days(page));
      if (page.nextCursor === null) break;
      cursor = `&cursor=${page.nextCursor}`;
    }
    expect(seen).toEqual(['24', '25', '27', '26', '18', '17', '16']);
  },
);

test('nobody sees the bookings of others', async () => {
  expect(await list('', doctor)).toEqual({ data: [], nextCursor: null });
  expect(await list('', await makePerson(app))).toEqual({ data: [], nextCursor: null });
});

test.each(['?cursor=x', '?cursor=%00', '?limit=0', '?limit=101', '?limit=x', '?scope=mine'])(
  '%s is refused with a message',
  async (query) => {
    const problem = await list(query);
    expect(problem).toMatchObject({ status: 400, code: 'invalid-input' });
    expect(problem.errors[0].message).toBeTruthy();
  },
);

test('the doctor sees the own diary of a range of days, in order', async () => {
  const diary = async (from: string, to: string, who: SignedIn = doctor) =>
    (await callAs(app, who).get(`/api/practice/calendar?from=${from}&to=${to}`)).json();
  const week = await diary('2026-11-23', '2026-11-26');
  expect(days({ data: week.data.bookings })).toEqual(['24', '25']);
  expect(week.data.bookings[0]).toMatchObject({
    patient: { name: 'Espérance Mukamana' },
    can: { accept: true, cancel: true, reschedule: true, pay: false },
  });
  expect((await diary('2026-11-24', '2026-11-24')).data.bookings).toHaveLength(1);
  expect((await diary('2026-11-01', '2026-12-12')).data.days).toHaveLength(42);
  expect((await diary('2026-11-01', '2026-12-13')).errors).toMatchObject([
    { path: 'to', code: 'too-big', message: 'Use 2026-12-12 or less.' },
  ]);
  for (const day of ['0000-01-01', '9999-12-31', '2026-02-29', 'x', '']) {
    expect(await diary(day, day)).toMatchObject({ status: 400 });
  }
  expect(await diary('2026-11-23', '2026-11-26', elder)).toMatchObject({ status: 403 });
});

test('other features can count them, and see whose they are', async () => {
  const { db, clock } = app.platform;
  expect(await bookingCounts(db, clock.now())).toEqual({ today: 0, coming: 3 });
  expect(await bookingCounts(db, new Date('2026-11-24T05:00:00Z'))).toEqual({
    today: 1,
    coming: 3,
  });
  expect(await bookingPeople(db, ids['2026-11-24'] ?? '')).toEqual([
    elder.personId,
    doctor.personId,
  ]);
});

test('texts are in the requested language', async () => {
  const french = { ...elder, headers: { ...elder.headers, 'accept-language': 'fr' } };
  const [first] = (await list('', french)).data;
  expect(first.appointmentType.name).not.toBe('General Consultation');
});
