import { createHmac, randomUUID } from 'node:crypto';
import { demoCredentials } from '@hafi/providers-sandbox/demo-credentials';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';
import { wordsOfPdf } from '../../../test/words-of-pdf.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await startPaymentStage({ AIRTEL_TIMEOUT_MS: '2000' });
});
afterEach(() => stage.faults({ reset: true, callback: 'drop' }));
afterAll(() => stage.close());

const requested = () => stage.requested('airtel');

/** A notice as Airtel sends it, with the hash of a key. */
function notify(id: string, key: string = demoCredentials.airtel.noticeKey) {
  const body = { transaction: { id, message: 'Paid', status_code: 'TS', airtel_money_id: 'MP1' } };
  const hash = createHmac('sha256', key).update(JSON.stringify(body)).digest('base64');
  const url = '/api/payments/callbacks/airtel';
  return stage.http.inject({ method: 'POST', url, payload: { ...body, hash } });
}

const refundsOn = async (number: string) =>
  (await stage.phone(number)).payments.filter(({ kind }) => kind === 'refund');

test('approved and told by Airtel: paid at once, with a receipt that names it', async () => {
  await stage.faults({ callback: 'none' });
  const { id, number, state, status } = await requested();
  expect(status).toBe('pending');
  await stage.answer(number, 'approve');
  await expect.poll(state).toEqual(['succeeded', null, 'paid']);
  const receipt = await stage.http.inject({
    url: `/api/payments/${id}/receipt.pdf`,
    headers: stage.patient.headers,
  });
  const words = await wordsOfPdf(receipt.rawPayload);
  expect(words).toContain('Airtel Money');
  expect(words).toMatch(/Transaction number at Airtel Money\s+MP\d+/);
  expect(words).not.toContain('MTN');
  expect(await stage.balances(id)).toEqual({
    'airtel-money': 17_000,
    'doctors-due': -15_000,
    'service-fees': -2000,
  });
});

test('without a notice it is asked about after three minutes, not before', async () => {
  const { number, state } = await requested();
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 10 });
  await stage.sweepAfter({ minutes: 2 });
  expect(await state()).toEqual(['pending', null, 'pending']);
  await stage.sweepAfter({ minutes: 1 });
  expect(await state()).toEqual(['succeeded', null, 'paid']);
});

test.each([
  ['DP00800001002', 'wrong-pin'],
  ['DP00800001007', 'not-enough-money'],
  ['DP00800001010', 'not-allowed'],
])('%s: the payer reads why, and can pay again', async (code, failure) => {
  await stage.faults({ callback: 'none' });
  const { bookingId, number, state } = await requested();
  await stage.answer(number, { code });
  await expect.poll(state).toEqual(['failed', failure, 'due']);
  expect((await stage.pay(bookingId, { number, method: 'airtel' })).statusCode).toBe(201);
});

test('notices that are doubled, late or forged change nothing but when Airtel is asked', async () => {
  const { id, number, reference, state } = await requested();
  const known = await reference();
  expect((await notify(known)).statusCode).toBe(202);
  expect(await state()).toEqual(['pending', null, 'pending']);
  await stage.answer(number, 'approve');
  expect((await notify(known, 'another key')).statusCode).toBe(202);
  expect((await notify(randomUUID())).statusCode).toBe(202);
  expect(await state()).toEqual(['pending', null, 'pending']);
  await Promise.all(Array.from({ length: 10 }, () => notify(known)));
  await notify(known);
  expect(await state()).toEqual(['succeeded', null, 'paid']);
  expect(await stage.steps(id)).toEqual(['created', 'pending', 'succeeded']);
});

test('a request that was lost is sent again under the same reference, and charges once', async () => {
  await stage.faults({ http: { next: 'lost', times: 1, only: 'merchant/v1/payments' } });
  const { number, state, status } = await requested();
  expect(status).toBe('created');
  await stage.sweepAfter({ seconds: 5 });
  expect((await stage.phone(number)).prompts).toHaveLength(1);
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ minutes: 3 });
  expect(await state()).toEqual(['succeeded', null, 'paid']);
});

test('a payment whose end Airtel does not say is asked about until it does', async () => {
  const { number, state } = await requested();
  await stage.answer(number, 'approve');
  await stage.faults({ tell: 'ambiguous' });
  await stage.sweepAfter({ minutes: 4 });
  expect(await state()).toEqual(['pending', null, 'pending']);
  await stage.sweepAfter({ minutes: 12 });
  expect(await state()).toEqual(['expired', 'too-late', 'due']);
  await stage.faults({ tell: 'none' });
  await stage.sweepAfter({ minutes: 61 });
  expect(await state()).toEqual(['succeeded', null, 'paid']);
});

