import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';

let stage: PaymentStage;
let admin: SignedIn;
let start: Date;

beforeAll(async () => {
  stage = await startPaymentStage();
  admin = await makePerson(stage.app, { roles: ['ADMIN'] });
  start = stage.clock.now();
});
beforeEach(() => stage.clock.set(start.toISOString()));
afterAll(() => stage.close());

const seen = async (id: string) =>
  (await callAs(stage.app, stage.patient).get(`/api/bookings/${id}`)).json().data;
const due = async () => (await callAs(stage.app, admin).get('/api/admin/late-fees')).json().data;
const waive = (who: SignedIn, id: string, reason = 'The road was under water.') =>
  callAs(stage.app, who).post(`/api/bookings/${id}/waive-fee`, { reason });
const newsOf = async (who: SignedIn) =>
  (await callAs(stage.app, who).get('/api/notifications')).json().data as readonly {
    message: string;
    link: string;
  }[];
const owed = async () => {
  const read = callAs(stage.app, admin).get('/api/admin/finance?from=2026-11-01&to=2026-12-31');
  const { doctors, off } = (await read).json().data;
  return { doctors, off };
};

/** An appointment on Wednesday that its patient cancels an hour before. */
async function cancelledLate() {
  const id = await stage.book();
  stage.clock.set((await seen(id)).startsAt);
  stage.clock.advance({ hours: -1 });
  await stage.cancel(id);
  return id;
}

test('the fee of a late cancellation is to be paid, alone, and then is the income of Hafi', async () => {
  const id = await cancelledLate();
  expect(await seen(id)).toMatchObject({
    status: 'cancelled',
    toPay: 2000,
    payment: { state: 'due' },
    can: { pay: true },
  });
  expect(await due()).toMatchObject([{ id, why: 'cancelled', amount: 2000 }]);
  const number = stage.newNumber();
  const payment = (await stage.pay(id, { number })).json().data;
  expect(payment).toMatchObject({ amount: 2000, status: 'pending' });
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  expect(await stage.payment(payment.id)).toMatchObject({ status: 'succeeded', refunds: [] });
  expect(await seen(id)).toMatchObject({ payment: { state: 'paid' }, can: { pay: false } });
  expect(await stage.balances(payment.id)).toEqual({
    'mobile-money': 2000,
    'service-fees': -2000,
  });
  expect(await due()).toEqual([]);
});

test('a refused payment leaves the fee to be paid', async () => {
  const id = await cancelledLate();
  const number = stage.newNumber();
  await stage.pay(id, { number });
  await stage.answer(number, 'refuse');
  await stage.sweepAfter({ seconds: 5 });
  expect(await seen(id)).toMatchObject({ payment: { state: 'due' }, can: { pay: true } });
  expect((await waive(admin, id)).statusCode).toBe(200);
});

test('its doctor or a coordinator waives it, once, and the patient is told', async () => {
  const id = await cancelledLate();
  const stranger = await makePerson(stage.app, { roles: ['DOCTOR'] });
  expect((await waive(stranger, id)).statusCode).toBe(404);
  expect((await waive(stage.patient, id)).statusCode).toBe(403);
  const both = await Promise.all([waive(admin, id), waive(stage.doctor, id)]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await seen(id)).toMatchObject({ payment: { state: 'waived' }, can: { pay: false } });
  expect((await stage.pay(id)).json()).toMatchObject({ code: 'not-payable' });
  const said = (await newsOf(stage.patient)).filter(({ link }) => link === `/bookings/${id}`);
  expect(said.filter(({ message }) => message.includes('The road was under water.'))).toHaveLength(
    1,
  );
  const audit = (await callAs(stage.app, admin).get('/api/admin/audit')).json().data;
  const waived = audit.filter(({ action }: { action: string }) => action === 'fee.waived');
  expect(waived).toHaveLength(2);
  expect(waived[0]).toMatchObject({ reason: '2000 RWF: The road was under water.' });
});

