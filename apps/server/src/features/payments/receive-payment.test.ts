import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { type PaymentStage, startPaymentStage } from '../../test/payment-stage.ts';
import { closePayment } from './close-payment.ts';
import { createPayment } from './create-payment.ts';
import { receivePayment } from './receive-payment.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await startPaymentStage();
});
afterEach(() => stage.providerClock('on'));
afterAll(() => stage.close());

async function requested(bookingId: string, number: string) {
  const { id } = (await stage.pay(bookingId, { number })).json().data;
  return async () => {
    const { status, failure } = await stage.payment(id);
    return { id, status, failure, booking: await stage.bookingState(bookingId) };
  };
}

/** A payment that we let expire while MoMo does not. */
async function givenUp(bookingId: string, number: string) {
  stage.providerClock('stopped');
  const state = await requested(bookingId, number);
  await stage.sweepAfter({ minutes: 14 });
  expect(await state()).toMatchObject({ status: 'pending' });
  await stage.sweepAfter({ minutes: 2 });
  expect(await state()).toMatchObject({ status: 'expired', failure: 'too-late', booking: 'due' });
  return state;
}

test('money that arrives after the timeout is accepted', async () => {
  const [bookingId, number] = [await stage.book(), stage.newNumber()];
  const state = await givenUp(bookingId, number);
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ minutes: 61 });
  const paid = await state();
  expect(paid).toMatchObject({ status: 'succeeded', failure: null, booking: 'paid' });
  expect(await stage.steps(paid.id)).toEqual(['created', 'pending', 'expired', 'succeeded']);
});

test('money that arrives twice is kept once and refunded once', async () => {
  const [bookingId, number, second] = [await stage.book(), stage.newNumber(), stage.newNumber()];
  const late = await givenUp(bookingId, number);
  const next = await requested(bookingId, second);
  await stage.answer(second, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ minutes: 61 });
  expect(await next()).toMatchObject({ status: 'succeeded', booking: 'paid' });
  expect(await late()).toMatchObject({ status: 'succeeded', booking: 'paid' });
  await stage.app.due.run('payments.send-refunds');
  expect(await late()).toMatchObject({ status: 'refunded', booking: 'paid' });
  expect(await next()).toMatchObject({ status: 'succeeded', booking: 'paid' });
  const given = (await stage.phone(number)).payments.filter(({ kind }) => kind === 'refund');
  expect(given).toMatchObject([{ amount: '17000', status: 'SUCCESSFUL' }]);
});

test('money for a booking that was cancelled meanwhile is refunded', async () => {
  const [bookingId, number] = [await stage.book(), stage.newNumber()];
  const state = await requested(bookingId, number);
  await callAs(stage.app, stage.patient).post(`/api/bookings/${bookingId}/cancel`);
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  expect(await state()).toMatchObject({ status: 'succeeded', booking: 'refunding' });
  await stage.app.due.run('payments.send-refunds');
  expect(await state()).toMatchObject({ status: 'refunded', booking: 'refunded' });
});

test('a cancelled booking whose payment failed owes nothing', async () => {
  const [bookingId, number] = [await stage.book(), stage.newNumber()];
  const state = await requested(bookingId, number);
  await callAs(stage.app, stage.patient).post(`/api/bookings/${bookingId}/cancel`);
  await stage.answer(number, 'refuse');
  await stage.sweepAfter({ seconds: 5 });
  expect(await state()).toMatchObject({ status: 'failed', booking: 'none' });
  expect((await stage.pay(bookingId)).json()).toMatchObject({ status: 409, code: 'not-payable' });
});

test('transitions that the state machine lacks change nothing', async () => {
  const [bookingId, number] = [await stage.book(), stage.newNumber()];
  const state = await requested(bookingId, number);
  await stage.answer(number, 'refuse');
  await stage.sweepAfter({ seconds: 5 });
  const failed = await state();
  const proof = { transactionId: '1' };
  expect(await receivePayment(stage.platform, failed.id, proof)).toBeNull();
  const ending = { status: 'expired', failure: 'too-late', reason: null } as const;
  await closePayment(stage.platform, failed.id, ending);
  expect(await state()).toEqual(failed);
  expect(await stage.steps(failed.id)).toEqual(['created', 'pending', 'failed']);
});

test.each([
  ['46733123461', 'failed', 'not-enough-money'],
  ['46733123455', 'failed', 'no-wallet'],
  ['46733123451', 'failed', 'refused'],
  ['46733123452', 'expired', 'too-late'],
  ['46733123462', 'failed', 'provider-error'],
])("MTN's test payer %s: %s, %s", async (number, status, failure) => {
  const bookingId = await stage.book();
  const payer = { personId: stage.patient.personId, key: randomUUID() };
  const { id } = await createPayment(stage.platform, payer, {
    for: { kind: 'booking', id: bookingId },
    method: 'mtn',
    phone: `+${number}`,
    billing: { firstName: 'Espérance', lastName: 'Mukamana', email: 'elder@hafi.test' },
    acceptTerms: true,
  });
  await stage.sweepAfter({ seconds: 5 });
  expect(await stage.payment(id)).toMatchObject({ status, failure });
  expect(await stage.bookingState(bookingId)).toBe('due');
});
