import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';

let stage: PaymentStage;
let admin: SignedIn;

beforeAll(async () => {
  stage = await startPaymentStage();
  admin = await makePerson(stage.app, { roles: ['ADMIN'] });
  for (let paid = 0; paid < 2; paid += 1) await stage.paid();
});
afterAll(() => stage.close());
beforeEach(() => {
  stage.clock.set('2026-12-20T08:00:00Z');
});

const asAdmin = () => callAs(stage.app, admin);
const record = (body: object) =>
  stage.http.inject({
    method: 'POST',
    url: `/api/admin/doctors/${stage.doctor.doctorId}/payouts`,
    headers: { ...admin.headers, 'idempotency-key': randomUUID() },
    payload: { amount: 1000, account: 'mobile-money', ...body },
  });
async function sent(body: { paidOn: string; reference: string; fee?: number; account?: string }) {
  const answer = await record(body);
  expect(answer.statusCode, answer.body).toBe(201);
  const id: string = answer.json().data.id;
  return id;
}
const list = (day: string, ...lines: string[]) =>
  stage.bringList(admin, {
    method: 'mtn',
    day,
    text: ['Id,Type,Amount,Fee,Status', ...lines, ''].join('\r\n'),
  });
const takeOut = (id: string) =>
  asAdmin().post(`/api/admin/payouts/${id}/reversal`, { reason: 'A slip.' });
const feeOf = async (id: string) =>
  (await asAdmin().get('/api/admin/payouts?limit=100'))
    .json()
    .data.find((each: { id: string }) => each.id === id).fee;
/** What one payment to a doctor has left in each account; debit is positive. */
async function balances(id: string): Promise<Record<string, number>> {
  const found = await stage.platform.db.execute(
    sql`select account, sum(debit - credit)::int as balance from ledger_entries
        where payout_id = ${id} group by account having sum(debit - credit) <> 0`,
  );
  const { rows } = found as unknown as { rows: { account: string; balance: number }[] };
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
}
const withFee = (fee: number) => ({
  'doctors-due': 1000,
  'fees-mtn': fee,
  'mobile-money': -1000 - fee,
});
const without = { 'doctors-due': 1000, 'mobile-money': -1000 };

test('what the coordinator states is booked, and goes with what was written down by mistake', async () => {
  const id = await sent({ paidOn: '2026-12-01', reference: 'MP-1', fee: 250 });
  expect(await balances(id)).toEqual(withFee(250));
  expect(await feeOf(id)).toBe(250);
  const { data } = (await asAdmin().get('/api/admin/audit')).json();
  expect(data[0].reason).toBe('1000 RWF (fee: 250), mobile-money: MP-1');
  // The doctor is told what was sent, and not what it cost.
  const notified = (await callAs(stage.app, stage.doctor).get('/api/own-payouts')).json().data[0];
  expect(notified).toMatchObject({ id, amount: 1000 });
  expect(notified).not.toHaveProperty('fee');
  await takeOut(id);
  expect(await balances(id)).toEqual({});
  const again = await sent({ paidOn: '2026-12-01', reference: 'MP-1' });
  expect(await balances(again)).toEqual(without);
  expect(await feeOf(again)).toBeNull();
});

test('what its list names is booked once, however often and by how many it is imported', async () => {
  const id = await sent({ paidOn: '2026-12-04', reference: 'MP-2' });
  const line = 'MP-2,TRANSFER,-1000,300,SUCCESSFUL';
  const answers = await Promise.all([1, 2, 3].map(() => list('2026-12-04', line)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(answers[0]?.json().data).toMatchObject({ open: 0 });
  expect(await balances(id)).toEqual(withFee(300));
  // A list that says otherwise corrects the books.
  await list('2026-12-04', line.replace('300', '280'));
  expect(await balances(id)).toEqual(withFee(280));
  expect(await feeOf(id)).toBe(280);
  await takeOut(id);
  expect(await balances(id)).toEqual({});
  await list('2026-12-04', line);
  expect(await balances(id)).toEqual({});
});

test('the list counts more than what was stated, also when it was there first', async () => {
  await list(
    '2026-12-07',
    'MP-3,DISBURSEMENT,1000,100,SUCCESSFUL',
    'MP-4,TRANSFER,-900,90,SUCCESSFUL',
  );
  const id = await sent({ paidOn: '2026-12-07', reference: 'mp-3', fee: 120 });
  expect(await balances(id)).toEqual(withFee(100));
  // Of another sum than ours, its fee says nothing.
  const other = await sent({ paidOn: '2026-12-07', reference: 'MP-4', fee: 120 });
  expect(await balances(other)).toEqual(withFee(120));
});

test('a list without fees says nothing of them, and neither does one whose transfer failed', async () => {
  const id = await sent({ paidOn: '2026-12-10', reference: 'MP-5' });
  await list('2026-12-10', 'MP-5,TRANSFER,-1000,,SUCCESSFUL');
  expect([await balances(id), await feeOf(id)]).toEqual([without, null]);
  await list('2026-12-10', 'MP-5,TRANSFER,-1000,50,FAILED');
  expect([await balances(id), await feeOf(id)]).toEqual([without, null]);
});

test('is in whole francs, of a provider: what a bank keeps its statement says', async () => {
  const wrong = async (more: object) =>
    (await record({ paidOn: '2026-12-13', reference: 'FT-1', ...more })).json().errors;
  expect(await wrong({ fee: -1 })).toMatchObject([{ path: 'fee', code: 'too-small' }]);
  expect(await wrong({ fee: 0.5 })).toMatchObject([{ path: 'fee' }]);
  expect(await wrong({ fee: 10, account: 'bank' })).toMatchObject([
    { path: 'fee', code: 'invalid-choice' },
  ]);
  await sent({ paidOn: '2026-12-13', reference: 'FT-1', account: 'bank' });
});

test.each(['update payout_fees set fee = 1', 'delete from payout_fees'])(
  'the database itself refuses: %s',
  async (statement) => {
    await expect(stage.platform.db.execute(sql.raw(statement))).rejects.toThrow();
  },
);
