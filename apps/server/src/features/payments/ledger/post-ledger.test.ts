import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlState } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { recordPaidPayment } from '../../../seed/record-paid-payment.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';
import { paymentCounts } from '../payments.public.ts';
import { insertLedgerEntries } from './ledger.repo.ts';

let stage: PaymentStage;
let paymentId: string;
const raised = 'P0001';

beforeAll(async () => {
  stage = await startPaymentStage();
  paymentId = await recordPaidPayment(stage.platform, {
    personId: stage.patient.personId,
    bookingId: await stage.book(),
    phone: '+250788123456',
    billing: { firstName: 'Espérance', lastName: 'Mukamana', email: 'elder@hafi.test' },
  });
});
afterAll(() => stage.close());

async function stateOf(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(
    () => undefined,
    (error: unknown) => sqlState(error),
  );
}

test('a payment is the customer’s first, then owed to the doctor, except the fee', async () => {
  const found = await stage.platform.db.execute(
    sql`select account, debit, credit from ledger_entries where payment_id = ${paymentId} order by id`,
  );
  expect((found as unknown as { rows: object[] }).rows).toEqual([
    { account: 'mobile-money', debit: 17_000, credit: 0 },
    { account: 'customers', debit: 0, credit: 17_000 },
    { account: 'customers', debit: 17_000, credit: 0 },
    { account: 'doctors-due', debit: 0, credit: 15_000 },
    { account: 'service-fees', debit: 0, credit: 2000 },
  ]);
});

test.each([
  'update ledger_entries set debit = 1 where debit > 0',
  'delete from ledger_entries',
  'update payment_events set status = status',
  'delete from payment_events',
  "update receipts set number = 'HAFI-2026-999999'",
  'delete from receipts',
  'delete from payments',
  "update payments set status = 'created'",
  "update payments set status = 'failed'",
  'update payments set amount = 1',
])('the database itself refuses: %s', async (statement) => {
  expect(await stateOf(stage.platform.db.execute(sql.raw(statement)))).toBe(raised);
});

test('the database refuses a posting that is off by a franc', async () => {
  const entry = { postingId: newId(), paymentId, at: stage.clock.now() };
  const off = inTransaction(stage.platform, (tx) =>
    insertLedgerEntries(tx, [
      { ...entry, id: newId(), account: 'mobile-money', debit: 17_000, credit: 0 },
      { ...entry, id: newId(), account: 'doctors-due', debit: 0, credit: 16_999 },
    ]),
  );
  expect(await stateOf(off)).toBe(raised);
});

test('a coordinator sees what waits and what came in this month', async () => {
  const counts = () => paymentCounts(stage.platform.db, stage.clock.now());
  expect(await counts()).toEqual({ pending: 0, atBank: 0, paidThisMonth: 17_000 });
  await stage.pay(await stage.book(), { method: 'after' });
  await stage.pay(await stage.book(), { number: stage.newNumber() });
  expect(await counts()).toEqual({ pending: 1, atBank: 0, paidThisMonth: 17_000 });
  stage.clock.set('2026-11-30T22:00:00Z');
  expect(await counts()).toEqual({ pending: 1, atBank: 0, paidThisMonth: 0 });
});
