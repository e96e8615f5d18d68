import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '../../platform/audit/audit.tables.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { outboxMessages } from '../../platform/outbox/outbox.tables.ts';
import type { Channel } from '../../platform/outbox/transport.ts';
import { callAs } from '../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { tell } from './notifications.public.ts';

let app: TestApp;
let admin: SignedIn;
let who: SignedIn;
let phoneNumber: string;
const name = 'Espérance Mukamana';

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  admin = await makePerson(app, { roles: ['ADMIN'] });
  phoneNumber = `+25078${randomInt(1_000_000, 9_999_999)}`;
  who = await makePerson(app, { phoneNumber });
});
afterEach(() => app.reset());
afterAll(() => app.close());

const device = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/device-1',
  keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) },
};

const important = (more: object = {}) =>
  inTransaction(app.platform, (tx) =>
    tell(app.platform, tx, {
      by: null,
      personId: who.personId,
      type: 'health',
      priority: 'high',
      title: { id: 'medications.title.unanswered' },
      text: { id: 'medications.circle.unanswered' },
      at: app.clock.now(),
      ...more,
    }),
  );
const urgent = () => important({ type: 'emergency' });

const rowsOf = (personId: string) =>
  app.platform.db.select().from(outboxMessages).where(eq(outboxMessages.personId, personId));
const channelsOf = async (personId = who.personId) =>
  (await rowsOf(personId)).map(({ channel }) => channel).sort();

/** What became of the messages on a channel; then what follows is decided. */
async function became(channel: Channel, how: Partial<typeof outboxMessages.$inferInsert>) {
  await app.platform.db.update(outboxMessages).set(how).where(eq(outboxMessages.channel, channel));
  await app.due.run('notifications.next-channel');
}
const givenUp = () => ({ attempts: 8, failedAt: app.clock.now(), lastError: 'smtp-550' });
const inVain = { attempts: 4, lastError: 'timeout' };

const unreached = async () => (await callAs(app, admin).get('/api/admin/unreached')).json().data;
const bell = async () => (await callAs(app, admin).get('/api/notifications')).json().data;

describe('an important notice whose channel failed for good', () => {
  test('takes the next one, with the title only, whatever its reader chose', async () => {
    await important();
    expect(await channelsOf()).toEqual(['mail']);
    await became('mail', givenUp());
    const sms = (await rowsOf(who.personId)).find(({ channel }) => channel === 'sms');
    expect(sms).toMatchObject({
      channel: 'sms',
      recipient: phoneNumber,
      body: 'Hafi: A reminder was not answered. Please open Hafi.',
    });
    await became('sms', givenUp());
    expect(await channelsOf()).toEqual(['mail', 'sms']);
    // No emergency: what was given up stands on the coordinator's other list.
    expect(await unreached()).toEqual([]);
  });

  test('takes devices before SMS, and none while another channel is still tried', async () => {
    await callAs(app, who).put('/api/preferences', {
      notifications: { email: true, push: false, sms: false, quietHours: null },
    });
    await important();
    await callAs(app, who).post('/api/push-subscriptions', device);
    await became('mail', { attempts: 5, lastError: 'timeout' });
    expect(await channelsOf()).toEqual(['mail']);
    await became('mail', givenUp());
    expect(await channelsOf()).toEqual(['mail', 'push']);
  });

  test('stops where its reader has read it, or where it helps nobody any more', async () => {
    await important();
    await callAs(app, who).post('/api/notifications/read-all');
    await became('mail', givenUp());
    expect(await channelsOf()).toEqual(['mail']);

    await important({ uselessAt: app.clock.now() });
    await became('mail', { ...givenUp(), passedOnAt: null });
    expect(await channelsOf()).toEqual(['mail', 'mail']);
  });
});

describe('an urgent notice', () => {
  test('that no channel takes within 70 seconds is shown to coordinators, who call', async () => {
    await urgent();
    await became('mail', inVain);
    expect(await unreached()).toEqual([]);
    await became('sms', givenUp());
    const [line, ...others] = await unreached();
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      name: name,
      phone: phoneNumber,
      tried: [
        { channel: 'mail', failure: 'timeout' },
        { channel: 'sms', failure: 'smtp-550' },
      ],
    });
    expect(await bell()).toMatchObject([
      { type: 'emergency', title: 'An urgent message reached nobody', link: '/admin' },
    ]);
    expect(JSON.stringify(await bell())).not.toContain(name);
    // Coordinators get it on every channel themselves; when that fails too, nothing follows.
    await became('mail', givenUp());
    await became('sms', givenUp());
    expect(await bell()).toHaveLength(1);
    expect(await unreached()).toHaveLength(1);

    const close = () => callAs(app, admin).post(`/api/admin/unreached/${line.id}/close`);
    expect((await close()).statusCode).toBe(200);
    expect(await unreached()).toEqual([]);
    expect((await close()).statusCode).toBe(404);
    const audit = await app.platform.db.select().from(auditEvents);
    expect(audit).toMatchObject([{ actorId: admin.personId, action: 'unreached.closed' }]);
  });

  test('that one channel took troubles nobody', async () => {
    await urgent();
    await became('mail', { sentAt: app.clock.now() });
    await became('sms', givenUp());
    expect([await unreached(), await bell()]).toEqual([[], []]);
  });

  test('takes an address that was added since, before a coordinator is told', async () => {
    await urgent();
    await became('mail', givenUp());
    await callAs(app, who).post('/api/push-subscriptions', device);
    await became('sms', givenUp());
    expect(await unreached()).toEqual([]);
    const push = (await rowsOf(who.personId)).find(({ channel }) => channel === 'push');
    expect(push).toMatchObject({ priority: 'urgent', subject: 'A reminder was not answered' });
    await became('push', givenUp());
    expect(await unreached()).toHaveLength(1);
  });

  test('leaves the list when it arrives after all', async () => {
    await urgent();
    await became('mail', inVain);
    await became('sms', inVain);
    expect(await unreached()).toHaveLength(1);
    await app.platform.db
      .update(outboxMessages)
      .set({ sentAt: app.clock.now() })
      .where(eq(outboxMessages.channel, 'sms'));
    expect(await unreached()).toEqual([]);
  });
});
