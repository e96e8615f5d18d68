import { AsyncLocalStorage } from 'node:async_hooks';
import { connectionHeader } from '@hafi/contract/core/realtime';
import type { Topic } from '@hafi/contract/core/topics';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createAuthenticate } from '../../features/accounts/accounts.public.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
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

/** An open screen: what it was told of, in order, and how to wait for so many. */
async function screenOf({ headers }: SignedIn) {
  const { cookie } = headers;
  const socket = io(address, {
    path: '/api/realtime',
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { cookie },
  });
  sockets.push(socket);
  const told: (readonly Topic[])[] = [];
  socket.on('changed', ({ topics }) => told.push(topics));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  return { id: socket.id ?? '', told };
}

/** Told last: what was told before it has arrived when it has. */
async function finish({ personId }: SignedIn, ...screens: { told: unknown[] }[]) {
  app.platform.realtime.changed([personId], ['support']);
  await expect
    .poll(() => screens.map(({ told }) => told.at(-1)))
    .toEqual(screens.map(() => ['support']));
}

test('who acts on one screen is told on their others alone', async () => {
  const who = await makePerson(app);
  const [acting, other] = [await screenOf(who), await screenOf(who)];
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/check-ins',
    headers: { ...who.headers, [connectionHeader]: acting.id },
    payload: { at: app.clock.now().toISOString() },
  });
  expect(answer.statusCode).toBe(200);
  await finish(who, acting, other);
  expect(acting.told).toEqual([['support']]);
  expect(other.told).toEqual([['checkins'], ['support']]);
});

test('a screen is told of what its request does not name', async () => {
  const who = await makePerson(app);
  const [acting, other] = [await screenOf(who), await screenOf(who)];
  const principal = await createAuthenticate(app.platform)(who.headers);
  if (!principal) throw new Error('nobody is signed in');
  const screen = { ...principal, connection: acting.id, topics: ['bookings'] as const };
  const tell = () => app.platform.realtime.changed([who.personId], ['bookings', 'activity']);
  let later = async () => {};
  await actFor(screen, async () => {
    tell();
    // What goes on after the answer is nobody's act.
    later = AsyncLocalStorage.bind(async () => tell());
  });
  await later();
  await finish(who, acting, other);
  const both = ['bookings', 'activity'];
  expect(acting.told).toEqual([['activity'], both, ['support']]);
  expect(other.told).toEqual([both, both, ['support']]);
});

test('nobody can silence the screen of somebody else', async () => {
  const [who, stranger] = [await makePerson(app), await makePerson(app)];
  const screen = await screenOf(who);
  const principal = await createAuthenticate(app.platform)(stranger.headers);
  if (!principal) throw new Error('nobody is signed in');
  await actFor({ ...principal, connection: screen.id, topics: ['bookings'] }, async () =>
    app.platform.realtime.changed([who.personId, stranger.personId], ['bookings']),
  );
  await finish(who, screen);
  expect(screen.told).toEqual([['bookings'], ['support']]);
});
