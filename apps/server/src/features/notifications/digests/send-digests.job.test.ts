import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChannelsByType, defaultByType } from '@hafi/contract/accounts/preferences.schemas';
import { links } from '@hafi/contract/core/links';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keptPushKeys } from '../../../platform/config/kept-secrets.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { outboxMessages } from '../../../platform/outbox/outbox.tables.ts';
import { pushTransport } from '../../../platform/outbox/push-transport.ts';
import { callAs } from '../../../test/call-as.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { startPushService } from '../../../test/push/push-service.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { people } from '../../accounts/people.tables.ts';
import {
  forgetDevice,
  forgetNoticesAbout,
  type OutgoingNotice,
  tell,
} from '../notifications.public.ts';
import { lockFirstDue } from './held-notices.repo.ts';
import { heldNotices } from './held-notices.tables.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hafi-digests-'));
let service: Awaited<ReturnType<typeof startPushService>>;
let app: TestApp;
let who: SignedIn;
const phoneNumber = '+250788000777';

beforeAll(async () => {
  service = await startPushService();
  const keys = keptPushKeys(dataDir);
  app = await startTestApp({
    env: { VAPID_PUBLIC_KEY: keys.VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: keys.VAPID_PRIVATE_KEY },
    push: pushTransport({
      publicKey: keys.VAPID_PUBLIC_KEY,
      privateKey: keys.VAPID_PRIVATE_KEY,
      subject: 'mailto:help@hafi.test',
      clock: { now: () => app.clock.now() },
      forget: (endpoint) => forgetDevice(app.platform.db, endpoint),
    }),
  });
});
beforeEach(async () => {
  who = await makePerson(app, { phoneNumber });
  await app.platform.db
    .update(people)
    .set({ phoneVerified: true })
    .where(eq(people.id, who.personId));
  // 22:00 in Kigali, in the quiet hours.
  app.clock.set('2026-11-23T20:00:00Z');
  await choose({ notifications: { email: true, push: true, sms: true, quietHours: night } });
});
afterEach(async () => {
  service.received.length = 0;
  await app.reset();
});
afterAll(async () => {
  await app.close();
  service.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const night = { from: '21:00', to: '06:00' };
const morning = '2026-11-24T04:00:00Z';

async function choose(preferences: object, of = who) {
  const answer = await callAs(app, of).put('/api/preferences', preferences);
  expect(answer.statusCode).toBe(200);
}
const subscribe = () => callAs(app, who).post('/api/push-subscriptions', service.subscription);

const news = (more: Partial<OutgoingNotice> = {}): OutgoingNotice => ({
  personId: who.personId,
  type: 'appointment',
  priority: 'medium',
  title: { id: 'bookings.title.held' },
  text: { id: 'bookings.patient.cancelled' },
  outside: { id: 'bookings.patient.cancelled' },
  values: { doctor: 'Dr Jean Habimana', date: { date: '2026-11-25T07:00:00.000Z' } },
  at: app.clock.now(),
  ...more,
});
const tellThem = (more: Partial<OutgoingNotice> = {}, times = 1) =>
  inTransaction(app.platform, async (tx) => {
    for (let i = 0; i < times; i += 1) await tell(app.platform, tx, { by: null, ...news(more) });
  });

/** Moves the clock and sends; returns what went out by mail and SMS, as channel and words. */
async function sentAt(time: string) {
  app.clock.set(time);
  const before = app.sent.length;
  await deliverAll(app);
  return app.sent
    .slice(before)
    .map(({ channel, subject, text }) => `${channel} ${subject ?? text}`);
}
const pushed = () =>
  service.received.map(({ body }) => {
    const { path, title } = JSON.parse(service.decrypt(body)) as { title: string; path: string };
    return { title, path };
  });
const held = () => app.platform.db.$count(heldNotices);

test('who wants no message gets none when quiet hours end, with a file or without', async () => {
  await choose({ notifications: { email: false, push: false, sms: false, quietHours: night } });
  await tellThem();
  await tellThem({ attachment: { kind: 'receipt', id: who.personId } });
  expect(await sentAt(morning)).toEqual([]);
});

describe('what waits for the end of quiet hours', () => {
  test('goes out as one message on each channel, with their number and the page', async () => {
    await subscribe();
    await tellThem({}, 2);
    await tellThem({ type: 'family', title: { id: 'caregivers.title.done' } });
    expect(await sentAt('2026-11-24T03:59:59Z')).toEqual([]);
    expect(await sentAt(morning)).toEqual([
      'mail Hafi: 3 notices are waiting',
      expect.stringMatching(/^sms Hafi: 3 notices are waiting for you\. http\S+\/notifications$/),
    ]);
    const mail = app.sent.find(({ channel }) => channel === 'mail');
    expect(mail?.text).toMatch(
      /3 notices.*\n\n- Your time is held\n- .+\n\nOpen Hafi: \S+\/notifications/,
    );
    expect(mail?.text).not.toContain('Habimana');
    expect(pushed()).toEqual([{ title: '3 notices are waiting', path: links.notifications }]);
    expect(await sentAt('2026-11-24T08:00:00Z')).toEqual([]);
    expect(await held()).toBe(0);
    expect((await callAs(app, who).get('/api/notifications')).json().unread).toBe(3);
  });

  test('is told in its own words when it is alone, and in the language of its reader', async () => {
    await subscribe();
    await tellThem({ link: links.circle });
    expect(await sentAt(morning)).toEqual([
      'mail Hafi: Your time is held',
      expect.stringContaining('sms Hafi: Your appointment with Dr Jean Habimana'),
    ]);
    expect(pushed()).toEqual([{ title: 'Your time is held', path: '/circle' }]);
    app.clock.set('2026-11-24T20:00:00Z');
    await choose({ language: 'fr' });
    await tellThem({}, 2);
    const [mail] = await sentAt('2026-11-25T04:00:00Z');
    expect(mail).toMatch(/^mail .*2 .*attendent/);
  });

  test('never holds back what is important, nor an emergency', async () => {
    await tellThem({}, 2);
    await tellThem({ priority: 'high' });
    await tellThem({ type: 'emergency', priority: 'high' });
    expect(await held()).toBe(2);
    expect(await sentAt('2026-11-23T20:00:00Z')).toHaveLength(2);
    const sent = await sentAt(morning);
    expect(sent.filter((each) => each.startsWith('mail')).sort()).toEqual([
      'mail Hafi: 2 notices are waiting',
      'mail Hafi: Your time is held',
    ]);
  });

  test('leaves out what was read, deleted, useless, or may not be known any more', async () => {
    const elderId = '019aa000-0000-7000-8000-00000000000e';
    await tellThem({ uselessAt: new Date('2026-11-24T04:30:00Z') });
    await tellThem({ link: links.careVisits(elderId) });
    await tellThem({}, 2);
    const { data } = (await callAs(app, who).get('/api/notifications')).json();
    await callAs(app, who).remove(`/api/notifications/${data[0].id}`);
    await callAs(app, who).post(`/api/notifications/${data[1].id}/clear`);
    await inTransaction(app.platform, (tx) =>
      forgetNoticesAbout(tx, who.personId, elderId, ['everything']),
    );
    // Left is one that helps nobody any more at that hour.
    expect(await sentAt('2026-11-24T04:31:00Z')).toEqual([]);
    expect(await held()).toBe(0);
  });

  test('follows what was chosen meanwhile: the ways of each kind, and longer quiet hours', async () => {
    await tellThem({ type: 'family' }, 2);
    await tellThem({ type: 'community' });
    const channelsByType: ChannelsByType = {
      ...defaultByType,
      community: { email: true, push: false, sms: false },
    };
    const notifications = {
      email: true,
      push: true,
      sms: true,
      quietHours: { from: '21:00', to: '07:00' },
    };
    await choose({ channelsByType, notifications });
    expect(await sentAt(morning)).toEqual([]);
    expect(await sentAt('2026-11-24T05:00:00Z')).toEqual([
      'mail Hafi: 3 notices are waiting',
      expect.stringContaining('sms Hafi: 2 notices are waiting'),
    ]);
  });

  test('says as much as an SMS holds to whom nothing else reaches', async () => {
    await app.platform.db.update(people).set({ email: null }).where(eq(people.id, who.personId));
    await tellThem({}, 2);
    const [few] = await sentAt(morning);
    expect(few?.match(/is cancelled/g)).toHaveLength(2);
    app.clock.set('2026-11-24T20:00:00Z');
    await tellThem({}, 12);
    const sent = await sentAt('2026-11-25T04:00:00Z');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatch(/is cancelled\..*Notices that wait in Hafi besides: \d+\.$/);
  });
});

describe('news that can wait', () => {
  beforeEach(async () => {
    // 10:00 in Kigali.
    app.clock.set('2026-11-24T08:00:00Z');
    await choose({ digestAt: '18:00' });
  });

  test('is told once a day, at the chosen hour, by e-mail and push only', async () => {
    await subscribe();
    await tellThem({ type: 'community' });
    await tellThem({ type: 'family', priority: 'low' });
    await tellThem({ type: 'family' });
    expect((await sentAt('2026-11-24T08:00:01Z')).sort()).toEqual([
      'mail Hafi: Your time is held',
      expect.stringContaining('sms'),
    ]);
    expect(await sentAt('2026-11-24T15:59:00Z')).toEqual([]);
    expect(await sentAt('2026-11-24T16:00:00Z')).toEqual(['mail Hafi: 2 notices are waiting']);
    expect(pushed()).toContainEqual({ title: '2 notices are waiting', path: '/notifications' });
  });

  test('is told at once when it would come too late, and when it is important', async () => {
    await tellThem({ type: 'community', uselessAt: new Date('2026-11-24T15:00:00Z') });
    await tellThem({ type: 'community', priority: 'high' });
    expect(await held()).toBe(0);
    expect(await sentAt('2026-11-24T08:00:01Z')).toHaveLength(3);
  });
});

describe('exactly once', () => {
  test('when the cause is repeated, before and after it was told', async () => {
    const once = { dedupeKey: 'digest:test' };
    await tellThem(once, 2);
    await tellThem();
    expect(await held()).toBe(2);
    expect(await sentAt(morning)).toHaveLength(2);
    await tellThem(once);
    expect(await sentAt('2026-11-24T08:00:00Z')).toEqual([]);
  });

  test('when the work breaks off after it was written, and is done again', async () => {
    await tellThem({}, 2);
    const { db } = app.platform;
    await db.execute(sql`create function fail_held() returns trigger language plpgsql
      as $$ begin raise exception 'cut off'; end $$`);
    await db.execute(sql`create trigger fail_held before delete on held_notices
      for each statement execute function fail_held()`);
    try {
      expect(await sentAt(morning)).toEqual([]);
      expect(await db.$count(outboxMessages)).toBe(0);
    } finally {
      await db.execute(sql`drop trigger fail_held on held_notices`);
      await db.execute(sql`drop function fail_held()`);
    }
    expect(await sentAt('2026-11-24T05:00:00Z')).toHaveLength(2);
    expect(await sentAt('2026-11-24T06:00:00Z')).toEqual([]);
  });

  test('when several processes look for it at once', async () => {
    const { db, database } = app.platform;
    // The embedded database serves one process only.
    if (!('pool' in database.native)) return;
    await tellThem({}, 3);
    app.clock.set(morning);
    const other = await startTestApp({ alongside: app });
    await inTransaction(app.platform, async (tx) => {
      const now = app.clock.now();
      const mine = await lockFirstDue(tx, { now, limit: 1, open: () => undefined });
      expect(mine).toHaveLength(1);
      await other.due.run('notifications.send-digests');
    });
    expect(await db.$count(outboxMessages)).toBe(0);
    await Promise.all([app, other].map(({ due }) => due.run('notifications.send-digests')));
    const rows = await db.select().from(outboxMessages);
    expect(rows.map(({ channel }) => channel).sort()).toEqual(['mail', 'sms']);
    await other.close();
  });
});
