import { createHmac, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { demoCredentials } from '../src/demo-credentials.ts';
import { setFaults, startListener, startSandbox } from './harness.ts';

const { flutterwave, irembopay } = demoCredentials;
const cards = {
  pays: '5531886652142950',
  asks: '4187427415564246',
  declined: '5143010522339965',
  poor: '5258585922666506',
};

type Reported = { status: string; message: string; data: Record<string, unknown> };

async function shop(base: string) {
  const call = async (method: string, path: string, body?: object, key = flutterwave.secretKey) => {
    const answer = await fetch(`${base}/flutterwave/v3${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { code: answer.status, ...((await answer.json()) as Reported) };
  };
  const wish = (changes: object = {}) => ({
    tx_ref: randomUUID(),
    amount: 17_000,
    currency: 'RWF',
    redirect_url: 'http://127.0.0.1:9/back?payment=1',
    customer: { email: 'payer@hafi.test', name: 'Espérance' },
    session_duration: 30,
    max_retry_attempt: 2,
    ...changes,
  });
  const open = async (changes: object = {}) => {
    const body = wish(changes);
    const { data } = await call('POST', '/payments', body);
    return { reference: body.tx_ref, link: String(data?.link) };
  };
  const verify = (reference: string) =>
    call('GET', `/transactions/verify_by_reference?tx_ref=${reference}`);
  return { call, open, verify, wish };
}

const press = async (link: string, action: string, form: Record<string, string> = {}) => {
  const answer = await fetch(`${link}/${action}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const { location } = Object.fromEntries(answer.headers);
  return {
    code: answer.status,
    text: await answer.text(),
    back: location ? new URL(location) : undefined,
  };
};

const start = (webhook?: () => string) =>
  startSandbox({
    credentials: {
      flutterwave: [{ ...flutterwave, webhook }],
      irembopay: [{ ...irembopay, webhook }],
    },
  });

test('a card that pays leads back with its number, which verifies', async () => {
  await using box = await start();
  const { call, open, verify } = await shop(box.base);
  const { link, reference } = await open();
  expect(await verify(reference)).toMatchObject({ code: 400, status: 'error' });
  expect(await (await fetch(link)).text()).toContain('RWF 17,000');
  const { back, code } = await press(link, 'card', { number: cards.pays });
  expect(code).toBe(303);
  expect(Object.fromEntries(back?.searchParams ?? [])).toMatchObject({
    payment: '1',
    status: 'successful',
    tx_ref: reference,
  });
  const reported = { tx_ref: reference, amount: 17_000, currency: 'RWF', status: 'successful' };
  expect((await verify(reference)).data).toMatchObject(reported);
  const id = back?.searchParams.get('transaction_id');
  expect((await call('GET', `/transactions/${id}/verify`)).data).toMatchObject(reported);
  // Paid once, whatever is pressed again.
  expect((await press(link, 'card', { number: cards.pays })).code).toBe(409);
});

test('no key, or a wish that says too little, opens no page', async () => {
  await using box = await start();
  const { call, wish } = await shop(box.base);
  expect((await call('POST', '/payments', wish(), 'wrong')).code).toBe(401);
  for (const changes of [
    { tx_ref: undefined },
    { amount: '17000' },
    { currency: 'USD' },
    { redirect_url: 'javascript:alert(1)' },
    { customer: {} },
    { session_duration: 2000 },
  ]) {
    expect((await call('POST', '/payments', wish(changes))).code).toBe(400);
  }
});

test('the same reference is the same page, and after it is paid none', async () => {
  await using box = await start();
  const { call, open, wish } = await shop(box.base);
  const { link, reference } = await open();
  expect((await open({ tx_ref: reference })).link).toBe(link);
  await press(link, 'card', { number: cards.pays });
  expect((await call('POST', '/payments', wish({ tx_ref: reference }))).code).toBe(400);
});

test('a refused card may be tried again, until the page closes', async () => {
  await using box = await start();
  const { open, verify } = await shop(box.base);
  const { link, reference } = await open();
  const first = await press(link, 'card', { number: cards.poor });
  expect(first.code).toBe(402);
  expect(first.text).toContain('The card was refused: Insufficient Funds.');
  const { data } = await verify(reference);
  expect(data).toMatchObject({ status: 'failed', processor_response: 'Insufficient Funds' });
  const second = await press(link, 'card', { number: cards.declined });
  expect(second.back?.searchParams.get('status')).toBe('failed');
  expect((await press(link, 'card', { number: cards.pays })).code).toBe(409);
});

test('where the bank asks, it is pending until its code is typed', async () => {
  await using box = await start();
  const { open, verify } = await shop(box.base);
  const { link, reference } = await open();
  await press(link, 'card', { number: cards.asks });
  expect((await verify(reference)).data.status).toBe('pending');
  expect(await (await fetch(link)).text()).toContain('Your bank asks');
  expect((await press(link, 'code', { code: '5548' })).code).toBe(402);
  await press(link, 'card', { number: cards.asks });
  expect((await press(link, 'code', { code: '12345' })).code).toBe(303);
  expect((await verify(reference)).data.status).toBe('successful');
});

test('a page closes when its time is over, and a cancelled one stays open until then', async () => {
  await using box = await start();
  const { open } = await shop(box.base);
  const { link } = await open();
  const { back } = await press(link, 'cancel');
  expect(back?.searchParams.get('status')).toBe('cancelled');
  expect(back?.searchParams.has('transaction_id')).toBe(false);
  box.pass(1801);
  expect((await press(link, 'card', { number: cards.pays })).code).toBe(409);
});

test('takes no other card, and writes none down', async () => {
  await using box = await start();
  const { open } = await shop(box.base);
  const { link } = await open();
  const wrong = await press(link, 'card', { number: '4111 1111 1111 1111' });
  expect(wrong.code).toBe(400);
  expect(wrong.text).not.toContain('4111');
  await press(link, 'card', { number: cards.pays });
  const state = JSON.stringify(await (await fetch(`${link}?format=json`)).json());
  expect(state).not.toContain(cards.pays);
});

test('a webhook carries the hash, and is sent again until it is taken', async () => {
  await using listener = await startListener(1);
  await using box = await start(() => listener.url);
  const { open } = await shop(box.base);
  const { link, reference } = await open();
  await press(link, 'card', { number: cards.pays });
  await listener.reached(2);
  for (const { body, headers } of listener.received) {
    expect(body).toMatchObject({ event: 'charge.completed', data: { tx_ref: reference } });
    expect(headers['verif-hash']).toBe(flutterwave.secretHash);
  }
});

test('gives back parts, and never more than was paid', async () => {
  await using box = await start();
  const { call, open } = await shop(box.base);
  const { link } = await open();
  const { back } = await press(link, 'card', { number: cards.pays });
  const path = `/transactions/${back?.searchParams.get('transaction_id')}/refund`;
  const first = await call('POST', path, { amount: 15_000, comments: 'one' });
  expect(first.data).toMatchObject({ amount_refunded: 15_000, status: 'completed' });
  expect((await call('POST', path, { amount: 15_000 })).code).toBe(400);
  await setFaults(box.base, { refund: 'fail' });
  expect((await call('POST', path, { amount: 2000 })).code).toBe(400);
  expect((await call('GET', '/refunds')).data).toMatchObject([{ comments: 'one' }]);
});

test('IremboPay: an invoice is paid on its page, and its callback is signed', async () => {
  await using listener = await startListener();
  await using box = await start(() => listener.url);
  const call = async (path: string, body?: object, key = irembopay.secretKey) => {
    const answer = await fetch(`${box.base}/irembopay/payments/invoices${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'irembopay-secretkey': key, 'x-api-version': '2' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { code: answer.status, ...((await answer.json()) as Reported) };
  };
  const wish = {
    transactionId: randomUUID(),
    paymentAccountIdentifier: 'HAFI-RWF',
    paymentItems: [{ code: 'PC-1', quantity: 1, unitAmount: 17_000 }],
    language: 'RW',
  };
  expect((await call('', wish, 'wrong')).code).toBe(401);
  expect((await call('', { ...wish, paymentItems: [] })).code).toBe(400);
  const { code, data } = await call('', wish);
  expect([code, data.paymentStatus]).toEqual([201, 'NEW']);
  expect(await call('', wish)).toMatchObject({ code: 400, message: 'DUPLICATE_TRANSACTION_ID' });
  await press(String(data.paymentLinkUrl), 'card', { number: cards.pays });
  for (const reference of [data.invoiceNumber, wish.transactionId]) {
    expect((await call(`/${reference}`)).data.paymentStatus).toBe('PAID');
  }
  expect((await call('/nothing')).code).toBe(404);
  await listener.reached(1);
  const [reported] = listener.received;
  const signed = String(reported?.headers['irembopay-signature']);
  const [, at, signature] = /^t=(\d+),s=(\w+)$/.exec(signed) ?? [];
  const expected = createHmac('sha256', irembopay.secretKey)
    .update(`${at}#${JSON.stringify(reported?.body)}`)
    .digest('hex');
  expect(signature).toBe(expected);
});
