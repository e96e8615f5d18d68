import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bellOf, dayStage, feed, kindsOf, linesOf } from '../../../test/activity/day-stage.ts';
import { callAs } from '../../../test/call-as.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { proveIdentity } from '../../../test/issue-session.ts';
import { startMedicationStage } from '../../../test/medication-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { pressure } from '../../../test/vitals-stage.ts';

let app: TestApp;
let day: Awaited<ReturnType<typeof dayStage>>;
let medicines: Awaited<ReturnType<typeof startMedicationStage>>;

beforeAll(async () => {
  app = await startTestApp();
  medicines = await startMedicationStage(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-23T06:00:00Z');
  day = await dayStage(app, medicines);
});

describe('a day of the elder', () => {
  test('is told to the family, with whom, by whom and where', async () => {
    const { elder } = day.circle;
    const all = ['health:read', 'health:write', 'alerts:receive', 'bookings:manage'] as const;
    const daughter = await day.circle.member([...all]);
    const { alert, bookingId, caregiver } = await day.wholeDay();
    app.clock.advance({ minutes: 5 });
    await daughter.post(`${day.circle.at}/alerts/${alert.id}/acknowledge`);
    const notified = [
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
    expect(await linesOf(daughter)).toEqual(notified);
    expect(await linesOf(elder)).toEqual(notified);
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
    const requested = [...byText.values()].find(({ kind }) => kind === 'appointment');
    expect(requested?.link).toBe(`/bookings/${bookingId}?elder=${elder.personId}`);
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
    const { elder } = day.circle;
    const daughter = await day.circle.member(['health:read', 'alerts:receive', 'bookings:manage']);
    const { alert, caregiver } = await day.wholeDay();
    await daughter.post(`${day.circle.at}/alerts/${alert.id}/acknowledge`);
    // The elder acts eight times; only what is dangerous, and who
    // takes care of it, is said to whoever measures it.
    expect({
      elder: await bellOf(elder),
      caregiver: await bellOf(caregiver),
      daughter: await bellOf(daughter),
    }).toEqual({
      elder: ['A home visit is done', 'Please open Hafi now', 'Somebody takes care of it'],
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
    const { elder } = day.circle;
    await day.checkIn(elder);
    const headers = { ...elder.headers, 'accept-language': 'rw' };
    expect((await feed(callAs(app, { headers }))).data[0]?.text).toBe('Meze neza');
  });

  test('is told by each permission, and to nobody else', async () => {
    const readers = {
      none: await day.circle.member(['messages']),
      health: await day.circle.member(['health:read']),
      alerts: await day.circle.member(['alerts:receive']),
      bookings: await day.circle.member(['bookings:manage']),
    };
    const stranger = await day.circle.actor(['FAMILY']);
    const { caregiver } = await day.wholeDay();
    await proveIdentity(app, day.circle.elder);
    const invited = await day.circle.elder.post(
      `${day.circle.at}/circle/invitations`,
      day.circle.invitation(),
    );
    const { code } = invited.json().data;
    const joined = await day.circle.actor(['FAMILY'], 'Alice');
    expect((await joined.post('/api/invitations/accept', { code })).statusCode).toBe(200);
    const manager = await day.circle.member([], { decidesAs: 'manager' });
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
    const { elder } = day.circle;
    const member = await makeMember(app, { elder, permissions: ['health:read', 'health:write'] });
    const daughter = { ...member, ...callAs(app, member) };
    await day.checkIn(elder);
    await day.measure(daughter, pressure(128, 82));
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
    const { at, elder } = day.circle;
    const [daughter, son] = [await day.circle.member(['health:read']), await day.circle.member([])];
    const invitation = day.circle.invitation({ permissions: ['messages'] });
    const { code } = (await elder.post(`${at}/circle/invitations`, invitation)).json().data;
    await (await day.circle.actor(['FAMILY'])).post('/api/invitations/accept', { code });
    const views = async () => (await elder.get(`${at}/access-log`)).json().data.length;
    const before = await views();
    await feed(daughter);
    await feed(son);
    expect(await views()).toBe(before);
    await day.checkIn(elder);
    await feed(daughter);
    await feed(son);
    expect(await views()).toBe(before + 1);
  });
});
