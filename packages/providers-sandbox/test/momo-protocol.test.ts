import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { answerPrompt, momoMerchant, paymentOf, startSandbox } from './harness.ts';

const PAYER = '250788123456';

test('a request to pay is accepted empty, stays pending, and succeeds when approved', async () => {
  await using box = await startSandbox();
  const merchant = await momoMerchant(box.base);
  const id = randomUUID();
  const answer = await merchant.requestToPay(paymentOf(PAYER), { 'x-reference-id': id });
  expect(answer.status).toBe(202);
  expect(await answer.text()).toBe('');
  const pending = await merchant.payment(id);
  expect(pending.body).toEqual({ ...paymentOf(PAYER), status: 'PENDING' });
  expect((await answerPrompt(box.base, `+${PAYER}`, id, 'approve')).status).toBe(303);
  const { body } = await merchant.payment(id);
  expect(body).toMatchObject({ ...paymentOf(PAYER), status: 'SUCCESSFUL' });
  expect(body.financialTransactionId).toMatch(/^\d{10}$/);
});

test('a refusal fails with APPROVAL_REJECTED and cannot be undone', async () => {
  await using box = await startSandbox();
  const merchant = await momoMerchant(box.base);
  const { id } = await merchant.ask(PAYER);
  await answerPrompt(box.base, PAYER, id, 'refuse');
  expect((await answerPrompt(box.base, PAYER, id, 'approve')).status).toBe(409);
  const { body } = await merchant.payment(id);
  expect(body).toMatchObject({ status: 'FAILED', reason: 'APPROVAL_REJECTED' });
  expect(body).not.toHaveProperty('financialTransactionId');
});

test('an unanswered request fails after five minutes', async () => {
  await using box = await startSandbox();
  const merchant = await momoMerchant(box.base);
  const { id } = await merchant.ask(PAYER);
  box.pass(299);
  expect((await merchant.payment(id)).body.status).toBe('PENDING');
  box.pass(1);
  const { body } = await merchant.payment(id);
  expect(body).toMatchObject({ status: 'FAILED', reason: 'COULD_NOT_PERFORM_TRANSACTION' });
  expect((await answerPrompt(box.base, PAYER, id, 'approve')).status).toBe(409);
});

test.each([
  ['46733123450', 'INTERNAL_PROCESSING_ERROR'],
  ['46733123451', 'APPROVAL_REJECTED'],
  ['46733123452', 'EXPIRED'],
  ['46733123455', 'PAYER_NOT_FOUND'],
  ['46733123456', 'PAYEE_NOT_ALLOWED_TO_RECEIVE'],
  ['46733123457', 'NOT_ALLOWED'],
  ['46733123458', 'NOT_ALLOWED_TARGET_ENVIRONMENT'],
  ['46733123459', 'INVALID_CALLBACK_URL_HOST'],
  ['46733123460', 'INVALID_CURRENCY'],
  ['46733123461', 'INTERNAL_PROCESSING_ERROR'],
  ['46733123462', 'SERVICE_UNAVAILABLE'],
  ['46733123463', 'COULD_NOT_PERFORM_TRANSACTION'],
  ['46733123464', 'TRANSFER_TYPE_UNKNOWN'],
])('test payer %s fails with %s', async (number, reason) => {
  await using box = await startSandbox();
  const merchant = await momoMerchant(box.base);
  const { id, code } = await merchant.ask(number);
  expect(code).toBe(202);
  expect((await merchant.payment(id)).body).toMatchObject({ status: 'FAILED', reason });
});

test('test payer ...453 stays pending, ...454 is created and then succeeds', async () => {
  await using box = await startSandbox();
  const merchant = await momoMerchant(box.base);
  const ongoing = await merchant.ask('46733123453');
  const delayed = await merchant.ask('46733123454');
  expect((await merchant.payment(delayed.id)).body.status).toBe('CREATED');
  box.pass(25);
  expect((await merchant.payment(delayed.id)).body.status).toBe('SUCCESSFUL');
  box.pass(3000);
  expect((await merchant.payment(ongoing.id)).body.status).toBe('PENDING');
});

test.each([
  ['a number as amount', { amount: 5000 }, 400, 'REQUEST_REJECTED'],
  ['a zero amount', { amount: '0' }, 400, 'REQUEST_REJECTED'],
  ['cents of francs', { amount: '10.50' }, 400, 'REQUEST_REJECTED'],
  ['an apostrophe', { payerMessage: "Kwishyura n'umuganga" }, 400, 'REQUEST_REJECTED'],
  ['161 characters', { payeeNote: 'a'.repeat(161) }, 400, 'REQUEST_REJECTED'],
  ['no reference of ours', { externalId: undefined }, 400, 'REQUEST_REJECTED'],
  [
    'a payer with plus',
    { payer: { partyIdType: 'MSISDN', partyId: `+${PAYER}` } },
    400,
    'REQUEST_REJECTED',
  ],
  ['no payer', { payer: null }, 400, 'REQUEST_REJECTED'],
  ['euros in Rwanda', { currency: 'EUR' }, 500, 'INVALID_CURRENCY'],
])('%s is refused', async (_what, changes, status, code) => {
  await using box = await startSandbox();
  const merchant = await momoMerchant(box.base);
  const answer = await merchant.requestToPay(paymentOf(PAYER, changes));
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code });
});

