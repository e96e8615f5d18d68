import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { auditEvents } from '../../../platform/audit/audit.tables.ts';
import { callAs } from '../../../test/call-as.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';

let stage: PaymentStage;
let admin: ReturnType<typeof callAs>;
beforeAll(async () => {
  stage = await startPaymentStage({ MOMO_TIMEOUT_MS: '300' });
  admin = callAs(stage.app, await makePerson(stage.app, { roles: ['ADMIN'] }));
});
afterEach(async () => {
  stage.providerClock('on');
  await stage.faults({ reset: true, callback: 'drop' });
});
afterAll(() => stage.close());

async function requested() {
  const [bookingId, number] = [await stage.book(), stage.newNumber()];
  const { id } = (await stage.pay(bookingId, { number })).json().data;
  return { bookingId, id: id as string, number };
}

/** The rows of this payment alone: others of this file hang too. */
const hanging = async (id: string) => {
  const rows: { id: string }[] = (await admin.get('/api/admin/hanging-payments')).json().data;
  return rows.filter((row) => row.id === id);
};
const ask = async (id: string) =>
  (await admin.post(`/api/admin/hanging-payments/${id}/ask`)).json().data;
const settle = (id: string, by = 'provider') =>
  admin.post(`/api/admin/hanging-payments/${id}/settle`, { by });
const audited = async (id: string) =>
  (await stage.platform.db.select().from(auditEvents).where(sql`subject_id = ${id}`)).map(
    ({ action }) => action,
  );

/** Asked for, and the time to approve is over while the provider still waits. */
async function unanswered() {
  const payment = await requested();
  stage.providerClock('stopped');
  stage.clock.advance({ minutes: 6 });
  return payment;
}

test('a payment without an answer says whose, how much, since when, by which way, and what is wrong', async () => {
  const { id } = await requested();
  expect(await hanging(id)).toEqual([]);
  const at = stage.clock.now().toISOString();
  stage.providerClock('stopped');
  stage.clock.advance({ minutes: 6 });
  expect(await hanging(id)).toEqual([
    {
      id,
      payer: { id: stage.patient.personId, name: 'Espérance Mukamana', phone: '+250788100001' },
      amount: 17_000,
      method: 'mtn',
      paidFor: { kind: 'booking', doctor: expect.any(String), startsAt: expect.any(String) },
      since: at,
      trouble: 'no-answer',
    },
  ]);
});

test('asked again: what the payer has approved meanwhile is paid at once, and hangs no more', async () => {
  const { bookingId, id, number } = await unanswered();
  expect(await ask(id)).toEqual({ status: 'pending', trouble: 'no-answer', answered: true });
  await stage.answer(number, 'approve');
  expect(await ask(id)).toEqual({ status: 'succeeded', trouble: null, answered: true });
  expect(await stage.bookingState(bookingId)).toBe('paid');
  expect(await hanging(id)).toEqual([]);
  // A second coordinator presses what is settled: nothing happens, nothing is recorded.
  expect(await ask(id)).toEqual({ status: 'succeeded', trouble: null, answered: true });
  expect(await audited(id)).toEqual(['payment.asked', 'payment.asked']);
  expect(await stage.steps(id)).toEqual(['created', 'pending', 'succeeded']);
});

test('a provider that does not answer is said, and the payment stays', async () => {
  const { id } = await unanswered();
  await stage.faults({ http: { next: 500, times: 9 } });
  expect(await ask(id)).toEqual({ status: 'pending', trouble: 'no-answer', answered: false });
  expect(await hanging(id)).toHaveLength(1);
});

test('a request that the provider never took, and another sum than was asked for', async () => {
  await stage.faults({ http: { next: 500, times: 9, only: 'requesttopay' } });
  const lost = await requested();
  stage.clock.advance({ minutes: 6 });
  expect(await hanging(lost.id)).toMatchObject([{ trouble: 'not-accepted' }]);
  await stage.faults({ reset: true, callback: 'drop' });
  const { id, number } = await unanswered();
  await stage.answer(number, 'approve');
  await stage.faults({ tell: 'amount' });
  await stage.sweepAfter({ seconds: 5 });
  expect(await hanging(id)).toMatchObject([{ trouble: 'wrong-amount' }]);
  expect(await ask(id)).toEqual({ status: 'pending', trouble: 'wrong-amount', answered: true });
});

