import { defaultChoice } from '@hafi/contract/accounts/preferences.schemas';
import { links } from '@hafi/contract/core/links';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { callAs } from '../../test/call-as.ts';
import { deliverAll } from '../../test/deliver-all.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { notify, recordActivity, tell } from './notifications.public.ts';
import { activities, notifications } from './notifications.tables.ts';

let app: TestApp;
let elder: SignedIn;

const title = { id: 'bookings.title.held' };
const text = { id: 'bookings.patient.cancelled-for-fee' };
const values = {
  doctor: 'Dr Jean Habimana',
  date: { date: '2026-11-25T07:00:00.000Z' },
  time: { time: '2026-11-25T07:00:00.000Z' },
  fee: { rwf: 2000 },
};
const notice = { type: 'appointment' as const, priority: 'medium' as const, title, text, values };

beforeAll(async () => {
  app = await startTestApp();
  elder = await makePerson(app);
});
afterAll(() => app.close());

const list = async (who: SignedIn, query = '', language = 'en') => {
  const headers = { ...who.headers, 'accept-language': language };
  return (await callAs(app, { headers }).get(`/api/notifications${query}`)).json();
};

test('texts are in the reader’s language, dates and money too', async () => {
  const who = await makePerson(app);
  await inTransaction(app.platform, (tx) =>
    notify(tx, { by: null, ...notice, personId: who.personId, link: '/dashboard' }),
  );
  const [english] = (await list(who)).data;
  expect(english).toMatchObject({
    type: 'appointment',
    title: 'Your time is held',
    message:
      'Your appointment with Dr Jean Habimana on Wednesday 25 November at 09:00 is cancelled. The fee is 2,000 RWF.',
    isRead: false,
    priority: 'medium',
    link: '/dashboard',
  });
  expect(english.timestamp).toMatch(/^\d{4}-.*Z$/);
  expect((await list(who, '', 'fr')).data[0].message).toMatch(
    /mercredi 25 novembre à 09:00.*2\s000/u,
  );
  expect((await list(who, '', 'rw')).data[0].message).toMatch(/Kuwa gatatu.*2\.000\u00a0Frw/);
});

test('newest first, in pages, with the number of all unread ones', async () => {
  const who = await makePerson(app);
  for (let minute = 0; minute < 5; minute += 1) {
    const at = new Date(Date.UTC(2026, 10, 23, 6, Math.floor(minute / 2)));
    await inTransaction(app.platform, (tx) =>
      notify(tx, {
        by: null,
        ...notice,
        personId: who.personId,
        at,
        link: links.doctor(`${minute}`),
      }),
    );
  }
  const seen: string[] = [];
  let cursor = '';
  for (let pages = 0; pages < 5; pages += 1) {
    const page = await list(who, `?limit=2${cursor}`);
    expect(page.unread).toBe(5);
    seen.push(...page.data.map(({ link }: { link: string }) => link));
    if (!page.nextCursor) break;
    cursor = `&cursor=${page.nextCursor}`;
  }
  expect(seen).toEqual([4, 3, 2, 1, 0].map((minute) => `/doctors/${minute}`));
  expect(await list(who, '?cursor=zzz')).toMatchObject({ status: 400, code: 'invalid-input' });
});

test('all can be marked read, one removed, and nobody can touch those of others', async () => {
  const who = await makePerson(app);
  const person = callAs(app, who);
  await inTransaction(app.platform, (tx) =>
    notify(tx, { by: null, ...notice, personId: who.personId }),
  );
  await inTransaction(app.platform, (tx) =>
    notify(tx, { by: null, ...notice, personId: who.personId }),
  );
  const [first] = (await list(who)).data;
  const others = callAs(app, elder);
  expect((await others.remove(`/api/notifications/${first.id}`)).statusCode).toBe(404);
  await others.post('/api/notifications/read-all');
  expect((await list(who)).unread).toBe(2);
  expect((await person.post('/api/notifications/read-all')).json()).toEqual({ data: null });
  expect(await list(who)).toMatchObject({ unread: 0, data: [{ isRead: true }, { isRead: true }] });
  expect((await person.remove(`/api/notifications/${first.id}`)).statusCode).toBe(200);
  expect((await person.remove(`/api/notifications/${first.id}`)).statusCode).toBe(404);
  expect((await person.remove(`/api/notifications/${newId()}`)).statusCode).toBe(404);
  expect((await list(who)).data).toHaveLength(1);
});

