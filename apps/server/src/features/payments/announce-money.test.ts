import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../test/payment-stage.ts';

let stage: PaymentStage;
let desk: SignedIn;
let screen: Socket;
let notified: string[];

beforeAll(async () => {
  stage = await startPaymentStage();
  desk = await makePerson(stage.app, { roles: ['ADMIN'] });
  screen = io(stage.platform.origin(), {
    path: '/api/realtime',
    transports: ['websocket'],
    extraHeaders: { cookie: desk.headers.cookie },
  });
  await once(screen as never, 'connect');
  screen.on('changed', ({ topics }: { topics: string[] }) => notified.push(...topics));
});
afterEach(() => stage.faults({ reset: true, callback: 'drop' }));
afterAll(async () => {
  screen.disconnect();
  await stage.close();
});

/** Whether the open pages of another coordinator are told to ask again about money. */
const follows = () => expect.poll(() => notified).toContain('payments');

test('what one coordinator gives back, and when it has gone, the pages of others show', async () => {
  const { id, number } = await stage.requested();
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  const other = await makePerson(stage.app, { roles: ['ADMIN'] });
  notified = [];
  const answer = await stage.giveBack(other, id, 5000);
  expect(answer.statusCode).toBe(201);
  await follows();
  notified = [];
  await stage.sendRefunds();
  await follows();
});

test('a payment that is held shows there too, and that it was settled', async () => {
  await stage.faults({ tell: 'payer' });
  const { id, number } = await stage.requested();
  notified = [];
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  expect(await stage.payment(id)).toMatchObject({ failure: 'wrong-amount' });
  await follows();
  notified = [];
  const settled = await stage.http.inject({
    method: 'POST',
    url: `/api/admin/hanging-payments/${id}/settle`,
    headers: desk.headers,
    payload: { by: 'hand' },
  });
  expect(settled.statusCode, settled.body).toBe(200);
  await follows();
});
