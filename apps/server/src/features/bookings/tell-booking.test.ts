import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { makeDoctor } from '../../test/factories/doctor.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

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

test("the patient's and the doctor's open screens look again, nobody else's", async () => {
  const [elder, doctor] = [await makePerson(app), await makeDoctor(app)];
  const screens = [await screenOf(elder), await screenOf(doctor)];
  const stranger = await screenOf(await makePerson(app));
  let disturbed = 0;
  stranger.on('changed', () => {
    disturbed += 1;
  });
  const changes = screens.map((socket) => once(socket as never, 'changed'));
  const wish = { doctorId: doctor.doctorId, date: '2026-11-25', time: '09:00', type: 'general' };
  await callAs(app, elder).post('/api/bookings', wish);
  const topics = ['bookings', 'notifications', 'activity'];
  expect(await Promise.all(changes)).toEqual([[{ topics }], [{ topics }]]);
  expect(disturbed).toBe(0);
});
