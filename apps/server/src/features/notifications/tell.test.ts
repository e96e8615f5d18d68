import { randomInt } from 'node:crypto';
import type { NotificationChoice } from '@hafi/contract/accounts/preferences.schemas';
import { defaultByType, defaultChoice } from '@hafi/contract/accounts/preferences.schemas';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { outboxMessages } from '../../platform/outbox/outbox.tables.ts';
import { registerPerson } from '../../seed/register-person.ts';
import { callAs } from '../../test/call-as.ts';
import { deliverAll } from '../../test/deliver-all.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { tell } from './notifications.public.ts';

let app: TestApp;

beforeEach(async () => {
  app ??= await startTestApp();
  app.clock.set('2026-11-23T06:00:00Z');
});
afterAll(() => app.close());

const newPhone = () => `+25078${randomInt(1_000_000, 9_999_999)}`;
const endpoint = 'https://fcm.googleapis.com/fcm/send/device-1';
const device = {
  endpoint,
  keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) },
};
const notice = {
  type: 'appointment' as const,
  priority: 'medium' as const,
  title: { id: 'bookings.title.held' },
  text: { id: 'bookings.patient.cancelled-for-fee' },
  values: {
    doctor: 'Dr Jean Habimana',
    date: { date: '2026-11-25T07:00:00.000Z' },
    time: { time: '2026-11-25T07:00:00.000Z' },
    fee: { rwf: 2000 },
  },
};

async function somebody(choice: Partial<NotificationChoice> = {}): Promise<SignedIn> {
  const who = await makePerson(app, { phoneNumber: newPhone() });
  const notifications = { ...defaultChoice, ...choice };
  const answer = await callAs(app, who).put('/api/preferences', { notifications });
  expect(answer.statusCode).toBe(200);
  return who;
}

/** Notifies a person; returns the messages sent. */
async function notified(personId: string, more: object = {}) {
  const before = app.sent.length;
  await inTransaction(app.platform, (tx) =>
    tell(app.platform, tx, { by: null, ...notice, ...more, personId }),
  );
  await deliverAll(app);
  return app.sent.slice(before);
}
const channels = (sent: { channel: string }[]) => sent.map(({ channel }) => channel).sort();

test('by default an e-mail goes out, no SMS; a device that allowed it gets a push', async () => {
  const who = await somebody();
  expect(channels(await notified(who.personId))).toEqual(['mail']);
  expect((await callAs(app, who).post('/api/push-subscriptions', device)).statusCode).toBe(200);
  const sent = await notified(who.personId);
  expect(channels(sent)).toEqual(['mail', 'push']);
  const push = sent.find(({ channel }) => channel === 'push');
  expect(push).toEqual({
    channel: 'push',
    subject: 'Your time is held',
    text: '/dashboard',
    to: JSON.stringify(device),
    writtenAt: app.clock.now(),
  });
});

test('who acts is told nothing of it, on no channel, except for a reason', async () => {
  const who = await somebody({ sms: true });
  const bell = async () => (await callAs(app, who).get('/api/notifications')).json().data.length;
  const by = who.personId;
  expect(channels(await notified(by, { by }))).toEqual([]);
  expect(await bell()).toBe(0);
  expect(channels(await notified(by, { by, toActor: 'receipt' }))).toEqual(['mail', 'sms']);
  expect(channels(await notified(by, { by: null }))).toEqual(['mail', 'sms']);
  expect(await bell()).toBe(2);
});

test('a device gets no pushes after signing out, nor for another account', async () => {
  const [one, two] = [await somebody(), await somebody()];
  await callAs(app, one).post('/api/push-subscriptions', device);
  await callAs(app, two).post('/api/push-subscriptions', device);
  expect(channels(await notified(one.personId))).toEqual(['mail']);
  expect(channels(await notified(two.personId))).toEqual(['mail', 'push']);
  await callAs(app, two).post('/api/auth/signout');
  expect(channels(await notified(two.personId))).toEqual(['mail']);
});

test('an unsubscribed device gets none', async () => {
  const who = await somebody();
  await callAs(app, who).post('/api/push-subscriptions', device);
  await callAs(app, who).remove('/api/push-subscriptions');
  expect(channels(await notified(who.personId))).toEqual(['mail']);
});

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8080/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilpush.apple.com.example/x',
  'https://10.0.0.1/x',
  'https://user@fcm.googleapis.com/x',
])('an unknown push service is refused: %s', async (address) => {
  const answer = await callAs(app, await somebody()).post('/api/push-subscriptions', {
    ...device,
    endpoint: address,
  });
  expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: 'endpoint' }] });
});

