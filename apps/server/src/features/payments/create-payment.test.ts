import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../test/payment-stage.ts';
import { createPayment } from './create-payment.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await startPaymentStage();
});
afterAll(() => stage.close());

const wish = (bookingId: string, number: string) => ({
  for: { kind: 'booking' as const, id: bookingId },
  method: 'mtn' as const,
  phone: number,
  billing: { firstName: 'Espérance', lastName: 'Mukamana', email: 'elder@hafi.test' },
  acceptTerms: true,
});

test('a payer is asked on the phone, and only the end of the number is shown', async () => {
  const [bookingId, number] = [await stage.book(), stage.newNumber()];
  const made = await stage.pay(bookingId, { number });
  expect(made.statusCode).toBe(201);
  expect(made.json().data).toMatchObject({
    for: { kind: 'booking', id: bookingId },
    method: 'mtn',
    status: 'pending',
    amount: 17_000,
    currency: 'RWF',
    phone: `••• ••• ${number.slice(-3)}`,
    failure: null,
    expiresAt: '2026-11-23T06:05:00.000Z',
    receiptNumber: null,
  });
  expect((await stage.phone(number)).prompts).toMatchObject([
    { amount: '17000', message: 'Payment to Hafi' },
  ]);
  expect(await stage.bookingState(bookingId)).toBe('pending');
});

test('the same request fifty times at once, with one key, charges once', async () => {
  const [bookingId, number, key] = [await stage.book(), stage.newNumber(), randomUUID()];
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => stage.pay(bookingId, { number, key })),
  );
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]));
  expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
  expect((await stage.phone(number)).prompts).toHaveLength(1);
});

test('the key works by itself: without the stored answer it is still the same payment', async () => {
  const [bookingId, number, key] = [await stage.book(), stage.newNumber(), randomUUID()];
  const payer = { personId: stage.patient.personId, key };
  const made = await Promise.all(
    Array.from({ length: 10 }, () => createPayment(stage.platform, payer, wish(bookingId, number))),
  );
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect((await stage.phone(number)).prompts).toHaveLength(1);
  const other = createPayment(stage.platform, payer, wish(await stage.book(), number));
  await expect(other).rejects.toMatchObject({ code: 'idempotency-key-reused' });
});

test('ten keys at once for one booking charge once', async () => {
  const [bookingId, number] = [await stage.book(), stage.newNumber()];
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => stage.pay(bookingId, { number })),
  );
  const codes = answers.map((answer) => answer.statusCode).sort();
  expect(codes).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  expect(answers.find((answer) => answer.statusCode === 409)?.json().code).toBe(
    'payment-in-progress',
  );
  expect((await stage.phone(number)).prompts).toHaveLength(1);
});

test('a phone gets five requests in ten minutes at most, also when they come at once', async () => {
  const number = stage.newNumber();
  const bookings: string[] = [];
  for (let count = 0; count < 8; count += 1) bookings.push(await stage.book());
  const answers = await Promise.all(bookings.map((id) => stage.pay(id, { number })));
  expect((await stage.phone(number)).prompts.length).toBeLessThanOrEqual(5);
  for (const answer of answers) {
    const { code, data } = answer.json();
    expect(['pending', 'failed', 'too-many-requests']).toContain(code ?? data.status);
  }
  const later = await stage.pay(await stage.book(), { number });
  expect(later.json().code).toBe('too-many-requests');
});

test("others' bookings and payments are not there", async () => {
  const [bookingId, stranger] = [await stage.book(), await makePerson(stage.app)];
  expect((await stage.pay(bookingId, { person: stranger })).statusCode).toBe(404);
  const made = await stage.pay(bookingId, { number: stage.newNumber() });
  const url = `/api/payments/${made.json().data.id}`;
  for (const each of [url, `${url}/receipt.pdf`]) {
    const answer = await stage.http.inject({ url: each, headers: stranger.headers });
    expect(answer.statusCode, each).toBe(404);
  }
  const list = await stage.http.inject({ url: '/api/payments', headers: stranger.headers });
  expect(list.json()).toEqual({ data: [], nextCursor: null });
});

test('payment methods without an adapter are refused, available ones are listed', async () => {
  const bookingId = await stage.book();
  for (const method of ['bank']) {
    const answer = await stage.pay(bookingId, { method });
    expect(answer.json(), method).toMatchObject({ status: 422, code: 'method-not-available' });
  }
  const listed = await stage.http.inject({ url: '/api/payment-methods' });
  expect(listed.json()).toEqual({ data: ['mtn', 'airtel', 'card', 'after'] });
});

