import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  answerPrompt,
  momoMerchant,
  paymentOf,
  setFaults,
  startListener,
  startSandbox,
} from './harness.ts';

const PAYER = '250788123456';

async function scene() {
  const box = await startSandbox();
  const listener = await startListener();
  const merchant = await momoMerchant(box.base);
  /** Requests a payment, lets the payer approve it, and returns our reference. */
  async function paid(externalId: string) {
    const id = randomUUID();
    await merchant.requestToPay(paymentOf(PAYER, { externalId }), {
      'x-reference-id': id,
      'x-callback-url': listener.url,
    });
    await answerPrompt(box.base, PAYER, id, 'approve');
    return id;
  }
  const received = () => listener.received.map((one) => one.body.externalId);
  return {
    box,
    listener,
    merchant,
    paid,
    received,
    [Symbol.asyncDispose]: async () => {
      await box[Symbol.asyncDispose]();
      await listener[Symbol.asyncDispose]();
    },
  };
}

test('the callback is a PUT with the same body as the status', async () => {
  await using stage = await scene();
  const id = await stage.paid('a');
  await stage.listener.reached(1);
  expect(stage.listener.received[0]?.method).toBe('PUT');
  expect(stage.listener.received[0]?.body).toEqual((await stage.merchant.payment(id)).body);
});

test('test payers and late answers cause a callback too', async () => {
  await using stage = await scene();
  const callback = { 'x-callback-url': stage.listener.url };
  await stage.merchant.ask('46733123450', callback);
  await stage.listener.reached(1);
  const { id } = await stage.merchant.ask(PAYER, callback);
  stage.box.pass(301);
  await stage.merchant.payment(id);
  await stage.merchant.payment(id);
  await stage.listener.reached(2);
  expect(stage.listener.received.map((one) => one.body.reason)).toEqual([
    'INTERNAL_PROCESSING_ERROR',
    'COULD_NOT_PERFORM_TRANSACTION',
  ]);
});

test('an unreachable listener is not called again, the status still tells', async () => {
  await using stage = await scene();
  const dead = { 'x-callback-url': 'http://127.0.0.1:1/callback' };
  const { id } = await stage.merchant.ask(PAYER, dead);
  await answerPrompt(stage.box.base, PAYER, id, 'approve');
  expect((await stage.merchant.payment(id)).body.status).toBe('SUCCESSFUL');
});

test('dropped, doubled, late and reordered callbacks', async () => {
  await using stage = await scene();
  const { base } = stage.box;
  await setFaults(base, { callback: 'drop' });
  await stage.paid('dropped');
  await setFaults(base, { callback: 'duplicate' });
  await stage.paid('doubled');
  await stage.listener.reached(2);
  await setFaults(base, { callback: 'delay' });
  await stage.paid('late-1');
  await stage.paid('late-2');
  expect((await setFaults(base, {})).body.held).toBe(2);
  expect((await setFaults(base, { release: true })).body.held).toBe(0);
  await setFaults(base, { callback: 'reorder' });
  await stage.paid('first');
  await stage.paid('second');
  await stage.listener.reached(6);
  expect(stage.received()).toEqual(['doubled', 'doubled', 'late-1', 'late-2', 'second', 'first']);
});
