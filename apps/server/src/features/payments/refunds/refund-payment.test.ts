import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEvents } from '../../../platform/audit/audit.tables.ts';
import { outboxMessages } from '../../../platform/outbox/outbox.tables.ts';
import { callAs } from '../../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';

let stage: PaymentStage;
let admin: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  stage = await startPaymentStage();
  admin = await makePerson(stage.app, { roles: ['ADMIN'] });
  other = await makePerson(stage.app, { roles: ['ADMIN'] });
});
afterAll(() => stage.close());
beforeEach(() => stage.faults({ reset: true, callback: 'drop' }));

const paid = (method?: 'mtn' | 'airtel') => stage.paid(method);

const giveBack = (
  id: string,
  amount: number,
  {
    by = admin,
    key = randomUUID() as string,
    left = undefined as number | undefined,
    reason = 'The doctor came late',
  } = {},
) =>
  stage.http.inject({
    method: 'POST',
    url: `/api/admin/payments/${id}/refunds`,
    headers: { ...by.headers, 'idempotency-key': key },
    payload: { amount, left, reason },
  });

const smsTo = async (number: string) =>
  (await stage.platform.db.select().from(outboxMessages).where(sql`recipient = ${number}`)).map(
    ({ body }) => body,
  );

test('a part goes back with its reason, and the booking stays paid', async () => {
  const { bookingId, id, number } = await paid();
  const answer = await giveBack(id, 5000);
  expect(answer.statusCode).toBe(201);
  expect(answer.json().data).toMatchObject({
    amount: 5000,
    state: 'on-its-way',
    note: 'The doctor came late',
  });
  await stage.sendRefunds();
  expect(await stage.payment(id)).toMatchObject({
    status: 'succeeded',
    refunds: [{ amount: 5000, state: 'given', creditNote: 'HAFI-CN-2026-000001' }],
  });
  expect(await stage.bookingState(bookingId)).toBe('paid');
  expect(await stage.balances(id)).toEqual({
    'mobile-money': 12_000,
    'doctors-due': -10_000,
    'service-fees': -2000,
  });
  expect(await smsTo(number)).toEqual(['Hafi: We have sent 5,000 RWF back to your mobile money.']);
  const audited = await stage.platform.db
    .select()
    .from(auditEvents)
    .where(sql`action = 'payment.refunded'`);
  expect(audited).toMatchObject([
    { actorId: admin.personId, reason: '5000 RWF: The doctor came late' },
  ]);
});

test('several parts up to what was paid, then it is refunded', async () => {
  const { bookingId, id } = await paid();
  await giveBack(id, 7000);
  await stage.sendRefunds();
  expect((await giveBack(id, 10_001)).json()).toMatchObject({ code: 'more-than-paid' });
  await giveBack(id, 10_000);
  expect(await stage.bookingState(bookingId)).toBe('refunding');
  await stage.sendRefunds();
  expect(await stage.payment(id)).toMatchObject({ status: 'refunded' });
  expect(await stage.bookingState(bookingId)).toBe('refunded');
  expect(await stage.balances(id)).toEqual({});
  expect((await giveBack(id, 1)).json()).toMatchObject({ code: 'more-than-paid' });
});

test('what a cancellation gives back is less what went back before', async () => {
  const { bookingId, id, number } = await paid();
  await giveBack(id, 5000);
  await stage.sendRefunds();
  await stage.cancel(bookingId);
  await stage.sendRefunds();
  expect(await stage.payment(id)).toMatchObject({
    status: 'refunded',
    refunds: [{ amount: 5000 }, { amount: 12_000, note: null }],
  });
  const { payments } = await stage.phone(number);
  const sent = payments.filter(({ kind }) => kind === 'refund').map(({ amount }) => Number(amount));
  expect(sent.reduce((sum, each) => sum + each, 0)).toBe(17_000);
});

