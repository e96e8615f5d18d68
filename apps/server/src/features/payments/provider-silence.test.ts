import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { makePerson } from '../../test/factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../test/payment-stage.ts';

let stage: PaymentStage;
let admin: ReturnType<typeof callAs>;
beforeAll(async () => {
  stage = await startPaymentStage({ MOMO_TIMEOUT_MS: '300' });
  admin = callAs(stage.app, await makePerson(stage.app, { roles: ['ADMIN'] }));
});
beforeEach(() => stage.faults({ reset: true, callback: 'drop' }));
afterAll(() => stage.close());

const silent = { http: { next: 500, times: 9999, only: 'requesttopay/' } };
const hanging = async (id: string) => {
  const rows: { id: string }[] = (await admin.get('/api/admin/hanging-payments')).json().data;
  return rows.filter((row) => row.id === id);
};
const news = async () =>
  (await callAs(stage.app, stage.patient).get('/api/notifications?limit=50')).json().data;

/** The status call is down, for longer than the payer of what was just asked had. */
async function fallSilent() {
  await stage.faults(silent);
  await stage.sweepAfter({ minutes: 14 });
  await stage.sweepAfter({ minutes: 1 });
}

/** Asked for while the status call is down, for longer than the payer had. */
async function duringOutage() {
  const payment = await stage.requested();
  await stage.faults(silent);
  await stage.sweepAfter({ minutes: 14 });
  expect(await payment.state()).toEqual(['pending', null, 'pending']);
  await stage.sweepAfter({ minutes: 1 });
  return payment;
}

test('a provider that does not answer keeps nobody from paying in another way', async () => {
  const { bookingId, id, state } = await duringOutage();
  expect(await state()).toEqual(['expired', 'provider-silent', 'due']);
  expect((await news())[0].title).toBe('We do not know yet whether you paid');
  // Nobody knows what became of it, so it is still looked at.
  expect(await hanging(id)).toMatchObject([{ trouble: 'no-answer' }]);
  await stage.faults({ http: null });
  const other = stage.newNumber('airtel');
  const second = await stage.pay(bookingId, { number: other, method: 'airtel' });
  expect(second.statusCode).toBe(201);
  await stage.answer(other, 'approve');
  await stage.sweepAfter({ minutes: 4 });
  expect(await stage.bookingState(bookingId)).toBe('paid');
  await stage.sweepAfter({ minutes: 2 });
  expect(await hanging(id)).toEqual([]);
});

test('what was approved meanwhile counts minutes after the provider answers again', async () => {
  const payment = await stage.requested();
  await stage.answer(payment.number, 'approve');
  await fallSilent();
  expect(await payment.state()).toEqual(['expired', 'provider-silent', 'due']);
  await stage.sweepAfter({ minutes: 180 });
  await stage.faults({ http: null });
  await stage.sweepAfter({ minutes: 5 });
  expect(await payment.state()).toEqual(['succeeded', null, 'paid']);
  expect(await hanging(payment.id)).toEqual([]);
});

test('after an outage of our own one question that is lost says nothing of the provider', async () => {
  const payment = await stage.requested();
  await stage.answer(payment.number, 'approve');
  await stage.faults({ http: { next: 500, times: 1, only: 'requesttopay/' } });
  await stage.sweepAfter({ minutes: 20 });
  expect(await payment.state()).toEqual(['pending', null, 'pending']);
  await stage.sweepAfter({ seconds: 30 });
  expect(await payment.state()).toEqual(['succeeded', null, 'paid']);
});

test('a silence that was broken begins anew', async () => {
  const { state } = await stage.requested();
  await stage.faults({ http: { next: 500, times: 1, only: 'requesttopay/' } });
  await stage.sweepAfter({ seconds: 10 });
  await stage.sweepAfter({ seconds: 10 });
  await stage.faults(silent);
  await stage.sweepAfter({ minutes: 20 });
  expect(await state()).toEqual(['pending', null, 'pending']);
  await stage.sweepAfter({ minutes: 1 });
  expect(await state()).toEqual(['expired', 'provider-silent', 'due']);
});

test('and goes back where it was paid in another way', async () => {
  const payment = await stage.requested();
  await stage.answer(payment.number, 'approve');
  await fallSilent();
  const other = stage.newNumber('airtel');
  const { bookingId } = payment;
  await stage.pay(bookingId, { number: other, method: 'airtel' });
  await stage.answer(other, 'approve');
  await stage.sweepAfter({ minutes: 4 });
  await stage.faults({ http: null });
  await stage.sweepAfter({ minutes: 5 });
  await stage.sendRefunds();
  expect((await stage.payment(payment.id)).status).toBe('refunded');
  expect(await stage.bookingState(bookingId)).toBe('paid');
});

test('one of which the provider says at last that it was refused says so, and hangs no more', async () => {
  const { id, number, state } = await stage.requested();
  await stage.answer(number, 'refuse');
  await fallSilent();
  expect(await state()).toEqual(['expired', 'provider-silent', 'due']);
  const requested = () => admin.post(`/api/admin/hanging-payments/${id}/ask`);
  expect((await requested()).json().data).toEqual({
    status: 'expired',
    trouble: 'no-answer',
    answered: false,
  });
  await stage.faults({ http: null });
  expect((await requested()).json().data).toEqual({
    status: 'expired',
    trouble: null,
    answered: true,
  });
  expect(await state()).toEqual(['expired', 'refused', 'due']);
  expect(await hanging(id)).toEqual([]);
});