test('a person who chose to pay after the appointment may still pay by phone before', async () => {
  const [bookingId, number] = [await stage.book(), stage.newNumber()];
  const promise = (await stage.pay(bookingId, { method: 'after' })).json().data;
  expect(promise).toMatchObject({ method: 'after', status: 'created', phone: null });
  expect(await stage.bookingState(bookingId)).toBe('due');
  const again = (await stage.pay(bookingId, { method: 'after' })).json().data;
  expect(again.id).toBe(promise.id);
  const paid = (await stage.pay(bookingId, { number })).json().data;
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  expect((await stage.payment(paid.id)).status).toBe('succeeded');
  expect((await stage.payment(promise.id)).status).toBe('expired');
  const third = await stage.pay(bookingId, { method: 'after' });
  expect(third.json()).toMatchObject({ status: 409, code: 'already-paid' });
});

test('missing and wrong fields are named', async () => {
  const send = (payload: object) =>
    stage.http.inject({
      method: 'POST',
      url: '/api/payments',
      headers: { ...stage.patient.headers, 'idempotency-key': randomUUID() },
      payload,
    });
  const good = wish(await stage.book(), '0788 123 456');
  const wrong = { ...good, acceptTerms: false };
  expect((await send(wrong)).json().errors[0]).toMatchObject({ code: 'terms-not-accepted' });
  const dumb = await send({ ...good, phone: '' });
  expect(dumb.json().errors).toMatchObject([{ path: 'phone', code: 'required' }]);
  const foreign = await send({ ...good, phone: '+32470123456' });
  expect(foreign.json().errors[0]).toMatchObject({ path: 'phone', code: 'invalid-rwandan-phone' });
  const named = (firstName: string) => send({ ...good, billing: { ...good.billing, firstName } });
  const lure = (await named('Visit evil.rw')).json();
  expect(lure.errors).toMatchObject([{ path: 'billing.firstName', code: 'invalid-name' }]);
  const nameless = await send({ ...good, billing: {} });
  expect(nameless.json().errors).toHaveLength(3);
  const keyless = await stage.http.inject({
    method: 'POST',
    url: '/api/payments',
    headers: stage.patient.headers,
    payload: good,
  });
  expect(keyless.json()).toMatchObject({ status: 400, code: 'idempotency-key-required' });
});

test('the payer’s own name is taken though it is older than the rules of names', async () => {
  const payer = await makePerson(stage, { firstName: 'Dr Jean 2' });
  const good = wish(await stage.book(payer), stage.newNumber());
  const paid = await stage.http.inject({
    method: 'POST',
    url: '/api/payments',
    headers: { ...payer.headers, 'idempotency-key': randomUUID() },
    payload: { ...good, billing: { ...good.billing, firstName: 'Dr Jean 2' } },
  });
  expect(paid.json().data).toMatchObject({ status: 'pending' });
});

test('who has no e-mail pays with the phone; who has one names one', async () => {
  const send = async (payer: SignedIn) => {
    const good = wish(await stage.book(payer), stage.newNumber());
    return stage.http.inject({
      method: 'POST',
      url: '/api/payments',
      headers: { ...payer.headers, 'idempotency-key': randomUUID() },
      payload: { ...good, billing: { ...good.billing, email: '' } },
    });
  };
  const elder = await makePerson(stage, { phoneNumber: '+250788000412' });
  expect((await send(elder)).json()).toMatchObject({
    status: 400,
    errors: [{ path: 'billing.email', code: 'required' }],
  });
  await stage.platform.db.execute(
    sql`update people set email = null, email_verified = false where id = ${elder.personId}`,
  );
  expect((await send(elder)).json().data).toMatchObject({ method: 'mtn', status: 'pending' });
});

test('while MoMo refuses our credentials, nothing is stored and the same key may be sent again', async () => {
  const [bookingId, number, key] = [await stage.book(), stage.newNumber(), randomUUID()];
  stage.clock.advance({ hours: 1 });
  await stage.faults({ http: { next: 500, times: 1, only: 'token' } });
  const refused = await stage.pay(bookingId, { number, key });
  expect(refused.json()).toMatchObject({ status: 503, code: 'provider-unavailable' });
  expect(await stage.bookingState(bookingId)).toBe('due');
  expect((await stage.pay(bookingId, { number, key })).json().data.status).toBe('pending');
});