test('of two coordinators at once, both cannot give back more than was paid', async () => {
  const { id } = await paid();
  const answers = await Promise.all([
    giveBack(id, 10_000),
    giveBack(id, 10_000, { by: other }),
    giveBack(id, 10_000),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
});

test('of two coordinators who saw the same sum, the second gives nothing back', async () => {
  const { id } = await paid();
  const answers = await Promise.all([
    giveBack(id, 5_000, { left: 17_000 }),
    giveBack(id, 5_000, { left: 17_000, by: other }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({ code: 'payment-changed' });
  expect((await stage.payment(id)).refunds).toHaveLength(1);
  // Having looked again, another part goes.
  expect((await giveBack(id, 5_000, { left: 12_000, by: other })).statusCode).toBe(201);
});

test('repeated under one key it is one refund', async () => {
  const { id } = await paid();
  const key = randomUUID();
  const answers = await Promise.all([giveBack(id, 1000, { key }), giveBack(id, 1000, { key })]);
  await giveBack(id, 1000, { key });
  expect(answers.some(({ statusCode }) => statusCode === 201)).toBe(true);
  expect((await stage.payment(id)).refunds).toHaveLength(1);
});

test('the database itself refuses more than was paid, and changes', async () => {
  const { id } = await paid();
  await giveBack(id, 16_000);
  const refused = (statement: string) =>
    expect(stage.platform.db.execute(sql.raw(statement))).rejects.toThrow();
  await refused(
    `insert into refunds (id, payment_id, amount, reason, note, provider_reference, requested_at)
     values (gen_random_uuid(), '${id}', 1001, 'by-coordinator', 'x', gen_random_uuid(), now())`,
  );
  await refused(`update refunds set amount = 1 where payment_id = '${id}'`);
  await refused(`delete from refunds where payment_id = '${id}'`);
});

test('what is not paid, and who is no coordinator', async () => {
  const { id } = await stage.requested();
  expect((await giveBack(id, 1)).json()).toMatchObject({ code: 'more-than-paid' });
  expect((await giveBack(id, 1, { by: stage.patient })).statusCode).toBe(403);
  expect((await giveBack(id, 0)).statusCode).toBe(400);
  expect((await giveBack(id, 1, { reason: ' ' })).statusCode).toBe(400);
  expect((await giveBack(randomUUID(), 1)).statusCode).toBe(404);
});

test('a part of what Airtel holds waits for a coordinator, and the payer is told that it is late', async () => {
  const { id, number } = await paid('airtel');
  await giveBack(id, 4000);
  await stage.sendRefunds();
  const list = async () =>
    (await callAs(stage.app, admin).get('/api/admin/hanging-payments')).json().data;
  const mine = (rows: { id: string }[]) => rows.filter((row) => row.id === id);
  expect(mine(await list())).toMatchObject([{ trouble: 'refund-impossible', amount: 4000 }]);
  await stage.app.due.run('payments.tell-late-refunds');
  await stage.app.due.run('payments.tell-late-refunds');
  expect(await stage.payment(id)).toMatchObject({ refunds: [{ state: 'late' }] });
  expect(await smsTo(number)).toEqual([
    'Hafi: We could not send you 4,000 RWF back yet. You do not have to do anything: a coordinator is looking into it.',
  ]);
  const settled = await callAs(stage.app, admin).post(`/api/admin/hanging-payments/${id}/settle`, {
    by: 'hand',
  });
  expect(settled.json().data).toEqual({ status: 'succeeded' });
  expect(mine(await list())).toEqual([]);
  expect(await stage.balances(id)).toMatchObject({ 'paid-by-hand': -4000 });
});

test('of two refunds of a payment that hang, each is settled by itself', async () => {
  const { id } = await paid('airtel');
  await giveBack(id, 4000);
  await giveBack(id, 3000);
  await stage.sendRefunds();
  const list = async () =>
    (await callAs(stage.app, admin).get('/api/admin/hanging-payments'))
      .json()
      .data.filter((row: { id: string }) => row.id === id);
  expect(await list()).toHaveLength(1);
  const settle = () =>
    callAs(stage.app, admin).post(`/api/admin/hanging-payments/${id}/settle`, { by: 'hand' });
  await settle();
  expect(await list()).toMatchObject([{ amount: 3000 }]);
  await settle();
  expect(await list()).toEqual([]);
});