test('of an appointment to which nobody came only the fee is to be paid, until that is taken back', async () => {
  const id = await stage.book();
  stage.clock.set((await seen(id)).startsAt);
  const say = (outcome: string | null) =>
    callAs(stage.app, stage.doctor).put(`/api/bookings/${id}/outcome`, { outcome });
  stage.clock.advance({ hours: -48 });
  await callAs(stage.app, stage.doctor).post(`/api/bookings/${id}/accept`);
  stage.clock.advance({ hours: 49 });
  expect((await say('no-show')).statusCode).toBe(200);
  expect(await seen(id)).toMatchObject({ toPay: 2000, can: { pay: true } });
  expect(await due()).toMatchObject([{ id, why: 'nobody-came' }]);
  const notified = (await newsOf(stage.patient)).find(({ message }) =>
    message.includes('Nobody came'),
  );
  expect(notified).toMatchObject({ link: `/payment?booking=${id}` });
  await say(null);
  expect(await seen(id)).toMatchObject({ toPay: 17_000 });
  expect(await due()).toEqual([]);
  // Waived, and then they came after all: the price is to be paid.
  await say('no-show');
  expect((await waive(stage.doctor, id)).statusCode).toBe(200);
  await say('done');
  expect(await seen(id)).toMatchObject({ toPay: 17_000, payment: { state: 'due' } });
  expect((await waive(admin, id)).json()).toMatchObject({ code: 'no-fee-due' });
});

test('a fee is not promised for later, and needs a reason to be waived', async () => {
  const id = await cancelledLate();
  const later = (await stage.pay(id, { method: 'after' })).json();
  expect(later).toMatchObject({ code: 'method-not-available' });
  expect((await waive(admin, id, ' ')).json()).toMatchObject({
    errors: [{ path: 'reason', code: 'required' }],
  });
  expect((await waive(admin, id)).statusCode).toBe(200);
});

test('a fee that is being paid, or is paid, is not waived; what was paid is given back', async () => {
  const id = await cancelledLate();
  const number = stage.newNumber();
  const both = await Promise.all([stage.pay(id, { number }), waive(admin, id)]);
  // Whichever came first: never both.
  expect(both.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
  expect(both.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1);
  const other = await cancelledLate();
  const next = stage.newNumber();
  const payment = (await stage.pay(other, { number: next })).json().data;
  expect((await waive(admin, other)).json()).toMatchObject({ code: 'fee-being-paid' });
  await stage.answer(next, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  expect((await waive(stage.doctor, other)).json()).toMatchObject({ code: 'no-fee-due' });
  expect(await owed()).toMatchObject({ doctors: [], off: 0 });
  const back = await stage.http.inject({
    method: 'POST',
    url: `/api/admin/payments/${payment.id}/refunds`,
    headers: { ...admin.headers, 'idempotency-key': payment.id },
    payload: { amount: 2000, reason: 'The road was under water.' },
  });
  expect(back.statusCode).toBe(201);
  await stage.sendRefunds();
  expect(await seen(other)).toMatchObject({ payment: { state: 'refunded' }, can: { pay: false } });
  expect(await owed()).toMatchObject({ doctors: [], off: 0 });
  expect(await stage.balances(payment.id)).toEqual({});
});

test('money that comes for a fee after it was waived goes back', async () => {
  const id = await cancelledLate();
  const number = stage.newNumber();
  stage.providerClock('stopped');
  const payment = (await stage.pay(id, { number })).json().data;
  await stage.sweepAfter({ minutes: 16 });
  expect(await seen(id)).toMatchObject({ payment: { state: 'due' } });
  expect((await waive(admin, id)).statusCode).toBe(200);
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ minutes: 61 });
  stage.providerClock('on');
  expect(await stage.payment(payment.id)).toMatchObject({ refunds: [{ amount: 2000 }] });
  await stage.sendRefunds();
  expect(await seen(id)).toMatchObject({ payment: { state: 'refunded' }, can: { pay: false } });
  expect(await owed()).toMatchObject({ doctors: [], off: 0 });
});

