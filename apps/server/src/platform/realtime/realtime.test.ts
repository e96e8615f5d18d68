import { AsyncLocalStorage } from 'node:async_hooks';
import { personHeader } from '@hafi/contract/core/acting-person';
import { connectionHeader } from '@hafi/contract/core/realtime';
import type { Topic } from '@hafi/contract/core/topics';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createAuthenticate } from '../../features/accounts/accounts.public.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { begin } from '../../test/upload-stage.ts';
import { actFor } from './acting-screen.ts';

let app: TestApp;
let address: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  app = await startTestApp();
  address = await app.listen();
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => app.close());

/** An open screen: records what it was told, in order, and waits for a number of events. */
async function screenOf({ headers }: SignedIn) {
  const { cookie } = headers;
  const socket = io(address, {
    path: '/api/realtime',
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { cookie },
  });
  sockets.push(socket);
  const changes: (readonly Topic[])[] = [];
  socket.on('changed', ({ topics }) => changes.push(topics));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  return { id: socket.id ?? '', socket, changes };
}

/**
 * Expects that a person's screens were notified of these topics and nothing else. Two changes at once
 * may arrive in any order on PostgreSQL, so a last change is made after all have arrived.
 */
async function expectNotified(
  { personId }: SignedIn,
  ...expected: [{ changes: (readonly Topic[])[] }, (readonly Topic[])[]][]
) {
  const received = () => expected.map(([{ changes }]) => changes.map(String).sort());
  await expect.poll(received).toEqual(expected.map(([, topics]) => topics.map(String).sort()));
  app.platform.realtime.changed([personId], ['support']);
  const all = expected.map(([, topics]) => [...topics.map(String), 'support'].sort());
  await expect.poll(received).toEqual(all);
}

test('only websockets are accepted: long polling would need all requests at one process', async () => {
  const { headers } = await makePerson(app);
  const polled = await fetch(`${address}/api/realtime/?EIO=4&transport=polling`, { headers });
  expect(polled.status).toBe(400);
  expect(await polled.text()).not.toContain('sid');
});

test('a person who acts on one screen is notified on their others alone', async () => {
  const who = await makePerson(app);
  const [acting, other] = [await screenOf(who), await screenOf(who)];
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/check-ins',
    headers: { ...who.headers, [connectionHeader]: acting.id },
    payload: { at: app.clock.now().toISOString() },
  });
  expect(answer.statusCode).toBe(200);
  await expectNotified(who, [acting, []], [other, [['checkins']]]);
});

test('nothing that a page of somebody else sends is taken for who is signed in', async () => {
  const [shown, signedIn] = [await makePerson(app), await makePerson(app)];
  const send = async (named: SignedIn | null, credentials: Record<string, string>, asks: object) =>
    (
      await app.http.inject({
        headers: { ...credentials, ...(named ? { [personHeader]: named.personId } : {}) },
        ...asks,
      })
    ).json();
  const payload = { at: app.clock.now().toISOString() };
  const checkIn = { method: 'POST', url: '/api/check-ins', payload };
  const cookie = signedIn.headers;
  const list = { url: '/api/check-ins' };
  expect(await send(shown, cookie, checkIn)).toMatchObject({ status: 409, code: 'other-person' });
  expect(await send(shown, cookie, list)).toMatchObject({ status: 409, code: 'other-person' });
  const upload = await begin(app, signedIn, 10, { [personHeader]: shown.personId });
  expect(upload.json()).toMatchObject({ status: 409, code: 'other-person' });
  expect((await begin(app, signedIn, 10)).statusCode).toBe(201);
  const connect = (person: string) => {
    const options = { path: '/api/realtime', transports: ['websocket'], forceNew: true };
    const socket = io(address, { ...options, extraHeaders: { ...cookie }, auth: { person } });
    sockets.push(socket);
    return new Promise<string>((resolve) => {
      socket.once('connect', () => resolve('connected'));
      socket.once('connect_error', ({ message }) => resolve(message));
    });
  };
  expect(await connect(shown.personId)).toBe('other-person');
  expect(await connect(signedIn.personId)).toBe('connected');
  // Nothing was kept under the other's name; their own acts go through, with the header or without.
  const kept = await send(signedIn, cookie, list);
  expect(JSON.stringify(kept)).not.toContain(payload.at);
  expect(await send(signedIn, cookie, checkIn)).not.toHaveProperty('code');
  expect(await send(null, cookie, checkIn)).not.toHaveProperty('code');
});

test('a screen is notified of topics that its request does not name', async () => {
  const who = await makePerson(app);
  const [acting, other] = [await screenOf(who), await screenOf(who)];
  const principal = await createAuthenticate(app.platform)(who.headers);
  if (!principal) throw new Error('nobody is signed in');
  const screen = { ...principal, connection: acting.id, topics: ['bookings'] as const };
  const tell = () => app.platform.realtime.changed([who.personId], ['bookings', 'activity']);
  let later = async () => {};
  await actFor(screen, async () => {
    tell();
    // Work that continues after the answer belongs to no screen.
    later = AsyncLocalStorage.bind(async () => tell());
  });
  await later();
  const both = ['bookings', 'activity'] as const;
  await expectNotified(who, [acting, [['activity'], both]], [other, [both, both]]);
});

test('nobody can silence the screen of somebody else', async () => {
  const [who, stranger] = [await makePerson(app), await makePerson(app)];
  const screen = await screenOf(who);
  const principal = await createAuthenticate(app.platform)(stranger.headers);
  if (!principal) throw new Error('nobody is signed in');
  await actFor({ ...principal, connection: screen.id, topics: ['bookings'] }, async () =>
    app.platform.realtime.changed([who.personId, stranger.personId], ['bookings']),
  );
  await expectNotified(who, [screen, [['bookings']]]);
});

test('a screen is closed when its session ends by time, not before', async () => {
  const [who, other] = [await makePerson(app), await makePerson(app)];
  const [screen, longer] = [await screenOf(who), await screenOf(other)];
  const closed: string[] = [];
  for (const [name, { socket }] of Object.entries({ screen, longer })) {
    socket.on('disconnect', (reason) => closed.push(`${name}: ${reason}`));
  }
  app.clock.advance({ days: 29 });
  await app.platform.realtime.endExpired();
  // One of them comes back, which extends their session; the open page of the other does not.
  const request = { url: '/api/auth/session', headers: other.headers };
  expect((await app.http.inject(request)).json().data).toMatchObject({ id: other.personId });
  app.clock.advance({ days: 1, seconds: 1 });
  await app.platform.realtime.endExpired();
  await expect.poll(() => closed).toEqual(['screen: io server disconnect']);
  app.platform.realtime.changed([who.personId, other.personId], ['bookings']);
  await expectNotified(other, [longer, [['bookings']]]);
  expect(screen.changes).toEqual([]);
});
