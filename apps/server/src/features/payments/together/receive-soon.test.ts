import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';
import { withRefusedRow } from '../../../test/payments/with-refused-row.ts';
import { findPayment } from '../payments.repo.ts';
import { receiveSoon } from './receive-soon.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await startPaymentStage();
});
afterAll(() => stage.close());

const rowsOf = async (query: ReturnType<typeof sql>) =>
  ((await stage.platform.db.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows;

/** Payments that wait for their payers. */
const many = async (count: number) => {
  const requested = [];
  for (let nth = 0; nth < count; nth += 1) requested.push(await stage.requested());
  return requested;
};

/** Proves of all at the same moment that their money came, of each with a number of its own. */
const receive = async (ids: readonly string[]) => {
  const rows = await Promise.all(ids.map((id) => findPayment(stage.platform.db, id)));
  return Promise.allSettled(
    rows.map(
      async (payment, nth) =>
        payment &&
        receiveSoon(stage.platform, { payment, transactionId: `number "${nth}", {}`, fee: nth }),
    ),
  );
};

test('what comes at one moment is received together: each with its receipt, notice and posting', async () => {
  const requested = await many(4);
  const ids = requested.map(({ id }) => id);
  await receive(ids);
  for (const { state } of requested) expect(await state()).toEqual(['succeeded', null, 'paid']);
  for (const id of ids) expect(await stage.steps(id)).toEqual(['created', 'pending', 'succeeded']);
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const receipts = await rowsOf(
    sql`select right(number, 6)::int as nth from receipts where payment_id in (${list}) order by 1`,
  );
  const first = Number(receipts[0]?.nth);
  expect(receipts.map(({ nth }) => nth)).toEqual([first, first + 1, first + 2, first + 3]);
  const numbers = await rowsOf(
    sql`select provider_transaction_id as number from payments where id in (${list})`,
  );
  expect(numbers.map(({ number }) => number).sort()).toEqual(
    [0, 1, 2, 3].map((nth) => `number "${nth}", {}`),
  );
  const [posted] = await rowsOf(
    sql`select count(distinct posting_id)::int as postings, count(*)::int as entries,
      sum(debit - credit)::int as off from ledger_entries where payment_id in (${list})`,
  );
  // Of three a fee is known that is more than nothing.
  expect(posted).toEqual({ postings: 4 * 2 + 3, entries: 4 * 5 + 6, off: 0 });
  const keys = ids.map((id) => sql`${`payment:${id}:paid`}`);
  const [notified] = await rowsOf(
    sql`select count(*)::int as notices from notifications where dedupe_key in (${sql.join(keys, sql`, `)})`,
  );
  expect(notified).toEqual({ notices: 4 });
  // Heard once more, it changes nothing.
  await receive(ids);
  for (const id of ids) expect(await stage.steps(id)).toHaveLength(3);
});

test('one that cannot be recorded holds up no other, and takes no receipt number', async () => {
  const requested = await many(3);
  const [bad] = requested;
  if (!bad) throw new Error('nobody was asked');
  await withRefusedRow(
    stage.platform,
    { table: 'receipts', column: 'payment_id', id: bad.id },
    async () => {
      const outcomes = await receive(requested.map(({ id }) => id));
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    },
  );
  const states = await Promise.all(requested.map(({ state }) => state()));
  expect(states.map(([status]) => status)).toEqual(['pending', 'succeeded', 'succeeded']);
  await receive([bad.id]);
  const [series] = await rowsOf(
    sql`select (select last from receipt_numbers where series = 'HAFI') as last,
      (select count(*)::int from receipts) as receipts`,
  );
  expect(series?.last).toBe(series?.receipts);
});

test('two payments of one appointment, and one of a cancelled visit, are each received as they must be', async () => {
  const [plain, other, twice] = await many(3);
  if (!plain || !other || !twice) throw new Error('nobody was asked');
  // The second payment of the same appointment: the first had expired before it was made.
  await stage.platform.db.execute(
    sql`update payments set status = 'expired' where id = ${twice.id}`,
  );
  const again = (await stage.pay(twice.bookingId, { number: stage.newNumber() })).json().data;
  await receive([plain.id, other.id, twice.id, again.id]);
  const [received] = await rowsOf(
    sql`select count(*)::int as paid, count(*) filter (where stray)::int as stray
      from payments where purpose_id = ${twice.bookingId} and status = 'succeeded'`,
  );
  expect(received).toEqual({ paid: 2, stray: 1 });
  const refunds = await rowsOf(
    sql`select reason, amount from refunds where payment_id in (${twice.id}, ${again.id})`,
  );
  expect(refunds).toEqual([{ reason: 'not-needed', amount: 17_000 }]);
});
