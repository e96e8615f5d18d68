import { once } from 'node:events';
import { consentVersion } from '@hafi/contract/circle/consent-text';
import { links } from '@hafi/contract/core/links';
import { elderTopics } from '@hafi/contract/core/topics';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { callAs } from '../../../test/call-as.ts';
import { type Actor, circleOf } from '../../../test/circle-of.ts';
import { makeBooking } from '../../../test/factories/booking.factory.ts';
import { makeDoctor } from '../../../test/factories/doctor.factory.ts';
import type { SignedIn } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { notify } from '../../notifications/notifications.public.ts';

let app: TestApp;
let address: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  app = await startTestApp();
  address = await app.listen();
});
afterAll(() => app.close());
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  await app.reset();
});

async function screenOf({ headers }: SignedIn): Promise<Socket> {
  const socket = io(address, {
    path: '/api/realtime',
    transports: ['websocket'],
    extraHeaders: { cookie: headers.cookie },
  });
  sockets.push(socket);
  await once(socket as never, 'connect');
  return socket;
}

/** Requests over the network, as a browser does. */
const ask = (who: SignedIn, path: string, method = 'GET') =>
  fetch(`${address}${path}`, { method, headers: { ...who.headers, origin: address } });

const topics = [...elderTopics, 'notifications'];

it('clears the open screens of a removed member within a second', async () => {
  const { at: path, elder, member } = await circleOf(app);
  const daughter = await member(['health:read', 'bookings:manage']);
  const neighbour = await member(['messages']);
  const [hers, elders, neighbours] = await Promise.all([daughter, elder, neighbour].map(screenOf));
  expect((await ask(daughter, `${path}/circle`)).status).toBe(200);
  const of = `${path}/circle/members/${daughter.personId}`;
  const notified = [elders, neighbours].map((screen) => once(screen as never, 'changed'));
  // Acts as her open screen: refetches when it is notified.
  const hearing = once(hers as never, 'changed').then(async ([{ topics }]) => {
    const at = performance.now();
    return { topics, at, answer: await ask(daughter, `${path}/circle`) };
  });
  const { status } = await ask(elder, of, 'DELETE');
  const answeredAt = performance.now();
  const received = await hearing;
  expect(status).toBe(200);
  expect(received.topics).toEqual(topics);
  expect(received.answer.status).toBe(404);
  // Measured from the elder's answer on, which excludes the request itself.
  expect(received.at - answeredAt).toBeLessThan(1000);
  const [[elderReceived], [neighbourReceived]] = (await Promise.all(notified)) as [
    unknown[],
    unknown[],
  ];
  expect(elderReceived).toEqual({ topics });
  expect(neighbourReceived).toEqual({ topics: ['circle', 'conversations', 'notifications'] });
});

it('refuses every request from the moment it was answered', async () => {
  const { at, elder, member } = await circleOf(app);
  const daughter = await member(['health:read']);
  const stop = { requested: false };
  const after: number[] = [];
  /** A screen that polls without pause, over its own connection. */
  const polling = async (who: Actor) => {
    for (let times = 0; times < 5000 && after.length < 20; times += 1) {
      const began = stop.requested;
      const { status } = await ask(who, `${at}/circle`);
      if (began) after.push(status);
    }
  };
  const screens = [polling(daughter), polling(daughter)];
  await ask(elder, `${at}/circle/members/${daughter.personId}`, 'DELETE');
  stop.requested = true;
  await Promise.all(screens);
  expect(after.length).toBeGreaterThanOrEqual(20);
  expect(new Set(after)).toEqual(new Set([404]));
});

it('notifies of changed permissions too', async () => {
  const { at, elder, member } = await circleOf(app);
  const daughter = await member(['health:read']);
  const received = once((await screenOf(daughter)) as never, 'changed');
  await daughter.post(`${at}/circle/leave`);
  expect(await received).toEqual([{ topics }]);
  expect((await elder.get(`${at}/circle`)).json().data.members).toEqual([]);
});

it('takes out of the bell what the right had let them read', async () => {
  const { at, elder, member } = await circleOf(app);
  const daughter = await member(['health:read', 'alerts:receive']);
  const bell = async () =>
    (await daughter.get('/api/notifications')).json().data as { message: string; link: string }[];
  await inTransaction(app.platform, async (tx) => {
    await notify(tx, {
      by: null,
      personId: daughter.personId,
      type: 'health',
      priority: 'high',
      title: { id: 'circle.title' },
      text: { id: 'circle.news.changed' },
      values: { elder: 'Vestine 191/126' },
      link: links.vitals(elder.personId),
    });
  });
  expect(JSON.stringify(await bell())).toContain('191/126');
  const change = { relation: 'child', permissions: ['messages'], textVersion: consentVersion };
  await elder.put(`${at}/circle/members/${daughter.personId}`, change);
  expect(JSON.stringify(await bell())).not.toContain('191/126');
  expect((await bell())[0]?.link).toBe(links.circleOf(elder.personId));
  await elder.remove(`${at}/circle/members/${daughter.personId}`);
  expect((await bell()).map(({ message }) => message)).toEqual([
    'You are no longer in the circle of Vestine.',
  ]);
});

it('takes out of the bell the appointments of the elder, and leaves their own', async () => {
  const { at, elder, member } = await circleOf(app);
  const daughter = await member(['bookings:manage']);
  const bell = async () =>
    ((await daughter.get('/api/notifications')).json().data as { link: string }[]).map(
      ({ link }) => link,
    );
  const doctor = await makeDoctor(app);
  const time = { doctorId: doctor.doctorId, date: '2026-11-25', time: '09:00', type: 'general' };
  const wanted = { ...time, mode: 'in-person', elderId: elder.personId };
  const { id } = (await daughter.post('/api/bookings', wanted)).json().data;
  const own = await makeBooking(app, { doctor, patient: daughter, time: '11:00' });
  for (const each of [id, own.id]) {
    await callAs(app, doctor).post(`/api/bookings/${each}/accept`);
  }
  expect(await bell()).toEqual(
    expect.arrayContaining([links.bookingFor(id, elder.personId), links.bookingDetails(own.id)]),
  );
  await elder.remove(`${at}/circle/members/${daughter.personId}`);
  // What is left of the elder is the news that they are out of the circle.
  const left = [links.bookingDetails(own.id), links.circleOf(elder.personId)];
  expect((await bell()).sort()).toEqual(left.sort());
});
