import { createHmac, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { demoCredentials } from '../src/demo-credentials.ts';
import { answerPrompt, setFaults, startListener, startSandbox } from './harness.ts';

const { airtel } = demoCredentials;
const MSISDN = '730123456';
const PHONE = `250${MSISDN}`;

type Answer = {
  data?: { transaction?: Record<string, unknown> };
  status?: Record<string, unknown>;
  access_token?: string;
  expires_in?: string;
};

async function merchant(base: string) {
  const call = async (path: string, method: string, headers: object, body?: object) => {
    const answer = await fetch(`${base}/airtel${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { code: answer.status, body: (await answer.json()) as Answer };
  };
  const signIn = (secret = airtel.clientSecret) =>
    call(
      '/auth/oauth2/token',
      'POST',
      {},
      {
        client_id: airtel.clientId,
        client_secret: secret,
        grant_type: 'client_credentials',
      },
    );
  const token = (await signIn()).body.access_token ?? '';
  const headers = { authorization: `Bearer ${token}`, 'x-country': 'RW', 'x-currency': 'RWF' };
  const place = { country: 'RW', currency: 'RWF' };
  const push = (id: string, changes: { msisdn?: string; amount?: unknown } = {}) =>
    call('/merchant/v1/payments/', 'POST', headers, {
      reference: 'Hafi visit',
      subscriber: { ...place, msisdn: changes.msisdn ?? MSISDN },
      transaction: { ...place, amount: changes.amount ?? 5000, id },
    });
  const enquire = (id: string, more = headers) => call(`/standard/v1/payments/${id}`, 'GET', more);
  const refund = (moneyId: unknown) =>
    call('/standard/v1/payments/refund', 'POST', headers, {
      transaction: { airtel_money_id: moneyId },
    });
  return { call, enquire, headers, push, refund, signIn };
}

const start = (callback?: () => string) =>
  startSandbox({ credentials: { airtel: [{ ...airtel, callback }] } });

test('a token is good for 180 seconds, and only for who has the secret', async () => {
  await using box = await start();
  const { enquire, signIn } = await merchant(box.base);
  expect((await signIn('wrong')).code).toBe(401);
  expect((await signIn()).body).toMatchObject({ token_type: 'bearer', expires_in: '180' });
  expect((await enquire('none')).code).toBe(200);
  box.pass(180);
  expect((await enquire('none')).code).toBe(401);
});

test('a prompt is pushed, approved, and told as in process and as paid', async () => {
  await using box = await start();
  const { enquire, push } = await merchant(box.base);
  const id = randomUUID();
  expect(await push(id)).toMatchObject({
    code: 200,
    body: {
      data: { transaction: { id, status: 'SUCCESS' } },
      status: { success: true, response_code: 'DP00800001006' },
    },
  });
  expect((await enquire(id)).body.data?.transaction).toMatchObject({ id, status: 'TIP' });
  expect((await answerPrompt(box.base, PHONE, id, 'approve')).status).toBe(303);
  const { body } = await enquire(id);
  expect(body.data?.transaction).toEqual({
    id,
    status: 'TS',
    airtel_money_id: expect.stringMatching(/^MP\d{6}\.\d{4}\.L\d{5}$/),
    message: expect.stringContaining('Paid RWF 5000'),
  });
  expect(body.status).toMatchObject({ response_code: 'DP00800001001' });
});

test('refused, unanswered, of another network, failed with a code, unknown', async () => {
  await using box = await start();
  const { enquire, push } = await merchant(box.base);
  const ids = Array.from({ length: 3 }, () => randomUUID());
  const [refused = '', late = '', foreign = ''] = ids;
  const reported = async (id: string) => {
    const { body } = await enquire(id);
    return [body.data?.transaction?.status, body.status?.response_code];
  };
  await push(refused);
  await answerPrompt(box.base, PHONE, refused, 'refuse');
  expect(await reported(refused)).toEqual(['TF', 'DP00800001008']);
  await push(foreign, { msisdn: '788123456' });
  expect(await reported(foreign)).toEqual(['TF', 'DP00800001010']);
  expect((await enquire('unknown')).body.status).toMatchObject({
    response_code: 'DP00800001025',
    success: false,
  });
  await push(late);
  const url = `${box.base}/phone/${PHONE}/prompts/${late}/fail`;
  const fail = (code: string) =>
    fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ code }) });
  expect((await fail('NO_SUCH_CODE')).status).toBe(400);
  expect((await fail('DP00800001007')).status).toBe(303);
  expect(await reported(late)).toEqual(['TF', 'DP00800001007']);
});

test('nobody answers for five minutes: expired', async () => {
  await using box = await start();
  const id = randomUUID();
  await (await merchant(box.base)).push(id);
  box.pass(301);
  const { enquire } = await merchant(box.base);
  expect((await enquire(id)).body.data?.transaction).toMatchObject({ status: 'TE' });
});

test('refuses what does not follow the protocol, and an id that is taken', async () => {
  await using box = await start();
  const { enquire, headers, push } = await merchant(box.base);
  const id = randomUUID();
  expect((await push(id, { msisdn: '0730123456' })).code).toBe(400);
  expect((await push(id, { amount: '5000' })).code).toBe(400);
  expect((await push(id, { amount: 50 })).body.status).toMatchObject({
    success: false,
    response_code: 'DP00800001004',
  });
  expect((await push(id)).code).toBe(200);
  expect((await push(id)).code).toBe(400);
  expect((await enquire(id, { ...headers, 'x-country': 'UG' })).code).toBe(400);
});

test('the callback goes to the address of the portal, with a hash', async () => {
  await using listener = await startListener();
  await using box = await start(() => listener.url);
  const { push } = await merchant(box.base);
  const id = randomUUID();
  await push(id);
  await answerPrompt(box.base, PHONE, id, 'approve');
  await listener.reached(1);
  const [{ method, body } = { method: '', body: {} }] = listener.received;
  const { hash, transaction } = body as { hash?: string; transaction?: object };
  expect(method).toBe('POST');
  expect(transaction).toMatchObject({ id, status_code: 'TS' });
  expect(hash).toBe(
    createHmac('sha256', airtel.noticeKey).update(JSON.stringify({ transaction })).digest('base64'),
  );
});

test('a payment is given back whole, once, and shows on the phone', async () => {
  await using box = await start();
  const { enquire, push, refund } = await merchant(box.base);
  const id = randomUUID();
  await push(id);
  await answerPrompt(box.base, PHONE, id, 'approve');
  const moneyId = (await enquire(id)).body.data?.transaction?.airtel_money_id;
  await setFaults(box.base, { refund: 'fail' });
  expect((await refund(moneyId)).body.data).toBeUndefined();
  await setFaults(box.base, { refund: 'none' });
  expect((await refund(moneyId)).body.data?.transaction).toMatchObject({ status: 'SUCCESS' });
  expect((await refund(moneyId)).body.status).toMatchObject({ success: false });
  expect((await refund('unknown')).body.data).toBeUndefined();
  const phone = await fetch(`${box.base}/phone/${PHONE}?format=json`);
  const { payments } = (await phone.json()) as { payments: object[] };
  expect(payments).toMatchObject([
    { kind: 'refund', provider: 'Airtel Money', amount: '5000', status: 'SUCCESSFUL' },
    { kind: 'refund', status: 'FAILED' },
    { kind: 'payment', status: 'SUCCESSFUL' },
  ]);
});
