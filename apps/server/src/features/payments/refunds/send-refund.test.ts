import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { recordPaidPayment } from '../../../seed/record-paid-payment.ts';
import { callAs } from '../../../test/call-as.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { otherProcess } from '../../../test/other-process.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';
import { closePayment } from '../close-payment.ts';
import { receivePayment } from '../receive-payment.ts';
import { findRefundsOf } from './refunds.repo.ts';
import { refundForCancellation } from './request-refund.ts';
import { sendRefund } from './send-refund.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await startPaymentStage();
});
afterAll(() => stage.close());
beforeEach(() => stage.faults({ reset: true, callback: 'drop' }));

const findRefundOf = async (id: string) => (await findRefundsOf(stage.platform.db, [id]))[0];

async function refundsOn(number: string) {
  const { payments } = await stage.phone(number);
  return payments
    .filter(({ kind }) => kind === 'refund')
    .map(({ amount, status }) => ({ amount, status }));
}

/** An appointment paid by phone. */
async function paid(): Promise<{ bookingId: string; number: string; id: string }> {
  const [bookingId, number] = [await stage.book(), stage.newNumber()];
  const { id } = (await stage.pay(bookingId, { number })).json().data;
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  return { bookingId, number, id };
}

test('a free cancellation refunds everything, once', async () => {
  const { bookingId, number, id } = await paid();
  expect(await stage.cancel(bookingId)).toMatchObject({ payment: { state: 'refunding', id } });
  expect(await stage.payment(id)).toMatchObject({ status: 'succeeded' });
  expect(await stage.balances(id)).toEqual({
    'mobile-money': 17_000,
    'refunds-due': -17_000,
  });
  const others = [1, 2].map(() => otherProcess(stage.app).run('payments.send-refunds'));
  await Promise.all([stage.sendRefunds(), ...others]);
  await stage.sendRefunds();
  expect(await refundsOn(number)).toEqual([{ amount: '17000', status: 'SUCCESSFUL' }]);
  expect(await stage.payment(id)).toMatchObject({ status: 'refunded' });
  expect(await stage.bookingState(bookingId)).toBe('refunded');
  expect(await stage.steps(id)).toEqual(['created', 'pending', 'succeeded', 'refunded']);
  expect(await stage.balances(id)).toEqual({});
});

test('refunds are sent after the transaction is committed, never when it is rolled back', async () => {
  const { bookingId, id } = await paid();
  const called: string[] = [];
  const due = { ...stage.platform.due, kick: (work: string) => void called.push(work) };
  const platform = { ...stage.platform, due };
  const promise = async (tx: Tx) => {
    const cancelled = { bookingId, paymentId: id, keepRwf: 0 };
    expect(await refundForCancellation(platform)(tx, cancelled)).toBe('refunding');
    expect(called).toEqual([]);
  };
  const failed = inTransaction(platform, async (tx) => {
    await promise(tx);
    throw new Error('the booking stays');
  });
  await expect(failed).rejects.toThrow('the booking stays');
  expect(called).toEqual([]);
  await inTransaction(platform, promise);
  expect(called).toEqual(['payments.send-refunds']);
});

test('a refund that MoMo fails is retried, under a new reference, until it succeeds', async () => {
  const { bookingId, number, id } = await paid();
  await stage.cancel(bookingId);
  await stage.faults({ refund: 'fail' });
  await stage.sendRefunds();
  await stage.sendRefunds();
  expect(await refundsOn(number)).toEqual([{ amount: '17000', status: 'FAILED' }]);
  expect(await stage.bookingState(bookingId)).toBe('refunding');
  await stage.faults({ reset: true, callback: 'drop' });
  stage.clock.advance({ seconds: 30 });
  await stage.sendRefunds();
  expect((await refundsOn(number)).map(({ status }) => status).sort()).toEqual([
    'FAILED',
    'SUCCESSFUL',
  ]);
  expect(await stage.payment(id)).toMatchObject({ status: 'refunded' });
});