test('a person with only a phone gets SMS, whatever is chosen', async () => {
  const phoneNumber = newPhone();
  const personId = await registerPerson(app.platform, {
    firstName: 'Josepha',
    lastName: 'Nyirahabimana',
    phoneNumber,
    roles: ['PATIENT'],
  });
  expect(channels(await notified(personId))).toEqual(['sms']);
});

test('in quiet hours it waits for their end, in the person’s time zone; an emergency does not', async () => {
  const who = await somebody({ sms: true, quietHours: { from: '22:00', to: '07:00' } });
  await callAs(app, who).put('/api/preferences', { timeZone: 'America/New_York' });
  // 02:00 in New York.
  app.clock.set('2026-11-23T07:00:00Z');
  expect(await notified(who.personId)).toEqual([]);
  expect(channels(await notified(who.personId, { type: 'emergency' }))).toEqual(['mail', 'sms']);
  app.clock.set('2026-11-23T11:59:59Z');
  await deliverAll(app);
  expect(app.sent.filter(({ to }) => to === who.email)).toHaveLength(1);
  app.clock.set('2026-11-23T12:00:00Z');
  await deliverAll(app);
  expect(app.sent.filter(({ to }) => to === who.email)).toHaveLength(2);
  // Notifications in the app are never delayed.
  expect((await callAs(app, who).get('/api/notifications')).json().unread).toBe(2);
});

test('an emergency is queued separately from everything else, on each channel', async () => {
  const who = await somebody();
  await callAs(app, who).post('/api/push-subscriptions', device);
  const prioritiesOf = async (type: string) => {
    await app.platform.db.delete(outboxMessages);
    await notified(who.personId, { type });
    const rows = await app.platform.db.select().from(outboxMessages);
    return rows.map(({ channel, priority }) => `${channel} ${priority}`).sort();
  };
  expect(await prioritiesOf('emergency')).toEqual(['mail urgent', 'push urgent', 'sms urgent']);
  expect(await prioritiesOf('appointment')).toEqual(['mail ordinary', 'push ordinary']);
});

test('an emergency uses every channel of a person who turned all off', async () => {
  const who = await somebody({ email: false, push: false });
  expect(await notified(who.personId)).toEqual([]);
  await callAs(app, who).post('/api/push-subscriptions', device);
  const urgent = await notified(who.personId, { type: 'emergency' });
  expect(channels(urgent)).toEqual(['mail', 'push', 'sms']);
});

test('each type goes by the channels that were chosen for it; an emergency by all', async () => {
  const who = await somebody({ sms: true });
  await callAs(app, who).post('/api/push-subscriptions', device);
  const nothing = { email: false, push: false, sms: false };
  const channelsByType = {
    ...defaultByType,
    appointment: { ...nothing, sms: true },
    community: nothing,
  };
  const saved = await callAs(app, who).put('/api/preferences', { channelsByType });
  expect(saved.statusCode).toBe(200);
  const by = async (type: string) => channels(await notified(who.personId, { type }));
  expect(await by('appointment')).toEqual(['sms']);
  expect(await by('community')).toEqual([]);
  expect(await by('family')).toEqual(['mail', 'push', 'sms']);
  expect(await by('emergency')).toEqual(['mail', 'push', 'sms']);
  // The bell has all of them.
  const { unread } = (await callAs(app, who).get('/api/notifications')).json();
  expect(unread).toBe(4);
});

test('texts follow the region: both times, the numbers and the chosen English', async () => {
  const who = await somebody();
  const person = callAs(app, who);
  const region = {
    language: 'en-US',
    timeZone: 'America/Los_Angeles',
    numbers: 'space',
    // It is the evening there.
    notifications: { ...defaultChoice, quietHours: null },
  };
  await person.put('/api/preferences', region);
  const [mail] = await notified(who.personId);
  const words =
    'Your appointment with Dr Jean Habimana on Wednesday, November 25 at 09:00 (Kigali), ' +
    'November 24 23:00 (Los Angeles) is cancelled. The fee is 2\u202f000 RWF.';
  expect(mail?.text).toContain(words);
  expect((await person.get('/api/notifications')).json().data[0].message).toBe(words);
});

test('a device whose session has expired gets no pushes', async () => {
  const who = await somebody();
  await callAs(app, who).post('/api/push-subscriptions', device);
  app.clock.advance({ hours: 24 * 31 });
  expect(channels(await notified(who.personId))).toEqual(['mail']);
});
