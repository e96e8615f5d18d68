import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { makeBooking } from '../../../test/factories/booking.factory.ts';
import { type DoctorAtWork, makeDoctor } from '../../../test/factories/doctor.factory.ts';
import { makeElder } from '../../../test/factories/elder.factory.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { suspend } from '../../../test/factories/suspension.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { findFeedOf } from './calendar-feeds.repo.ts';

let app: TestApp;
let doctor: DoctorAtWork;
let elder: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  doctor = await makeDoctor(app);
  elder = await makePerson(app, { locale: 'fr' });
});
afterAll(() => app.close());

const feed = '/api/calendar-feed';

const wish = { plan: 'essential', cycle: 'monthly', acceptTerms: true };
/** The free days of an elder; doctors need no plan, and family has that of its elder. */
const mayOpen = (who: SignedIn) =>
  callAs(app, who).post(`/api/subscriptions/${who.personId}`, wish);

/** Creates a link; returns its path. */
async function makeLink(who: SignedIn): Promise<string> {
  await mayOpen(who);
  const answer = await callAs(app, who).post(feed);
  expect(answer.statusCode).toBe(201);
  const { url } = answer.json().data;
  expect(url.startsWith(`${app.platform.origin()}/`)).toBe(true);
  return new URL(url).pathname;
}

/** Reads a link as a calendar program does: without session and language. */
const read = (path: string) => app.http.inject({ url: path });

async function appointmentsOf(path: string): Promise<string[]> {
  const answer = await read(path);
  expect(answer.statusCode).toBe(200);
  return answer.body.replaceAll(/\r\n[ \t]/g, '').match(/BEGIN:VEVENT.*?END:VEVENT/gs) ?? [];
}

const book = async (time: string, patient: SignedIn = elder): Promise<string> =>
  (await makeBooking(app, { doctor, patient, time, type: 'follow-up' })).id;