test.each([
  ['the answer is lost', { next: 'lost', only: 'v1_0/refund' }],
  ['MoMo is out of order', { next: 500, only: 'v1_0/refund' }],
])('when %s, nothing is refunded twice', async (_, http) => {
  const { bookingId, number, id } = await paid();
  await stage.cancel(bookingId);
  await stage.faults({ http });
  await stage.sendRefunds();
  expect(await stage.payment(id)).toMatchObject({ status: 'succeeded' });
  stage.clock.advance({ seconds: 30 });
  await stage.sendRefunds();
  expect(await refundsOn(number)).toEqual([{ amount: '17000', status: 'SUCCESSFUL' }]);
  expect(await stage.payment(id)).toMatchObject({ status: 'refunded' });
});

test('a server that died after sending finds its refund again', async () => {
  const { bookingId, number, id } = await paid();
  await stage.cancel(bookingId);
  await stage.faults({ http: { next: 500, times: 5, only: 'v1_0/refund/' } });
  await stage.sendRefunds();
  expect(await refundsOn(number)).toEqual([{ amount: '17000', status: 'SUCCESSFUL' }]);
  await stage.faults({ reset: true, callback: 'drop' });
  const fresh = await stage.restarted();
  stage.clock.advance({ minutes: 1 });
  await fresh.due.run('payments.send-refunds');
  expect(await refundsOn(number)).toHaveLength(1);
  expect(await stage.payment(id)).toMatchObject({ status: 'refunded' });
  expect(await stage.balances(id)).toEqual({});
});

test('a payer who approves after the cancellation is refunded', async () => {
  const [bookingId, number] = [await stage.book(), stage.newNumber()];
  const { id } = (await stage.pay(bookingId, { number })).json().data;
  expect(await stage.cancel(bookingId)).toMatchObject({ payment: { state: 'pending' } });
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  expect(await stage.bookingState(bookingId)).toBe('refunding');
  await stage.sendRefunds();
  expect(await refundsOn(number)).toEqual([{ amount: '17000', status: 'SUCCESSFUL' }]);
  expect(await stage.payment(id)).toMatchObject({ status: 'refunded' });
  expect(await stage.bookingState(bookingId)).toBe('refunded');
});

