import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';

let stage: PaymentStage;
let admin: SignedIn;

beforeAll(async () => {
  stage = await startPaymentStage();
  admin = await makePerson(stage.app, { roles: ['ADMIN'] });
});
afterAll(() => stage.close());

const day = '2026-11-23';
const get = async (path: string) => (await callAs(stage.app, admin).get(path)).json().data;

async function paid(method?: 'mtn' | 'airtel') {
  const payment = await stage.paid(method);
  const { reference } = await get(`/api/admin/payments/${payment.id}`);
  return { ...payment, reference: reference as string };
}

/** Imports a list, and returns its report. */
const list = async (lines: readonly string[], { of = day, method = 'mtn' } = {}) => {
  const answer = await stage.bringList(admin, { method, day: of, text: lines.join('\r\n') });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
};
const head = 'Reference,Type,Amount,Fee,Net amount,Status';

const rows = async <T>(query: ReturnType<typeof sql>) =>
  ((await stage.platform.db.execute(query)) as unknown as { rows: T[] }).rows;
const said = (id: string) =>
  rows<{ fee: number; nth: number; source: string }>(
    sql`select fee, nth, source from provider_fees where payment_id = ${id} order by nth`,
  );

test('what a statement says is booked once, and shown with what is left', async () => {
  const { id, reference } = await paid();
  const lines = [head, `${reference},PAYMENT,17000,85,16915,SUCCESSFUL`];
  const report = await list(lines);
  expect(report).toMatchObject({
    open: 0,
    sums: { gross: 17_000, fee: 85, feesUnknown: 0, net: 16_915 },
  });
  const books = {
    'mobile-money': 16_915,
    'fees-mtn': 85,
    'doctors-due': -15_000,
    'service-fees': -2000,
  };
  expect(await stage.balances(id)).toEqual(books);
  await list(lines);
  expect(await stage.balances(id)).toEqual(books);
  expect(await said(id)).toEqual([{ fee: 85, nth: 1, source: 'statement' }]);
  expect(await get(`/api/admin/payments/${id}`)).toMatchObject({ fee: 85, net: 16_915 });
  const finances = await get(`/api/admin/finance?from=${day}&to=${day}`);
  expect(finances).toMatchObject({ off: 0 });
  expect(finances.days).toMatchObject([{ amount: 17_000, fee: 85, feesUnknown: 0, net: 16_915 }]);
  const table = await callAs(stage.app, admin).get(
    `/api/admin/finance/payments.csv?from=${day}&to=${day}`,
  );
  expect(table.payload).toMatch(/,85,16915\r\n$/);
  // The payer pays, and reads, what was agreed.
  expect((await stage.payment(id)).amount).toBe(17_000);
});

test('a statement that says otherwise corrects the books by a counter entry', async () => {
  const { id, reference } = await paid();
  await list([head, `${reference},PAYMENT,17000,85,,SUCCESSFUL`]);
  await list([head, `${reference},PAYMENT,17000,120,,SUCCESSFUL`]);
  expect(await stage.balances(id)).toMatchObject({ 'mobile-money': 16_880, 'fees-mtn': 120 });
  const { entries } = await get(`/api/admin/payments/${id}`);
  const fees = entries.filter(({ account }: { account: string }) => account === 'fees-mtn');
  expect(fees).toMatchObject([
    { debit: 85, credit: 0 },
    { debit: 0, credit: 85 },
    { debit: 120, credit: 0 },
  ]);
  expect((await said(id)).map(({ fee }) => fee)).toEqual([85, 120]);
  await list([head, `${reference},PAYMENT,17000,0,,SUCCESSFUL`]);
  expect(await stage.balances(id)).toMatchObject({ 'mobile-money': 17_000 });
  expect(await get(`/api/admin/payments/${id}`)).toMatchObject({ fee: 0, net: 17_000 });
});

test('what a list does not say, or what cannot be, is not yet known', async () => {
  const [silent, odd, other] = [await paid(), await paid(), await paid()];
  const report = await list([
    head,
    `${silent.reference},PAYMENT,17000,,,SUCCESSFUL`,
    // The fee and what was handed on do not add up.
    `${odd.reference},PAYMENT,17000,100,16800,SUCCESSFUL`,
    // Another sum than ours: a difference, and nothing is booked.
    `${other.reference},PAYMENT,16000,100,15900,SUCCESSFUL`,
  ]);
  const kinds = report.differences.map(({ key, kind, ours, theirs }: Record<string, unknown>) => [
    kind,
    ours,
    theirs,
    key,
  ]);
  expect(kinds).toEqual(
    expect.arrayContaining([
      ['net', 16_900, 16_800, undefined],
      ['amount', 17_000, 16_000, undefined],
    ]),
  );
  expect(report.sums).toMatchObject({ feesUnknown: 1, net: null });
  for (const { id } of [silent, odd, other]) {
    expect(await said(id)).toEqual([]);
    expect(await get(`/api/admin/payments/${id}`)).toMatchObject({ fee: null, net: null });
  }
});

test('a list that names only what was handed on says the fee by that', async () => {
  const { id, reference } = await paid('airtel');
  await list(['Reference,Amount,Settled Amount', `${reference},17000,16900`], { method: 'airtel' });
  expect(await stage.balances(id)).toMatchObject({ 'airtel-money': 16_900, 'fees-airtel': 100 });
});

test('what sending a refund cost is a fee too; what the payer gets stays', async () => {
  const { id, reference } = await paid();
  await stage.giveBack(admin, id, 2000);
  await stage.sendRefunds();
  const [refund] = await rows<{ reference: string }>(
    sql`select provider_reference as reference from refunds where payment_id = ${id}`,
  );
  await list([
    head,
    `${reference},PAYMENT,17000,85,,SUCCESSFUL`,
    `${refund?.reference},REFUND,2000,20,,SUCCESSFUL`,
  ]);
  expect(await stage.balances(id)).toMatchObject({ 'mobile-money': 14_895, 'fees-mtn': 105 });
  expect(await get(`/api/admin/payments/${id}`)).toMatchObject({
    fee: 105,
    net: 16_895,
    left: 15_000,
  });
});

test('what a provider said is never changed or removed', async () => {
  const { id, reference } = await paid();
  await list([head, `${reference},PAYMENT,17000,85,,SUCCESSFUL`]);
  for (const change of [
    sql`update provider_fees set fee = 0 where payment_id = ${id}`,
    sql`delete from provider_fees where payment_id = ${id}`,
  ]) {
    await expect(stage.platform.db.execute(change)).rejects.toThrow();
  }
});

test('two processes that read the same list book its fees once', async () => {
  const many = [await paid(), await paid(), await paid()];
  const lines = [head, ...many.map(({ reference }) => `${reference},PAYMENT,17000,85,,SUCCESSFUL`)];
  await Promise.all([list(lines), list(lines), list(lines)]);
  for (const { id } of many) {
    expect(await said(id)).toHaveLength(1);
    expect(await stage.balances(id)).toMatchObject({ 'fees-mtn': 85 });
  }
});