test('what was cleared with the provider is settled by hand, and the visit can be paid anew', async () => {
  const { bookingId, id, number } = await unanswered();
  // What the provider may still say by itself is not settled by hand.
  expect((await settle(id)).json()).toMatchObject({ status: 409, code: 'settles-itself' });
  await stage.answer(number, 'approve');
  await stage.faults({ tell: 'payer' });
  await stage.sweepAfter({ seconds: 5 });
  expect((await settle(id)).json()).toEqual({ data: { status: 'failed' } });
  expect(await hanging(id)).toEqual([]);
  expect(await stage.bookingState(bookingId)).toBe('due');
  expect(await audited(id)).toEqual(['payment.settled-by-hand']);
  expect((await stage.pay(bookingId, { number })).statusCode).toBe(201);
});

test('the same of one that had expired: its payer is told once, whoever settles it', async () => {
  const { bookingId, id, number } = await unanswered();
  await stage.sweepAfter({ minutes: 10 });
  expect(await stage.payment(id)).toMatchObject({ status: 'expired', failure: 'too-late' });
  await stage.answer(number, 'approve');
  await stage.faults({ tell: 'payer' });
  await stage.sweepAfter({ minutes: 61 });
  expect(await hanging(id)).toMatchObject([{ trouble: 'wrong-amount' }]);
  const news = async () => {
    const { data } = (await callAs(stage.app, stage.patient).get('/api/notifications')).json();
    return data.filter(({ message }: { message: string }) => message.includes('was not paid'));
  };
  const before = (await news()).length;
  const both = await Promise.all([settle(id), settle(id)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await settle(id)).json().code).toBe('hangs-no-more');
  expect(await hanging(id)).toEqual([]);
  expect((await news()).length).toBe(before + 1);
  expect(await audited(id)).toEqual(['payment.settled-by-hand']);
  expect((await stage.pay(bookingId, { number })).statusCode).toBe(201);
});

test('money that does not go back hangs until it is sent again, once', async () => {
  const { bookingId, id, number } = await requested();
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  await stage.faults({ http: { next: 500, times: 90, only: 'refund' } });
  await callAs(stage.app, stage.patient).post(`/api/bookings/${bookingId}/cancel`);
  const send = () => stage.app.due.run('payments.send-refunds');
  await send();
  // One failure is no trouble yet: the next attempt is near.
  expect(await hanging(id)).toEqual([]);
  for (const minutes of [1, 2, 3]) {
    stage.clock.advance({ minutes });
    await send();
  }
  expect(await hanging(id)).toMatchObject([{ trouble: 'refund-failing', amount: 17_000 }]);
  await stage.faults({ reset: true, callback: 'drop' });
  const both = await Promise.all([ask(id), ask(id)]);
  expect(both).toContainEqual({ status: 'refunded', trouble: null, answered: true });
  const { payments } = await stage.phone(number);
  expect(payments.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
  expect(await hanging(id)).toEqual([]);
});

test('only coordinators, and only what exists', async () => {
  const { id } = await unanswered();
  const payer = callAs(stage.app, stage.patient);
  expect((await payer.get('/api/admin/hanging-payments')).statusCode).toBe(403);
  expect((await payer.post(`/api/admin/hanging-payments/${id}/ask`)).statusCode).toBe(403);
  expect(
    (await payer.post(`/api/admin/hanging-payments/${id}/settle`, { by: 'hand' })).statusCode,
  ).toBe(403);
  const unknown = '019aa000-0000-7000-8000-000000000001';
  expect((await admin.post(`/api/admin/hanging-payments/${unknown}/ask`)).statusCode).toBe(404);
});

test('more of them than a page holds are asked for page by page, none is left out', async () => {
  for (let each = 0; each < 3; each += 1) await requested();
  stage.providerClock('stopped');
  stage.clock.advance({ minutes: 6 });
  const read = async (query: string) =>
    (await admin.get(`/api/admin/hanging-payments?${query}`)).json();
  const all: { id: string }[] = (await read('limit=100')).data;
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: { data: { id: string }[]; nextCursor: string | null } = await read(
      `limit=2${cursor ? `&cursor=${cursor}` : ''}`,
    );
    seen.push(...page.data.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect(seen.length).toBeGreaterThan(2);
  expect(seen).toEqual(all.map(({ id }) => id));
});