test('money that arrives after a second payment has settled the booking is refunded', async () => {
  const bookingId = await stage.book();
  const [late, prompt] = [stage.newNumber(), stage.newNumber()];
  const first = (await stage.pay(bookingId, { number: late })).json().data;
  const ending = { status: 'expired', failure: 'too-late', reason: 'no answer' } as const;
  await closePayment(stage.platform, first.id, ending);
  const second = (await stage.pay(bookingId, { number: prompt })).json().data;
  await stage.answer(prompt, 'approve');
  await stage.answer(late, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  await receivePayment(stage.platform, first.id, { transactionId: '1' });
  expect(await stage.payment(second.id)).toMatchObject({ status: 'succeeded' });
  await stage.sendRefunds();
  expect(await refundsOn(late)).toEqual([{ amount: '17000', status: 'SUCCESSFUL' }]);
  expect(await refundsOn(prompt)).toEqual([]);
  expect(await stage.payment(first.id)).toMatchObject({ status: 'refunded' });
  expect(await stage.bookingState(bookingId)).toBe('paid');
  expect(await stage.balances(second.id)).toMatchObject({ 'doctors-due': -15_000 });
});

test('the payer is notified of the refund, without naming the appointment outside of Hafi', async () => {
  const payer = await makePerson(stage.app);
  const [bookingId, number] = [await stage.book(payer), stage.newNumber()];
  await stage.pay(bookingId, { number, person: payer });
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  await callAs(stage.app, payer).post(`/api/bookings/${bookingId}/cancel`);
  await stage.sendRefunds();
  await deliverAll(stage.app);
  const mails = stage.app.sent.filter(({ to }) => to === payer.email);
  expect(mails.map(({ subject }) => subject)).toContain('Hafi: Your money is back');
  const money = mails.filter(({ subject }) => /money|Payment/.test(subject ?? ''));
  expect(money).toHaveLength(2);
  expect(money.map(({ text }) => text).join()).not.toMatch(/Habimana|appointment|doctor/i);
  // A mail with a file is made a moment longer, and may leave after the other.
  const paid = expect.stringMatching(/17,000 RWF.*HAFI-2026-\d{6}/);
  expect(money.map(({ text }) => text)).toContainEqual(paid);
});

test('a sample payment, which never came by MoMo, is refunded only in the books', async () => {
  const bookingId = await stage.book();
  const id = await recordPaidPayment(stage.platform, {
    personId: stage.patient.personId,
    bookingId,
    phone: stage.newNumber(),
    billing: { firstName: 'Espérance', lastName: 'Mukamana', email: 'elder@hafi.test' },
  });
  expect(await stage.cancel(bookingId)).toMatchObject({ payment: { state: 'refunding' } });
  // Outside of a demo nothing is a sample, and a refund that was not sent stays due.
  const production = { ...stage.platform, config: { ...stage.platform.config, demo: false } };
  const due = await findRefundOf(id);
  if (!due) throw new Error('no refund is due');
  await sendRefund(production, due);
  expect(await stage.payment(id)).toMatchObject({ status: 'succeeded' });
  expect(await findRefundOf(id)).toMatchObject({
    attempts: 1,
    lastFailure: 'no-provider-reference',
  });
  await stage.sweepAfter({ minutes: 361 });
  await stage.sendRefunds();
  expect(await stage.payment(id)).toMatchObject({ status: 'refunded' });
  expect(await stage.balances(id)).toEqual({});
});

test('a late cancellation keeps the fee, and the doctor gets none of it', async () => {
  stage.clock.set('2026-11-25T12:30:00Z');
  const { bookingId, number, id } = await paid();
  expect(await stage.cancel(bookingId)).toMatchObject({ cancellationFee: 2000 });
  await stage.sendRefunds();
  expect(await refundsOn(number)).toEqual([{ amount: '15000', status: 'SUCCESSFUL' }]);
  expect(await stage.balances(id)).toEqual({
    'mobile-money': 2000,
    'service-fees': -2000,
  });
  const open = await stage.book();
  const requested = stage.newNumber();
  const late = (await stage.pay(open, { number: requested })).json().data;
  expect(await stage.cancel(open)).toMatchObject({ cancellationFee: 2000 });
  await stage.answer(requested, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  await stage.sendRefunds();
  expect(await refundsOn(requested)).toEqual([{ amount: '15000', status: 'SUCCESSFUL' }]);
  expect(await stage.payment(late.id)).toMatchObject({ status: 'refunded' });
});

test('the fee of a late cancellation is kept once, of whichever money came first', async () => {
  stage.clock.set('2026-11-25T12:30:00Z');
  const [bookingId, number, second] = [await stage.book(), stage.newNumber(), stage.newNumber()];
  stage.providerClock('stopped');
  const first = (await stage.pay(bookingId, { number })).json().data;
  await stage.sweepAfter({ minutes: 14 });
  await stage.sweepAfter({ minutes: 2 });
  expect(await stage.payment(first.id)).toMatchObject({ status: 'expired' });
  const next = (await stage.pay(bookingId, { number: second })).json().data;
  await stage.answer(second, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  expect(await stage.cancel(bookingId)).toMatchObject({ cancellationFee: 2000 });
  await stage.sendRefunds();
  expect(await refundsOn(second)).toEqual([{ amount: '15000', status: 'SUCCESSFUL' }]);
  expect(await stage.payment(next.id)).toMatchObject({ status: 'refunded' });
  // The fee is kept of the second; the first, approved only now, goes back in whole.
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ minutes: 61 });
  await stage.sendRefunds();
  stage.providerClock('on');
  expect(await refundsOn(number)).toEqual([{ amount: '17000', status: 'SUCCESSFUL' }]);
  expect(await stage.balances(first.id)).toEqual({});
});

test('the ledger entries of all this sum to zero', async () => {
  const found = await stage.platform.db.execute(
    sql`select posting_id, sum(debit - credit)::int as off from ledger_entries group by posting_id`,
  );
  const { rows } = found as unknown as { rows: { off: number }[] };
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.every(({ off }) => off === 0)).toBe(true);
});
