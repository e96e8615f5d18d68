import { randomUUID } from 'node:crypto';
import type { Activity } from '@hafi/contract/notifications/notifications.contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { callAs } from '../../../test/call-as.ts';
import { type Actor, circleOf } from '../../../test/circle-of.ts';
import { documentsStage } from '../../../test/documents-stage.ts';
import { makeDoctor } from '../../../test/factories/doctor.factory.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { amlodipine, startMedicationStage } from '../../../test/medication-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { aPdf } from '../../../test/upload-stage.ts';
import { pressure } from '../../../test/vitals-stage.ts';
import { volunteeringStage } from '../../../test/volunteering-stage.ts';

let app: TestApp;
let circle: Awaited<ReturnType<typeof circleOf>>;
let medicines: Awaited<ReturnType<typeof startMedicationStage>>;

beforeAll(async () => {
  app = await startTestApp();
  medicines = await startMedicationStage(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-23T06:00:00Z');
  circle = await circleOf(app);
});

interface Page {
  readonly data: Activity[];
  readonly nextCursor: string | null;
}
const feed = async (who: Pick<Actor, 'get'>, query = ''): Promise<Page> =>
  (await who.get(`/api/activity${query}`)).json();
/** The lines of a reader, the oldest first. */
const linesOf = async (who: Pick<Actor, 'get'>): Promise<string[]> =>
  (await feed(who, '?limit=50')).data.map(({ text }) => text).toReversed();
const kindsOf = async (who: Pick<Actor, 'get'>): Promise<string[]> => {
  const { data } = await feed(who, '?limit=50');
  return [...new Set(data.map(({ kind }) => kind))].sort();
};

/** The titles in a reader's bell, the oldest first. */
const bellOf = async (who: Pick<Actor, 'get'>): Promise<string[]> => {
  const { data } = (await who.get('/api/notifications?limit=50')).json();
  return data.map(({ title }: { title: string }) => title).toReversed();
};

const now = () => app.clock.now().toISOString();
const checkIn = (elder: Actor) => elder.post('/api/check-ins', { at: now() });
const measure = (who: Actor, reading: object) =>
  who.post(`${circle.at}/vitals`, { id: newId(), ...reading });

async function caregiverOf(elder: Actor): Promise<Actor> {
  const who = await circle.actor(['CAREGIVER'], 'Solange');
  const permissions = ['health:write'] as const;
  await makeMember(app, { elder, who, relation: 'caregiver', permissions });
  return who;
}

const careVisit = (who: Actor, said: object) =>
  who.post(`${circle.at}/care-visits`, {
    id: randomUUID(),
    planned: null,
    tasks: ['company'],
    condition: 'usual',
    note: '',
    ...said,
  });

/** One day of an elder: everything that the parts of the product tell. */
async function wholeDay() {
  const { at, elder } = circle;
  const caregiver = await caregiverOf(elder);
  const medication = await medicines.add(elder);
  const second = await medicines.add(elder, amlodipine({ name: 'Metformin', pills: 30 }));
  app.clock.advance({ minutes: 5 });
  await checkIn(elder);
  app.clock.set('2026-11-23T07:05:00Z');
  for (const medicationId of [medication, second]) {
    await medicines.say(elder, elder, { medicationId, due: '09:00' });
  }
  app.clock.advance({ minutes: 5 });
  await measure(caregiver, pressure(128, 82));
  const visitId = randomUUID();
  const arrivedAt = now();
  await careVisit(caregiver, { visitId, arrivedAt, leftAt: null });
  app.clock.advance({ hours: 1 });
  await careVisit(caregiver, { visitId, arrivedAt, leftAt: now() });
  app.clock.advance({ minutes: 5 });
  await measure(elder, pressure(190, 115, { confirmed: true }));
  const alert = (await elder.get(`${at}/alerts`)).json().data[0];
  app.clock.advance({ minutes: 5 });
  await documentsStage(app, circle).added(elder, aPdf());
  app.clock.advance({ minutes: 5 });
  const doctor = await makeDoctor(app);
  const wish = { doctorId: doctor.doctorId, date: '2026-11-25', time: '09:00', type: 'general' };
  const { id: bookingId } = (await elder.post('/api/bookings', wish)).json().data;
  return { alert, bookingId, caregiver, doctor, medication, visitId };
}

describe('a day of the elder', () => {
  test('is told to the family, with whom, by whom and where', async () => {
    const { elder } = circle;
    const all = ['health:read', 'health:write', 'alerts:receive', 'bookings:manage'] as const;
    const daughter = await circle.member([...all]);
    const { alert, bookingId, caregiver } = await wholeDay();
    app.clock.advance({ minutes: 5 });
    await daughter.post(`${circle.at}/alerts/${alert.id}/acknowledge`);
    const told = [
      'Medicine added',
      'Medicine added',
      'Meze neza: I am well',
      '2 doses of 09:00 taken',
      'Blood pressure measured: 128/82 mmHg',
      'Home visit done',
      'Urgent alert about a reading',
      'Blood pressure measured: 190/115 mmHg',
      expect.stringMatching(/^Document added: /),
      'Dr Jean Habimana was asked for Wednesday 25 November at 09:00',
      'An alert is taken care of',
    ];
    expect(await linesOf(daughter)).toEqual(told);
    expect(await linesOf(elder)).toEqual(told);
    const byText = new Map(
      (await feed(daughter, '?limit=50')).data.map((each) => [each.text, each]),
    );
    const whom = { id: elder.personId, name: 'Vestine Uwase' };
    expect(byText.get('Blood pressure measured: 128/82 mmHg')).toMatchObject({
      kind: 'reading',
      timestamp: '2026-11-23T07:10:00.000Z',
      elder: whom,
      actor: { name: 'Solange Uwase', isSelf: false },
      link: `/healthcare?tab=vitals&elder=${elder.personId}`,
    });
    expect(byText.get('Meze neza: I am well')).toMatchObject({ elder: whom, actor: null });
    expect(byText.get('An alert is taken care of')).toMatchObject({
      actor: { name: 'Claudine Uwase', isSelf: true },
      link: `/alerts/${alert.id}?elder=${elder.personId}`,
    });
    const asked = [...byText.values()].find(({ kind }) => kind === 'appointment');
    expect(asked?.link).toBe(`/bookings/${bookingId}?elder=${elder.personId}`);
    const own = (await feed(elder, '?limit=50')).data;
    expect(own.map((each) => each.elder)).toEqual(own.map(() => null));
    expect(own[0]?.actor).toEqual({ name: 'Claudine Uwase', isSelf: false });
    // Who may only write sees what they did themselves.
    expect(await linesOf(caregiver)).toEqual([
      'Blood pressure measured: 128/82 mmHg',
      'Home visit done',
    ]);
  });

  test('tells nobody of what they did themselves, and one line of what others did', async () => {
    const { elder } = circle;
    const daughter = await circle.member(['health:read', 'alerts:receive', 'bookings:manage']);
    const { alert, caregiver } = await wholeDay();
    await daughter.post(`${circle.at}/alerts/${alert.id}/acknowledge`);
    // The elder acts eight times; only what is dangerous is said to whoever measures it.
    expect({
      elder: await bellOf(elder),
      caregiver: await bellOf(caregiver),
      daughter: await bellOf(daughter),
    }).toEqual({
      elder: ['A home visit is done', 'Please open Hafi now'],
      caregiver: [],
      daughter: [
        'News in the record',
        'News in the record',
        'A home visit is done',
        'Please open Hafi now',
      ],
    });
  });

  test('is told in the language of the reader', async () => {
    const { elder } = circle;
    await checkIn(elder);
    const headers = { ...elder.headers, 'accept-language': 'rw' };
    expect((await feed(callAs(app, { headers }))).data[0]?.text).toBe('Meze neza');
  });

  test('is told by each permission, and to nobody else', async () => {
    const readers = {
      none: await circle.member(['messages']),
      health: await circle.member(['health:read']),
      alerts: await circle.member(['alerts:receive']),
      bookings: await circle.member(['bookings:manage']),
    };
    const stranger = await circle.actor(['FAMILY']);
    const { caregiver } = await wholeDay();
    const invited = await circle.elder.post(`${circle.at}/circle/invitations`, circle.invitation());
    const { code } = invited.json().data;
    const joined = await circle.actor(['FAMILY'], 'Alice');
    expect((await joined.post('/api/invitations/accept', { code })).statusCode).toBe(200);
    const manager = await circle.member([], { decidesAs: 'manager' });
    expect(await kindsOf(manager)).toContain('decision');
    expect(await kindsOf(readers.none)).toEqual(['circle']);
    expect(await kindsOf(readers.health)).toEqual([
      'alert',
      'check-in',
      'circle',
      'document',
      'dose',
      'home-visit',
      'medicine',
      'reading',
    ]);
    expect(await kindsOf(readers.alerts)).toEqual(['alert', 'circle']);
    expect(await kindsOf(readers.bookings)).toEqual(['appointment', 'circle', 'home-visit']);
    expect(await kindsOf(stranger)).toEqual([]);
    expect(await kindsOf(caregiver)).toEqual(['circle', 'home-visit', 'reading']);
    // An alert without the right to the values tells none.
    expect((await linesOf(readers.alerts)).join()).not.toMatch(/190|pressure/i);
  });

  test('is gone at once with the permission and with the membership, own lines too', async () => {
    const { elder } = circle;
    const member = await makeMember(app, { elder, permissions: ['health:read', 'health:write'] });
    const daughter = { ...member, ...callAs(app, member) };
    await checkIn(elder);
    await measure(daughter, pressure(128, 82));
    expect(await kindsOf(daughter)).toEqual(['check-in', 'reading']);
    await member.grant(['health:write']);
    expect(await kindsOf(daughter)).toEqual(['reading']);
    await member.grant(['messages']);
    expect(await kindsOf(daughter)).toEqual([]);
    await member.grant(['health:read']);
    expect(await kindsOf(daughter)).toEqual(['check-in', 'reading']);
    await member.end();
    expect(await kindsOf(daughter)).toEqual([]);
  });

  test('stands in the access log of who read of the health, not of other things', async () => {
    const { at, elder } = circle;
    const [daughter, son] = [await circle.member(['health:read']), await circle.member([])];
    const invitation = circle.invitation({ permissions: ['messages'] });
    const { code } = (await elder.post(`${at}/circle/invitations`, invitation)).json().data;
    await (await circle.actor(['FAMILY'])).post('/api/invitations/accept', { code });
    const views = async () => (await elder.get(`${at}/access-log`)).json().data.length;
    const before = await views();
    await feed(daughter);
    await feed(son);
    expect(await views()).toBe(before);
    await checkIn(elder);
    await feed(daughter);
    await feed(son);
    expect(await views()).toBe(before + 1);
  });
});

describe('what is taken back', () => {
  test('goes: a check-in, an answer to a dose, a reading with its alert, an arrival, a document', async () => {
    const { at, elder } = circle;
    const caregiver = await caregiverOf(elder);
    const medicationId = await medicines.add(elder);
    await checkIn(elder);
    await checkIn(elder);
    app.clock.set('2026-11-23T07:05:00Z');
    await medicines.say(elder, elder, { medicationId, due: '09:00' });
    const reading = newId();
    const high = { ...pressure(190, 115, { confirmed: true }), id: reading };
    expect((await elder.post(`${at}/vitals`, high)).statusCode).toBe(201);
    const visitId = randomUUID();
    const arrival = { visitId, arrivedAt: now(), leftAt: null };
    await careVisit(caregiver, arrival);
    const document = await documentsStage(app, circle).added(elder, aPdf());
    expect(await kindsOf(elder)).toEqual([
      'alert',
      'check-in',
      'document',
      'dose',
      'home-visit',
      'medicine',
      'reading',
    ]);
    expect((await linesOf(elder)).filter((text) => text.startsWith('Meze neza'))).toHaveLength(1);
    await elder.remove('/api/check-ins/today');
    await medicines.say(elder, elder, { medicationId, due: '09:00', status: 'undone' });
    await elder.remove(`${at}/vitals/${reading}`);
    await careVisit(caregiver, { ...arrival, undone: true });
    await elder.remove(`${at}/documents/${document}`);
    expect(await kindsOf(elder)).toEqual(['medicine']);
  });

  test('an answer to a dose that becomes another is counted once', async () => {
    const { elder } = circle;
    const medicationId = await medicines.add(elder);
    app.clock.set('2026-11-23T07:05:00Z');
    for (const status of ['taken', 'taken', 'skipped', 'taken', 'skipped']) {
      app.clock.advance({ minutes: 1 });
      await medicines.say(elder, elder, { medicationId, due: '09:00', status, id: newId() });
    }
    expect(await linesOf(elder)).toEqual(['Medicine added', '1 dose of 09:00 not taken']);
  });
});

test('a volunteer keeps what they did, with the first name only', async () => {
  app.clock.set('2026-11-23T06:00:00Z');
  const stage = volunteeringStage(app);
  const [elder, volunteer] = [await stage.elder(), await stage.volunteer()];
  const id = await stage.asked(elder);
  await stage.act(volunteer, id, 'accept');
  expect(await linesOf(elder)).toEqual([
    expect.stringMatching(/^Volunteers were asked for help/),
    expect.stringMatching(/^Patrick will help/),
  ]);
  const [own] = (await feed(volunteer)).data;
  expect(own).toMatchObject({ elder: null, actor: null, link: '/volunteer-dashboard' });
  expect(own?.text).toMatch(/^You promised to help \S+: Wednesday 25 November/);
  await stage.act(volunteer, id, 'give-back');
  expect(await linesOf(volunteer)).toEqual([]);
  expect(await linesOf(elder)).toHaveLength(1);
});
