import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../test/payment-stage.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await startPaymentStage({ MOMO_TIMEOUT_MS: '300' });
});
afterEach(() => stage.faults({ reset: true, callback: 'drop' }));
afterAll(() => stage.close());

const requested = () => stage.requested();

const callBack = (reference: string, method: 'PUT' | 'POST', payload?: object) =>
  stage.http.inject({
    method,
    url: `/api/payments/callbacks/momo/${reference}`,
    ...(payload ? { payload } : {}),
  });

test('approved: paid, with a receipt', async () => {
  const { id, number, state } = await requested();
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  expect(await state()).toEqual(['succeeded', null, 'paid']);
  expect((await stage.payment(id)).receiptNumber).toMatch(/^HAFI-2026-\d{6}$/);
  expect(await stage.steps(id)).toEqual(['created', 'pending', 'succeeded']);
});

test('the service fee of a payment is that of its booking, whatever it is today', async () => {
  const [bookingId, number] = [await stage.book(), stage.newNumber()];
  await stage.platform.db.execute(
    sql`update bookings set service_fee = 1500, total = price + 1500 where id = ${bookingId}`,
  );
  const { amount, id } = (await stage.pay(bookingId, { number })).json().data;
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  const found = await stage.platform.db.execute(
    sql`select account, debit + credit as francs from ledger_entries where payment_id = ${id} order by id`,
  );
  expect([amount, (found as unknown as { rows: object[] }).rows]).toEqual([
    16_500,
    [
      { account: 'mobile-money', francs: 16_500 },
      { account: 'customers', francs: 16_500 },
      { account: 'customers', francs: 16_500 },
      { account: 'doctors-due', francs: 15_000 },
      { account: 'service-fees', francs: 1500 },
    ],
  ]);
});

test('money of another payer is held, asked about no more, and told; then taken when it fits', async () => {
  const admin = await makePerson(stage.app, { roles: ['ADMIN'] });
  const { bookingId, id, number, state } = await requested();
  await stage.answer(number, 'approve');
  await stage.faults({ tell: 'payer' });
  await stage.sweepAfter({ seconds: 5 });
  expect(await state()).toEqual(['pending', 'wrong-amount', 'pending']);
  const found = await stage.platform.db.execute(
    sql`select next_check_at as next from payments where id = ${id}`,
  );
  expect((found as unknown as { rows: unknown[] }).rows).toEqual([{ next: null }]);
  // Nobody pays a second time for what is being looked into.
  expect((await stage.pay(bookingId)).json().code).toBe('payment-in-progress');
  const titles = async (person: SignedIn) =>
    (await callAs(stage.app, person).get('/api/notifications'))
      .json()
      .data.map(({ title }: { title: string }) => title);
  expect(await titles(stage.patient)).toContain('We are looking into your payment');
  expect(await titles(admin)).toEqual(['A payment is not what was asked for']);
  await stage.sweepAfter({ minutes: 90 });
  expect(await titles(admin)).toHaveLength(1);
  expect(await stage.steps(id)).toEqual(['created', 'pending', 'pending']);
  await stage.faults({ tell: 'none' });
  const asking = callAs(stage.app, admin).post(`/api/admin/hanging-payments/${id}/ask`);
  expect((await asking).json().data).toMatchObject({ status: 'succeeded', trouble: null });
  expect(await state()).toEqual(['succeeded', null, 'paid']);
});

test('money of another payer after the payment had expired is held too: nobody pays a second time', async () => {
  const { bookingId, number, state } = await requested();
  stage.providerClock('stopped');
  await stage.sweepAfter({ minutes: 16 });
  expect(await state()).toEqual(['expired', 'too-late', 'due']);
  await stage.answer(number, 'approve');
  stage.providerClock('on');
  await stage.faults({ tell: 'payer' });
  await stage.sweepAfter({ minutes: 61 });
  expect((await state()).slice(0, 2)).toEqual(['expired', 'wrong-amount']);
  expect((await stage.pay(bookingId)).json().code).toBe('payment-in-progress');
});

test('refused: the booking can be paid again', async () => {
  const { bookingId, number, state } = await requested();
  await stage.answer(number, 'refuse');
  await stage.sweepAfter({ seconds: 5 });
  expect(await state()).toEqual(['failed', 'refused', 'due']);
  expect((await stage.pay(bookingId, { number })).statusCode).toBe(201);
});

test('unanswered: it ends five minutes later, not before', async () => {
  const { state, bookingId } = await requested();
  await stage.sweepAfter({ minutes: 4 });
  expect(await state()).toEqual(['pending', null, 'pending']);
  const second = await stage.pay(bookingId);
  expect(second.json().code).toBe('payment-in-progress');
  await stage.sweepAfter({ minutes: 2 });
  expect(await state()).toEqual(['expired', 'too-late', 'due']);
});

