import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { makeBooking } from '../../../test/factories/booking.factory.ts';
import { type DoctorAtWork, makeDoctor } from '../../../test/factories/doctor.factory.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let doctor: DoctorAtWork;
let elder: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  doctor = await makeDoctor(app, { practice: { workplace: 'Remera; Clinic, East' } });
  elder = await makePerson(app);
});
afterAll(() => app.close());

/** The lines of a calendar file, unfolded (RFC 5545, 3.1), as names and values. */
function parse(file: string): Map<string, string> {
  expect(file).toMatch(/END:VCALENDAR\r\n$/);
  // No line ends otherwise.
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const event = file.replaceAll(/\r\n[ \t]/g, '').replaceAll(/BEGIN:VALARM.*?END:VALARM/gs, '');
  const lines = event.split('\r\n');
  return new Map(
    lines.filter(Boolean).map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1)];
    }),
  );
}

async function download(id: string, language = 'en', who: SignedIn = elder) {
  const headers = { ...who.headers, 'accept-language': language };
  const answer = await callAs(app, { headers }).get(`/api/bookings/${id}/calendar.ics`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toMatch(/^text\/calendar/);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="hafi.ics"');
  expect(
    Math.max(...answer.body.split('\r\n').map((line) => Buffer.byteLength(line))),
  ).toBeLessThan(76);
  return { file: parse(answer.body), body: answer.body };
}

test('a calendar app imports it and follows its changes', async () => {
  const person = callAs(app, elder);
  const { id } = await makeBooking(app, { doctor, patient: elder, type: 'follow-up' });

  const { file, body } = await download(id);
  expect(Object.fromEntries(file)).toMatchObject({
    METHOD: 'PUBLISH',
    VERSION: '2.0',
    UID: `${id}@hafi`,
    SEQUENCE: '0',
    DTSTAMP: '20261123T060000Z',
    DTSTART: '20261125T070000Z',
    DTEND: '20261125T071500Z',
    STATUS: 'TENTATIVE',
    SUMMARY: 'Dr Jean Habimana (Hafi)',
  });
  expect(file.get('LOCATION')).toMatch(/^Remera\\; Clinic\\, East\\, /);
  expect(body).not.toMatch(/cardio|follow-up/i);

  await callAs(app, doctor).post(`/api/bookings/${id}/accept`);
  expect((await download(id)).file.get('STATUS')).toBe('CONFIRMED');
  await person.post(`/api/bookings/${id}/reschedule`, { date: '2026-11-26', time: '14:00' });
  const moved = (await download(id)).file;
  expect(moved.get('UID')).toBe(`${id}@hafi`);
  expect(moved.get('SEQUENCE')).toBe('2');
  expect(moved.get('DTSTART')).toBe('20261126T120000Z');
  await person.post(`/api/bookings/${id}/cancel`);
  const cancelled = (await download(id)).file;
  expect([cancelled.get('STATUS'), cancelled.get('SEQUENCE')]).toEqual(['CANCELLED', '3']);
});

test('its texts are in the reader’s language; of a call it says how', async () => {
  const { id } = await makeBooking(app, { doctor, patient: elder, time: '10:00', mode: 'phone' });
  const { file } = await download(id, 'fr');
  expect(file.get('DESCRIPTION')).toMatch(/^Reportez-le ou annulez-le dans Hafi/);
  expect(file.get('LOCATION')).toBe('Par téléphone');
  const { file: english } = await download(id);
  expect(english.get('LOCATION')).toBe('By phone');
  const { file: doctors } = await download(id, 'rw', doctor);
  expect(doctors.get('DESCRIPTION')).toMatch(/\/bookings\/[\w-]+$/);
});

test('reminds a day and two hours before, unless it was cancelled', async () => {
  const { id } = await makeBooking(app, { doctor, patient: elder, time: '11:00' });
  const { body } = await download(id);
  expect(body.match(/TRIGGER:-P(T2H|1D)/g)).toEqual(['TRIGGER:-P1D', 'TRIGGER:-PT2H']);
  await callAs(app, elder).post(`/api/bookings/${id}/cancel`);
  const cancelled = await download(id);
  expect(cancelled.body).not.toContain('VALARM');
  expect(cancelled.file.get('DESCRIPTION')).toMatch(/^See it in Hafi/);
});

test('does not remind the doctor, who sees it all day', async () => {
  const { id } = await makeBooking(app, { doctor, patient: elder, time: '14:00', mode: 'video' });
  const { body, file } = await download(id, 'en', doctor);
  expect(body).not.toContain('VALARM');
  expect(file.get('LOCATION')).toBe('Video in Hafi');
});

test('names the elder to who keeps the bookings, and the patient to the doctor', async () => {
  const mother = await makePerson(app, { firstName: 'Immaculée', lastName: 'Uwase' });
  const daughter = await makeMember(app, { elder: mother, permissions: ['bookings:manage'] });
  const { id } = await makeBooking(app, { doctor, patient: mother, time: '11:30' });
  const summary = async (who: SignedIn) => (await download(id, 'en', who)).file.get('SUMMARY');
  expect(await summary(daughter)).toBe('Immaculée: Dr Jean Habimana (Hafi)');
  expect(await summary(mother)).toBe('Dr Jean Habimana (Hafi)');
  expect(await summary(doctor)).toBe('Immaculée Uwase (Hafi)');
});