test.each([
  ['no bearer', { authorization: '' }, 401],
  ['a foreign bearer', { authorization: 'Bearer no' }, 401],
  ['no subscription key', { 'ocp-apim-subscription-key': '' }, 401],
  ['no target', { 'x-target-environment': '' }, 400],
  ['another country', { 'x-target-environment': 'mtnuganda' }, 500],
  ['francs in the test environment', { 'x-target-environment': 'sandbox' }, 500],
  ['a UUID of version 1', { 'x-reference-id': '8f14e45f-ceea-11e7-8000-0242ac120002' }, 400],
  ['another content type', { 'content-type': 'text/plain' }, 400],
  ['an unregistered callback host', { 'x-callback-url': 'https://example.com/x' }, 500],
  ['another protocol', { 'x-callback-url': 'ftp://127.0.0.1/x' }, 500],
])('%s is refused', async (_what, headers, status) => {
  await using box = await startSandbox();
  const merchant = await momoMerchant(box.base);
  expect((await merchant.requestToPay(paymentOf(PAYER), headers)).status).toBe(status);
});

test('plain http callbacks are allowed for loopback hosts only', async () => {
  await using box = await startSandbox();
  const merchant = await momoMerchant(box.base, 'pay.example.rw');
  const secure = await merchant.ask(PAYER, { 'x-callback-url': 'https://pay.example.rw/momo' });
  const plain = await merchant.ask(PAYER, { 'x-callback-url': 'http://pay.example.rw/momo' });
  expect([secure.code, plain.code]).toEqual([202, 500]);
});

test('a reference can be used once, an unknown one is not found', async () => {
  await using box = await startSandbox();
  const merchant = await momoMerchant(box.base);
  const { id } = await merchant.ask(PAYER);
  const again = await merchant.requestToPay(paymentOf(PAYER), { 'x-reference-id': id });
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ code: 'RESOURCE_ALREADY_EXIST' });
  const unknown = await merchant.payment(randomUUID());
  expect(unknown).toMatchObject({ code: 404, body: { code: 'RESOURCE_NOT_FOUND' } });
});

test('euros work in the test environment', async () => {
  await using box = await startSandbox();
  const merchant = await momoMerchant(box.base);
  const answer = await merchant.requestToPay(
    paymentOf('46733123450', { currency: 'EUR', amount: '5.5' }),
    { 'x-target-environment': 'sandbox' },
  );
  expect(answer.status).toBe(202);
});

test('tokens: empty body, valid key, one product, one hour', async () => {
  await using box = await startSandbox();
  const merchant = await momoMerchant(box.base);
  const token = (headers: object, body?: string) =>
    fetch(`${merchant.momo}/collection/token/`, {
      method: 'POST',
      headers: { ...merchant.key, ...headers },
      body,
    });
  const good = await token({ authorization: merchant.basic });
  expect(await good.json()).toMatchObject({ token_type: 'access_token', expires_in: 3600 });
  expect((await token({ authorization: merchant.basic }, '{}')).status).toBe(400);
  expect((await token({ authorization: 'Basic eDp5' })).status).toBe(401);
  expect((await token({})).status).toBe(401);
  const crossed = merchant.headersOf('disbursement').authorization;
  const answer = await merchant.requestToPay(paymentOf(PAYER), { authorization: crossed });
  expect(answer.status).toBe(401);
  box.pass(3600);
  expect((await merchant.requestToPay(paymentOf(PAYER))).status).toBe(401);
});

test('credentials given at start work without provisioning, others do not', async () => {
  const given = { apiUser: 'hafi', apiKey: 'demo' };
  await using box = await startSandbox({
    credentials: { momo: [given], subscriptionKeys: ['right'] },
  });
  const token = (key: string, secret: string) =>
    fetch(`${box.base}/momo/collection/token/`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`hafi:${secret}`).toString('base64')}`,
        'ocp-apim-subscription-key': key,
      },
    });
  expect((await token('right', 'demo')).status).toBe(200);
  expect((await token('wrong', 'demo')).status).toBe(401);
  expect((await token('right', '')).status).toBe(401);
});

test('tells whether a number has a wallet', async () => {
  await using box = await startSandbox();
  const merchant = await momoMerchant(box.base);
  const active = async (number: string) => {
    const url = `${merchant.momo}/collection/v1_0/accountholder/msisdn/${number}/active`;
    return (await fetch(url, { headers: merchant.headersOf('collection') })).json();
  };
  expect(await active(PAYER)).toEqual({ result: true });
  expect(await active('46733123455')).toEqual({ result: false });
});