test.each([
  ['500', { next: 500, times: 1, only: 'requesttopay' }],
  ['no answer at all', { next: 'timeout', times: 1, only: 'requesttopay' }],
  ['an answer lost on its way', { next: 'lost', times: 1, only: 'requesttopay' }],
])('%s to the request: asked again with the same reference, charged once', async (_, http) => {
  await stage.faults({ http });
  const { id, status, number, state } = await requested();
  expect(status).toBe('created');
  await stage.sweepAfter({ seconds: 5 });
  expect((await stage.phone(number)).prompts).toHaveLength(1);
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 10 });
  expect(await state()).toEqual(['succeeded', null, 'paid']);
  expect((await stage.phone(number)).payments).toHaveLength(1);
  expect(await stage.steps(id)).toEqual(['created', 'pending', 'succeeded']);
});

test('a request that never arrives expires, and nobody is charged', async () => {
  await stage.faults({ http: { next: 500, times: 99, only: 'requesttopay' } });
  const { state } = await requested();
  await stage.sweepAfter({ minutes: 1 });
  expect(await state()).toEqual(['created', null, 'pending']);
  await stage.sweepAfter({ minutes: 13 });
  expect(await state()).toEqual(['created', null, 'pending']);
  await stage.faults({ http: null });
  await stage.sweepAfter({ minutes: 1 });
  expect(await state()).toEqual(['expired', 'provider-error', 'due']);
});

test('a callback settles at once, with any body, by PUT and by POST, known or not', async () => {
  const { number, state, reference } = await requested();
  expect((await callBack(await reference(), 'PUT', { status: 'SUCCESSFUL' })).statusCode).toBe(202);
  expect(await state()).toEqual(['pending', null, 'pending']);
  expect((await callBack(randomUUID(), 'PUT', { status: 'SUCCESSFUL' })).json()).toEqual({
    data: null,
  });
  await stage.answer(number, 'approve');
  expect((await callBack(await reference(), 'POST', { status: 'FAILED' })).statusCode).toBe(202);
  expect(await state()).toEqual(['succeeded', null, 'paid']);
  await callBack(await reference(), 'PUT', { status: 'FAILED', reason: 'REJECTED' });
  expect(await state()).toEqual(['succeeded', null, 'paid']);
});

test("MoMo's own notices, late, doubled and in the wrong order, end right", async () => {
  const [first, second] = [await requested(), await requested()];
  await stage.faults({ callback: 'delay' });
  await stage.answer(first.number, 'approve');
  await stage.answer(second.number, 'refuse');
  expect(await first.state()).toEqual(['pending', null, 'pending']);
  await stage.faults({ callback: 'reorder', release: true });
  expect(await first.state()).toEqual(['succeeded', null, 'paid']);
  expect(await second.state()).toEqual(['failed', 'refused', 'due']);
  const third = await requested();
  await stage.faults({ callback: 'delay' });
  await stage.answer(third.number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  await stage.faults({ release: true });
  await callBack(await third.reference(), 'PUT');
  expect(await third.state()).toEqual(['succeeded', null, 'paid']);
  expect(await stage.steps(third.id)).toEqual(['created', 'pending', 'succeeded']);
});

test('twenty status checks at once record the money once', async () => {
  const { id, number, state, reference } = await requested();
  await stage.answer(number, 'approve');
  const ref = await reference();
  await Promise.all(Array.from({ length: 20 }, () => callBack(ref, 'PUT')));
  expect(await state()).toEqual(['succeeded', null, 'paid']);
  expect(await stage.steps(id)).toEqual(['created', 'pending', 'succeeded']);
});

test('a server killed in any state leaves nothing open', async () => {
  await stage.faults({ http: { next: 500, times: 1, only: 'requesttopay' } });
  const lost = await requested();
  const waiting = await requested();
  const approved = await requested();
  await stage.answer(approved.number, 'approve');
  const refused = await requested();
  await stage.answer(refused.number, 'refuse');
  stage.clock.advance({ seconds: 10 });
  await stage.restarted();
  expect(await lost.state()).toEqual(['pending', null, 'pending']);
  expect(await waiting.state()).toEqual(['pending', null, 'pending']);
  expect(await approved.state()).toEqual(['succeeded', null, 'paid']);
  expect(await refused.state()).toEqual(['failed', 'refused', 'due']);
  await stage.answer(lost.number, 'approve');
  stage.clock.advance({ minutes: 1 });
  await stage.restarted();
  expect(await lost.state()).toEqual(['succeeded', null, 'paid']);
});

test('a payment is polled until its end, then no more', async () => {
  const { id, number, state } = await requested();
  stage.clock.advance({ seconds: 5 });
  await stage.sweepAfter({ seconds: 0 });
  expect(await state()).toEqual(['pending', null, 'pending']);
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  expect(await state()).toEqual(['succeeded', null, 'paid']);
  const found = await stage.platform.db.execute(
    sql`select next_check_at as next from payments where id = ${id}`,
  );
  expect((found as unknown as { rows: unknown[] }).rows).toEqual([{ next: null }]);
});