test('a calendar app reads the link without a session and follows changes', async () => {
  const person = callAs(app, elder);
  expect((await person.get(feed)).json().data).toEqual({ active: false, createdAt: null });
  const path = await makeLink(elder);
  expect(path).toMatch(/^\/api\/calendar-feed\/[\w-]{43}\/hafi\.ics$/);
  expect((await person.get(feed)).json().data).toEqual({
    active: true,
    createdAt: '2026-11-23T06:00:00.000Z',
  });
  expect(await appointmentsOf(path)).toEqual([]);

  const [moves, ends] = [await book('09:00'), await book('10:00')];
  const answer = await read(path);
  expect(answer.headers['content-type']).toMatch(/^text\/calendar/);
  expect(answer.headers['cache-control']).toMatch(/^private/);
  expect(answer.body).toContain('METHOD:PUBLISH');
  expect(answer.body).toMatch(/END:VCALENDAR\r\n$/);
  expect(answer.body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
  expect(answer.body).not.toMatch(/cardio|follow-up|suivi/i);
  const [first] = await appointmentsOf(path);
  expect(first).toContain(`UID:${moves}@hafi`);
  expect(first).toContain('SUMMARY:Dr Jean Habimana (Hafi)');
  expect(first).toContain('DESCRIPTION:Reportez-le ou annulez-le dans Hafi');

  await person.post(`/api/bookings/${moves}/reschedule`, { date: '2026-11-26', time: '14:00' });
  await person.post(`/api/bookings/${ends}/cancel`);
  const [cancelled, moved] = await appointmentsOf(path);
  expect(cancelled).toContain('STATUS:CANCELLED');
  expect(moved).toContain('DTSTART:20261126T120000Z\r\n');
  expect(moved).toContain('SEQUENCE:1');
});

test('a doctor sees the names of patients, and nobody sees the appointments of others', async () => {
  const other = await makePerson(app, { firstName: 'Chantal', lastName: 'Uwase' });
  const id = await book('11:00', other);
  const diary = await appointmentsOf(await makeLink(doctor));
  const appointment = diary.find((event) => event.includes(`UID:${id}@hafi`));
  expect(appointment).toContain('SUMMARY:Chantal Uwase (Hafi)');
  expect(appointment).toContain('/bookings/');
  expect(await appointmentsOf(await makeLink(other))).toHaveLength(1);
});

test('appointments of elders whose bookings one keeps are there, and gone with the permission', async () => {
  const mother = await makeElder(app, { firstName: 'Immaculée' });
  const daughter = await makeMember(app, { elder: mother, permissions: ['bookings:manage'] });
  const [hers, own] = [await book('14:00', mother), await book('14:30', daughter)];
  expect((await callAs(app, daughter).post(feed)).json()).toMatchObject({ code: 'needs-plan' });
  await mayOpen(mother);
  const path = await makeLink(daughter);
  const [first, second] = await appointmentsOf(path);
  expect(first).toContain(`UID:${hers}@hafi`);
  expect(first).toContain('SUMMARY:Immaculée: Dr Jean Habimana (Hafi)');
  expect(second).toContain(`UID:${own}@hafi`);
  expect(second).toContain('SUMMARY:Dr Jean Habimana (Hafi)');
  // The mother's own calendar names only the doctor.
  const [mothers] = await appointmentsOf(await makeLink(mother));
  expect(mothers).toContain('SUMMARY:Dr Jean Habimana (Hafi)');
  // Other permissions are not enough.
  await daughter.grant(['health:read', 'alerts:receive']);
  expect(await appointmentsOf(path)).toHaveLength(1);
  await daughter.grant(['bookings:manage']);
  expect(await appointmentsOf(path)).toHaveLength(2);
  await daughter.end();
  expect((await appointmentsOf(path)).join()).not.toContain('Immaculée');
});

test('a replaced, a stopped and a guessed link do not work', async () => {
  const person = await makePerson(app);
  const first = await makeLink(person);
  const second = await makeLink(person);
  expect(second).not.toBe(first);
  expect((await read(first)).json().code).toBe('not-found');
  expect((await read(second)).statusCode).toBe(200);
  for (const guess of ['a'.repeat(43), person.personId, '%20']) {
    expect((await read(`${feed}/${guess}/hafi.ics`)).statusCode, guess).toBe(404);
  }
  const kept = (await findFeedOf(app.platform.db, person.personId))?.tokenHash ?? '';
  expect(kept).toHaveLength(43);
  expect(second).not.toContain(kept);
  expect((await read(`${feed}/${kept}/hafi.ics`)).statusCode).toBe(404);
  expect((await callAs(app, person).remove(feed)).json()).toEqual({ data: null });
  expect((await read(second)).statusCode).toBe(404);
  expect((await callAs(app, person).remove(feed)).statusCode).toBe(200);
  expect((await callAs(app, person).get(feed)).json().data.active).toBe(false);
});

test('the link of somebody who was suspended does not work', async () => {
  const colleague = await makeDoctor(app);
  const path = await makeLink(colleague);
  expect((await read(path)).statusCode).toBe(200);
  await suspend(app, colleague.personId);
  expect((await read(path)).json().code).toBe('not-found');
});

test('home visits are in the calendar of the caregiver, the elder and who keeps it', async () => {
  const mother = await makeElder(app, { firstName: 'Immaculée', lastName: 'Uwase' });
  const caregiver = await makePerson(app, { firstName: 'Odette', roles: ['CAREGIVER'] });
  await makeMember(app, { elder: mother, who: caregiver, relation: 'caregiver' });
  const daughter = await makeMember(app, { elder: mother, permissions: ['bookings:manage'] });
  const reader = await makeMember(app, { elder: mother, permissions: ['health:read'] });
  const answer = await callAs(app, mother).post(`/api/elders/${mother.personId}/visit-schedules`, {
    caregiverId: caregiver.personId,
    startsOn: '2026-11-24',
    time: '10:00',
    minutes: 60,
    tasks: ['meal'],
    weekdays: [2],
    endsOn: '2026-12-08',
    note: 'A private note',
  });
  expect(answer.statusCode).toBe(201);
  await mayOpen(mother);
  const homeVisitsOf = async (who: SignedIn) =>
    (await appointmentsOf(await makeLink(who))).filter((event) => /[Hh]ome visit/.test(event));
  for (const [who, summary] of [
    [mother, /SUMMARY:Home visit: Odette .*\(Hafi\)/],
    [caregiver, /SUMMARY:Home visit: Immaculée Uwase \(Hafi\)/],
    [daughter, /SUMMARY:Immaculée: home visit\\, Odette .*\(Hafi\)/],
  ] as const) {
    const careVisits = await homeVisitsOf(who);
    expect(careVisits).toHaveLength(3);
    expect(careVisits[0]).toContain('DTSTART:20261124T080000Z');
    expect(careVisits[0]).toMatch(summary);
    expect(careVisits.join()).not.toMatch(/private|meal/);
  }
  expect(await homeVisitsOf(reader)).toEqual([]);
});

test('what has not changed is not sent again, and nothing is still a calendar', async () => {
  const person = await makePerson(app);
  const path = await makeLink(person);
  const first = await read(path);
  expect(first.body).toMatch(/BEGIN:VTIMEZONE\r\n.*END:VTIMEZONE\r\nEND:VCALENDAR\r\n$/s);
  const again = (etag: unknown) =>
    app.http.inject({ url: path, headers: { 'if-none-match': String(etag) } });
  app.clock.advance({ minutes: 5 });
  const same = await again(first.headers.etag);
  expect([same.statusCode, same.body]).toEqual([304, '']);
  await book('15:30', person);
  const changed = await again(first.headers.etag);
  expect(changed.statusCode).toBe(200);
  expect(changed.body).not.toContain('VTIMEZONE');
});

test('appointments older than 90 days are left out', async () => {
  const person = await makePerson(app);
  await book('11:30', person);
  const path = await makeLink(person);
  app.clock.advance({ hours: 91 * 24 });
  expect(await appointmentsOf(path)).toHaveLength(1);
  app.clock.advance({ hours: 2 * 24 });
  expect(await appointmentsOf(path)).toEqual([]);
});