test('a free cancellation gives all of it back by Airtel', async () => {
  const { bookingId, id, number, reference } = await requested();
  await stage.answer(number, 'approve');
  await notify(await reference());
  expect(await stage.cancel(bookingId)).toMatchObject({ payment: { state: 'refunding' } });
  await stage.sendRefunds();
  expect(await refundsOn(number)).toMatchObject([{ amount: '17000', status: 'SUCCESSFUL' }]);
  expect((await stage.payment(id)).status).toBe('refunded');
  expect(await stage.balances(id)).toEqual({});
});

test('paid without a number of Airtel: the refund asks for it, and goes by hand while there is none', async () => {
  await stage.faults({ tell: 'unnumbered' });
  const { bookingId, id, number, reference, state } = await requested();
  await stage.answer(number, 'approve');
  await notify(await reference());
  expect(await state()).toEqual(['succeeded', null, 'paid']);
  await stage.cancel(bookingId);
  await stage.sendRefunds();
  expect(await refundsOn(number)).toEqual([]);
  const admin = callAs(stage.app, await makePerson(stage.app, { roles: ['ADMIN'] }));
  const rows = (await admin.get('/api/admin/hanging-payments')).json().data;
  expect(rows).toContainEqual(expect.objectContaining({ id, trouble: 'refund-impossible' }));
  await stage.faults({ tell: 'none' });
  stage.clock.advance({ minutes: 361 });
  await stage.sendRefunds();
  expect(await refundsOn(number)).toMatchObject([{ amount: '17000', status: 'SUCCESSFUL' }]);
  expect((await stage.payment(id)).status).toBe('refunded');
});

test('a refund whose answer was lost is refused as a second, and settled as Airtel shows it', async () => {
  const { bookingId, id, number, reference } = await requested();
  await stage.answer(number, 'approve');
  await notify(await reference());
  await stage.cancel(bookingId);
  await stage.faults({ http: { next: 'lost', times: 1, only: 'payments/refund' } });
  for (const minutes of [1, 2, 4, 8]) {
    await stage.sendRefunds();
    stage.clock.advance({ minutes });
  }
  expect(await refundsOn(number)).toHaveLength(1);
  const admin = callAs(stage.app, await makePerson(stage.app, { roles: ['ADMIN'] }));
  const rows = (await admin.get('/api/admin/hanging-payments')).json().data;
  expect(rows).toContainEqual(expect.objectContaining({ id, trouble: 'refund-failing' }));
  await stage.sendRefunds();
  const body = { by: 'provider' };
  const settled = await admin.post(`/api/admin/hanging-payments/${id}/settle`, body);
  expect(settled.json()).toEqual({ data: { status: 'refunded' } });
  expect(await stage.balances(id)).toEqual({});
  await stage.sendRefunds();
  expect(await refundsOn(number)).toHaveLength(1);
});

test('what Airtel cannot give back, because it is a part, is paid by hand and said so', async () => {
  stage.clock.set('2026-11-25T12:30:00Z');
  const { bookingId, id, number, reference } = await requested();
  await stage.answer(number, 'approve');
  await notify(await reference());
  expect(await stage.cancel(bookingId)).toMatchObject({ cancellationFee: 2000 });
  const admin = callAs(stage.app, await makePerson(stage.app, { roles: ['ADMIN'] }));
  await stage.sendRefunds();
  expect(await refundsOn(number)).toEqual([]);
  // Payer and coordinators read at once who sends it, and only once.
  stage.clock.advance({ minutes: 361 });
  await stage.sendRefunds();
  const news = async (who: ReturnType<typeof callAs>) =>
    (await who.get('/api/notifications'))
      .json()
      .data.map(({ message }: { message: string }) => message)
      .filter((message: string) => message.includes('15,000 RWF'))
      .filter((message: string) => message.includes('provider cannot send'));
  expect(await news(callAs(stage.app, stage.patient))).toEqual([
    'The provider cannot send 15,000 RWF back by itself, so a coordinator of Hafi sends it to you. We may call you before.',
  ]);
  expect(await news(admin)).toHaveLength(1);
  const listed = async () =>
    (await admin.get('/api/admin/hanging-payments'))
      .json()
      .data.filter((row: { id: string }) => row.id === id);
  expect(await listed()).toMatchObject([
    { method: 'airtel', amount: 15_000, trouble: 'refund-impossible' },
  ]);
  const settle = async () =>
    (await admin.post(`/api/admin/hanging-payments/${id}/settle`, { by: 'hand' })).json();
  expect(await settle()).toEqual({ data: { status: 'refunded' } });
  expect(await listed()).toEqual([]);
  expect(await stage.bookingState(bookingId)).toBe('refunded');
  // Pressed twice, it is settled once, and who comes second learns it.
  expect(await settle()).toMatchObject({ status: 409, code: 'hangs-no-more' });
  expect(await stage.steps(id)).toEqual(['created', 'pending', 'succeeded', 'refunded']);
  // Airtel still holds all of it; who gave a part back is owed that.
  expect(await stage.balances(id)).toEqual({
    'airtel-money': 17_000,
    'paid-by-hand': -15_000,
    'service-fees': -2000,
  });
});
