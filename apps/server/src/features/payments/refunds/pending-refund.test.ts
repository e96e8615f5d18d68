import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { outboxMessages } from '../../../platform/outbox/outbox.tables.ts';
import { callAs } from '../../../test/call-as.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';

let stage: PaymentStage;
let admin: ReturnType<typeof callAs>;
let begin: Date;
beforeAll(async () => {
  stage = await startPaymentStage();
  admin = callAs(stage.app, await makePerson(stage.app, { roles: ['ADMIN'] }));
  begin = stage.clock.now();
});
afterAll(() => stage.close());
beforeEach(async () => {
  stage.clock.set(begin.toISOString());
  await stage.faults({ reset: true, callback: 'drop' });
});

const hanging = async (id: string) => {
  const rows: { id: string }[] = (await admin.get('/api/admin/hanging-payments')).json().data;
  return rows.filter((row) => row.id === id);
};
const after = async (span: { minutes?: number; days?: number }) => {
  stage.clock.advance({ minutes: (span.minutes ?? 0) + (span.days ?? 0) * 24 * 60 });
  await stage.sendRefunds();
  await stage.app.due.run('payments.tell-late-refunds');
};
const stateOf = async (id: string) => (await stage.payment(id)).refunds[0]?.state;
const smsTo = async (number: string) =>
  (await stage.platform.db.select().from(outboxMessages).where(sql`recipient = ${number}`)).map(
    ({ body }) => body,
  );
const waiting = async (id: string) => {
  const found = await stage.platform.db.execute(
    sql`select next_try_at from refunds where payment_id = ${id}`,
  );
  const [row] = (found as unknown as { rows: { next_try_at: string }[] }).rows;
  return (new Date(row?.next_try_at ?? 0).getTime() - stage.clock.now().getTime()) / 1000;
};

/** An appointment paid by phone and cancelled, whose refund MTN takes and does not finish. */
async function goingBack() {
  const payment = await stage.requested();
  await stage.answer(payment.number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  await stage.faults({ refund: 'pending' });
  await stage.cancel(payment.bookingId);
  await stage.sendRefunds();
  return payment;
}

test('a refund that MTN does not finish is listed after an hour, its payer is told once, and it is asked about less and less', async () => {
  const { bookingId, id, number } = await goingBack();
  expect(await waiting(id)).toBeLessThanOrEqual(10);
  const since = stage.clock.now().toISOString();
  await after({ minutes: 20 });
  expect(await waiting(id)).toBe(300);
  await after({ minutes: 39 });
  expect(await hanging(id)).toEqual([]);
  expect(await stateOf(id)).toBe('on-its-way');
  await after({ minutes: 2 });
  expect(await hanging(id)).toMatchObject([{ trouble: 'refund-waiting', amount: 17_000, since }]);
  expect(await stateOf(id)).toBe('late');
  await after({ minutes: 20 });
  expect(await smsTo(number)).toEqual([
    'Hafi: We sent you 17,000 RWF back, and it takes longer than usual to arrive. You do not have to do anything: a coordinator is looking into it.',
  ]);
  await after({ days: 2 });
  expect(await waiting(id)).toBe(3600);
  await stage.faults({ refund: 'none' });
  await after({ minutes: 61 });
  expect(await hanging(id)).toEqual([]);
  expect(await stateOf(id)).toBe('given');
  expect(await stage.bookingState(bookingId)).toBe('refunded');
  const { payments } = await stage.phone(number);
  expect(payments.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
});

test('the payer hears of it in their language', async () => {
  const payer = await makePerson(stage.app, { locale: 'rw' });
  const [bookingId, number] = [await stage.book(payer), stage.newNumber()];
  await stage.pay(bookingId, { number, person: payer });
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  await stage.faults({ refund: 'pending' });
  await callAs(stage.app, payer).post(`/api/bookings/${bookingId}/cancel`);
  await stage.sendRefunds();
  await after({ minutes: 61 });
  expect(await smsTo(number)).toEqual([expect.stringMatching(/^Hafi: Twabasubije 17.000.Frw, /)]);
});

test('a coordinator asks, and settles it as the statement shows; nothing more is sent then', async () => {
  const { id, number } = await goingBack();
  await after({ minutes: 61 });
  const requested = (await admin.post(`/api/admin/hanging-payments/${id}/ask`)).json().data;
  expect(requested).toEqual({ status: 'succeeded', trouble: 'refund-waiting', answered: true });
  await after({ minutes: 30 });
  const settled = await admin.post(`/api/admin/hanging-payments/${id}/settle`, { by: 'provider' });
  expect(settled.json().data).toEqual({ status: 'refunded' });
  expect(await hanging(id)).toEqual([]);
  await after({ minutes: 61 });
  const { payments } = await stage.phone(number);
  expect(payments.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
});

test('one that fails after it waited is tried anew, and is late by its age', async () => {
  const { id, number } = await goingBack();
  await stage.faults({ refund: 'fail' });
  await after({ minutes: 61 });
  expect(await hanging(id)).toMatchObject([{ trouble: 'refund-failing' }]);
  await stage.faults({ refund: 'none' });
  await after({ minutes: 2 });
  const { payments } = await stage.phone(number);
  const sent = payments.filter(({ kind }) => kind === 'refund').map(({ status }) => status);
  expect(sent.sort()).toEqual(['FAILED', 'SUCCESSFUL']);
});

test('a refund to a card may take three days before somebody looks at it', async () => {
  const bookingId = await stage.book();
  const { id, page } = (await stage.pay(bookingId, { method: 'card' })).json().data;
  await stage.press(page, 'card', { number: '5531886652142950' });
  await stage.sweepAfter({ seconds: 5 });
  expect((await stage.payment(id)).status).toBe('succeeded');
  await stage.faults({ refund: 'pending' });
  await stage.cancel(bookingId);
  await stage.sendRefunds();
  await after({ days: 2 });
  expect(await hanging(id)).toEqual([]);
  expect(await stateOf(id)).toBe('on-its-way');
  await after({ days: 2 });
  expect(await hanging(id)).toMatchObject([{ trouble: 'refund-waiting' }]);
  expect(await stateOf(id)).toBe('late');
  await stage.faults({ refund: 'none' });
  await after({ minutes: 61 });
  expect(await stateOf(id)).toBe('given');
  expect((await stage.checkout(page)).refunds).toMatchObject([
    { amount: 17_000, status: 'completed' },
  ]);
});