/** An appointment to which nobody came, by its doctor, and what the doctor says later. */
async function missed() {
  const id = await stage.book();
  const begins = (await seen(id)).startsAt;
  stage.clock.set(begins);
  stage.clock.advance({ hours: -48 });
  await callAs(stage.app, stage.doctor).post(`/api/bookings/${id}/accept`);
  stage.clock.set(begins);
  stage.clock.advance({ hours: 1 });
  const say = (outcome: string | null) =>
    callAs(stage.app, stage.doctor).put(`/api/bookings/${id}/outcome`, { outcome });
  expect((await say('no-show')).statusCode).toBe(200);
  const pay = async () => {
    const number = stage.newNumber();
    const { id: payment } = (await stage.pay(id, { number })).json().data;
    return { payment, approve: () => stage.answer(number, 'approve') };
  };
  return { id, pay, say };
}

test('they came after all: the fee that was paid goes back once, with the reason, and the price is to be paid', async () => {
  const { id, pay, say } = await missed();
  const fee = await pay();
  await fee.approve();
  await stage.sweepAfter({ seconds: 5 });
  expect(await seen(id)).toMatchObject({ payment: { state: 'paid' } });
  const both = await Promise.all([say('done'), say('done')]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await seen(id)).toMatchObject({
    toPay: 17_000,
    payment: { state: 'due' },
    can: { pay: true },
  });
  const notified = (await newsOf(stage.patient)).filter(({ message }) =>
    message.includes('after all:'),
  );
  expect(notified).toHaveLength(1);
  expect(notified[0]?.message).toContain('2,000 RWF');
  // The price is paid before the fee has gone back: each is a payment of its own.
  const price = await pay();
  await price.approve();
  await stage.sweepAfter({ seconds: 5 });
  await stage.sendRefunds();
  expect(await stage.payment(fee.payment)).toMatchObject({
    status: 'refunded',
    refunds: [{ amount: 2000, state: 'given' }],
  });
  expect(await stage.balances(fee.payment)).toEqual({});
  expect(await stage.payment(price.payment)).toMatchObject({ amount: 17_000, status: 'succeeded' });
  expect(await seen(id)).toMatchObject({ payment: { state: 'paid' }, can: { pay: false } });
  // The price was paid: nobody came or not, there is no fee to give back.
  await say('no-show');
  await say(null);
  expect(await stage.payment(price.payment)).toMatchObject({ status: 'succeeded', refunds: [] });
  expect(await seen(id)).toMatchObject({ payment: { state: 'paid' } });
});

test('a fee that is approved only after that goes back too', async () => {
  const { id, pay, say } = await missed();
  const fee = await pay();
  await say(null);
  await fee.approve();
  await stage.sweepAfter({ seconds: 5 });
  expect(await seen(id)).toMatchObject({ toPay: 17_000, payment: { state: 'due' } });
  await stage.sendRefunds();
  expect((await stage.payment(fee.payment)).status).toBe('refunded');
  expect(await seen(id)).toMatchObject({ payment: { state: 'due' }, can: { pay: true } });
});

test('a fee that a coordinator gave back before leaves the price to be paid', async () => {
  const { id, pay, say } = await missed();
  const fee = await pay();
  await fee.approve();
  await stage.sweepAfter({ seconds: 5 });
  await stage.http.inject({
    method: 'POST',
    url: `/api/admin/payments/${fee.payment}/refunds`,
    headers: { ...admin.headers, 'idempotency-key': fee.payment },
    payload: { amount: 500, reason: 'A part of it' },
  });
  await say('done');
  expect(await seen(id)).toMatchObject({ payment: { state: 'due' } });
  await stage.sendRefunds();
  const { refunds, status } = await stage.payment(fee.payment);
  expect([status, refunds.map(({ amount }) => amount)]).toEqual(['refunded', [500, 1500]]);
});