test('what leaves the bell stays in the history, by type and unread, until it is deleted', async () => {
  const who = await makePerson(app);
  const person = callAs(app, who);
  for (const type of ['health', 'family', 'community', 'health'] as const) {
    await inTransaction(app.platform, (tx) =>
      notify(tx, { by: null, ...notice, type, personId: who.personId, at: app.clock.now() }),
    );
    app.clock.advance({ minutes: 1 });
  }
  const bell = async () => (await list(who)).data.map(({ type }: { type: string }) => type);
  const history = async (query = '') => {
    const page = await list(who, `/history${query}`);
    return page.data.map(({ isRead, type }: { isRead: boolean; type: string }) =>
      isRead ? `${type} read` : type,
    );
  };
  expect(await history()).toEqual(['health', 'community', 'family', 'health']);
  const [first] = (await list(who)).data;
  const clear = (as: typeof person, id: string) => as.post(`/api/notifications/${id}/clear`);
  for (let i = 0; i < 2; i += 1) {
    expect((await clear(person, first.id)).json()).toEqual({ data: null });
  }
  expect((await clear(callAs(app, elder), first.id)).statusCode).toBe(404);
  expect(await bell()).toEqual(['community', 'family', 'health']);
  expect((await list(who)).unread).toBe(3);
  expect(await history()).toEqual(['health read', 'community', 'family', 'health']);
  expect(await history('?type=health')).toEqual(['health read', 'health']);
  expect(await history('?type=health&show=unread')).toEqual(['health']);
  expect(await history('?type=emergency')).toEqual([]);
  const page = await list(who, '/history?limit=3&show=unread&type=health');
  expect(page).toMatchObject({ nextCursor: null, unread: 3 });
  const { nextCursor } = await list(who, '/history?limit=2');
  expect(await history(`?limit=2&cursor=${nextCursor}`)).toEqual(['family', 'health']);
  for (const query of ['?type=gossip', '?show=none', '?cursor=zzz']) {
    expect(await list(who, `/history${query}`)).toMatchObject({ status: 400 });
  }
  await person.remove(`/api/notifications/${first.id}`);
  expect(await history('?type=health')).toEqual(['health']);
});

test('a notification with a key is sent once on each channel', async () => {
  const who = await makePerson(app, {
    phoneNumber: '+250788000444',
    locale: 'fr',
    preferences: { notifications: { ...defaultChoice, sms: true } },
  });
  const once = { ...notice, personId: who.personId, dedupeKey: 'test:1' };
  for (let i = 0; i < 3; i += 1)
    await inTransaction(app.platform, (tx) => tell(app.platform, tx, { ...once, by: null }));
  await deliverAll(app);
  const sent = app.sent.filter(({ to }) => to === who.email || to === '+250788000444');
  expect(sent.map(({ channel }) => channel).sort()).toEqual(['mail', 'sms']);
  const mail = sent.find(({ channel }) => channel === 'mail');
  expect(mail?.text).toMatch(
    /^Bonjour Espérance Mukamana,\n\n.*\n\nOuvrez Hafi.*\/dashboard\n\nHafi$/s,
  );
  expect((await list(who)).data).toHaveLength(1);
});

test('notifications and activity end after a year, however old the account', async () => {
  const who = await makePerson(app);
  const [first, second] = [`${newId()}`, `${newId()}`];
  const add = (dedupeKey: string) =>
    inTransaction(app.platform, async (tx) => {
      const at = app.clock.now();
      await notify(tx, {
        by: null,
        ...notice,
        personId: who.personId,
        link: '/dashboard',
        at,
        dedupeKey,
      });
      const act = { about: who.personId, by: null, kind: 'appointment' } as const;
      await recordActivity(tx, { ...act, text, values, at });
    });
  await add(first);
  app.clock.advance({ hours: 364 * 24 });
  await add(second);
  await app.due.run('notifications.sweep-notices');
  const counts = async () => {
    const of = (table: typeof notifications | typeof activities) =>
      app.platform.db.$count(table, eq(table.personId, who.personId));
    return [await of(notifications), await of(activities)];
  };
  expect(await counts()).toEqual([2, 2]);
  app.clock.advance({ hours: 25 });
  await app.due.run('notifications.sweep-notices');
  expect(await counts()).toEqual([1, 1]);
});
