import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { momoMerchant, paymentOf, setFaults, startSandbox } from './harness.ts';

const PAYER = '250788123456';

test('the next calls answer 500 and do nothing', async () => {
  await using box = await startSandbox();
  const merchant = await momoMerchant(box.base);
  await setFaults(box.base, { http: { next: 500, times: 2, only: 'requesttopay' } });
  const id = randomUUID();
  const ask = () => merchant.requestToPay(paymentOf(PAYER), { 'x-reference-id': id });
  expect((await ask()).status).toBe(500);
  expect((await ask()).status).toBe(500);
  expect((await merchant.payment(id)).code).toBe(404);
  expect((await ask()).status).toBe(202);
});

test('a timeout never answers and does nothing', async () => {
  await using box = await startSandbox();
  const merchant = await momoMerchant(box.base);
  await setFaults(box.base, { http: { next: 'timeout' } });
  const impatient = fetch(`${merchant.momo}/collection/v1_0/requesttopay/${randomUUID()}`, {
    headers: merchant.headersOf('collection'),
    signal: AbortSignal.timeout(100),
  });
  await expect(impatient).rejects.toThrow();
  expect((await merchant.payment(randomUUID())).code).toBe(404);
});

test('a lost answer was carried out all the same', async () => {
  await using box = await startSandbox();
  const merchant = await momoMerchant(box.base);
  await setFaults(box.base, { http: { next: 'lost', only: 'requesttopay' } });
  const id = randomUUID();
  const ask = () => merchant.requestToPay(paymentOf(PAYER), { 'x-reference-id': id });
  await expect(ask()).rejects.toThrow();
  expect((await ask()).status).toBe(409);
  expect((await merchant.payment(id)).body.status).toBe('PENDING');
});

test('a slow answer comes after its seconds, and was carried out', async () => {
  await using box = await startSandbox();
  const merchant = await momoMerchant(box.base);
  await setFaults(box.base, { http: { next: 'slow', seconds: 0.3, only: 'requesttopay' } });
  const began = performance.now();
  const { id } = await merchant.ask(PAYER);
  expect(performance.now() - began).toBeGreaterThan(290);
  expect((await merchant.payment(id)).body.status).toBe('PENDING');
});

test('a lie says yes and does nothing', async () => {
  await using box = await startSandbox();
  const merchant = await momoMerchant(box.base);
  await setFaults(box.base, { http: { next: 'lie', only: 'requesttopay' } });
  const id = randomUUID();
  const answer = await merchant.requestToPay(paymentOf(PAYER), { 'x-reference-id': id });
  expect(answer.status).toBe(200);
  expect((await merchant.payment(id)).code).toBe(404);
});

test('time can be advanced, and everything reset', async () => {
  await using box = await startSandbox();
  const merchant = await momoMerchant(box.base);
  const { id } = await merchant.ask(PAYER);
  await setFaults(box.base, { advanceSeconds: 301, callback: 'drop', refund: 'fail' });
  expect((await merchant.payment(id)).body.status).toBe('FAILED');
  const answer = await fetch(`${box.base}/faults`, { method: 'DELETE' });
  expect(await answer.json()).toMatchObject({ callback: 'none', refund: 'none', offsetSeconds: 0 });
});

test.each([
  [{ callback: 'twice' }],
  [{ http: { next: 404 } }],
  [{ http: { next: 500, times: 0 } }],
  [{ http: { next: 'slow', seconds: 61 } }],
  [{ http: { next: 'slow', seconds: 0 } }],
  [{ advanceSeconds: -1 }],
  [{ advanceSeconds: '9' }],
  [{ refund: 'no' }],
  [{ colour: 'red' }],
])('%j is refused', async (body) => {
  await using box = await startSandbox();
  expect((await setFaults(box.base, body)).code).toBe(400);
});

test('other sites cannot set faults', async () => {
  await using box = await startSandbox();
  const post = (headers: Record<string, string>) =>
    fetch(`${box.base}/faults`, { method: 'POST', headers, body: '{}' });
  expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
  expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post({ origin: box.origin })).status).toBe(200);
});
