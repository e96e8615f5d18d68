import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { makeBooking } from '../../../test/factories/booking.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';
import { notifierOf } from '../providers/provider-of.ts';
import { receiveAllFurther } from '../together/receive-further.ts';
import { fetchStatements } from './fetch-statements.job.ts';
import { receiveListed } from './receive-listed.ts';

let stage: PaymentStage;
let admin: SignedIn;

beforeAll(async () => {
  stage = await startPaymentStage({ CARD_TIMEOUT_MS: '1500' });
  admin = await makePerson(stage.app, { roles: ['ADMIN'] });
});
afterEach(() => stage.faults({ reset: true, callback: 'drop' }));
afterAll(() => stage.close());

const card = '5531886652142950';
/** At 6:20 in the morning of Kigali. */
const morningOf = (day: number) => stage.clock.set(`2026-11-${day}T04:20:00Z`);
const noonOf = (day: number) => stage.clock.set(`2026-11-${day}T10:00:00Z`);
const fetched = (of = stage.platform) => fetchStatements(of).run();

const rows = async <T>(query: ReturnType<typeof sql>) =>
  ((await stage.platform.db.execute(query)) as unknown as { rows: T[] }).rows;

const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '14:00', '14:30', '15:00'];
let booked = 0;

async function requested() {
  const { app, doctor, patient } = stage;
  const date = `2026-12-${String(7 + Math.floor(booked / times.length)).padStart(2, '0')}`;
  const time = times[booked++ % times.length] ?? '';
  const { id: bookingId } = await makeBooking(app, { doctor, patient, date, time });
  const answer = await stage.pay(bookingId, { method: 'card', number: '' });
  const { id, page } = answer.json().data as { id: string; page: string };
  const others = () =>
    rows<{ id: string; amount: number; status: string }>(
      sql`select id, amount, status from payments where purpose_id = ${bookingId} and id <> ${id}`,
    );
  return { bookingId, id, page, others };
}

async function paid() {
  const made = await requested();
  await stage.press(made.page, 'card', { number: card });
  await stage.sweepAfter({ seconds: 5 });
  expect((await stage.payment(made.id)).status).toBe('succeeded');
  return made;
}

/** Paid twice, and nobody has heard of the second charge. */
async function paidTwice() {
  const made = await requested();
  await stage.faults({
    charge: 'twice',
    http: { next: 500, times: 1, only: 'transactions?tx_ref' },
  });
  await stage.press(made.page, 'card', { number: card });
  await stage.sweepAfter({ seconds: 5 });
  await stage.faults({ reset: true, callback: 'drop' });
  expect((await stage.payment(made.id)).status).toBe('succeeded');
  expect(await made.others()).toEqual([]);
  expect((await stage.checkout(made.page)).charges).toHaveLength(2);
  return made;
}

type Report = Record<'method' | 'day', string> & {
  by: string | null;
  open: number;
  lines: number;
  sums: object;
  differences: { kind: string; ours: number | null; theirs: number | null }[];
};
const reports = async (): Promise<Report[]> =>
  (await callAs(stage.app, admin).get('/api/admin/finance/statements')).json().data;
const reportOf = async (day: number) =>
  (await reports()).find((report) => report.day === `2026-11-${day}`);

test('in the morning the day before is fetched, over several pages, and is clean', async () => {
  for (let nth = 0; nth < 11; nth += 1) await paid();
  const given = await paid();
  await stage.cancel(given.bookingId);
  await stage.sendRefunds();
  const open = await requested();
  await stage.press(open.page, 'card', { number: '5258585922666506' });
  // At 5 in the morning of Kigali it is too early.
  stage.clock.set('2026-11-24T03:20:00Z');
  await fetched();
  expect((await reportOf(23))?.lines).toBeUndefined();
  morningOf(24);
  await fetched();
  expect(await reportOf(23)).toMatchObject({
    method: 'card',
    by: null,
    // Twelve charges, one refund, and one that was refused.
    lines: 14,
    open: 0,
    differences: [],
    sums: { gross: 12 * 17_000, fee: 12 * 493, feesUnknown: 0, net: 12 * (17_000 - 493) },
  });
  const before = await rows(sql`select imported_at from provider_statements`);
  await fetched();
  expect(await rows(sql`select imported_at from provider_statements`)).toEqual(before);
});

test.each([
  [{ http: { next: 'timeout', times: 1, only: 'page=1' } }],
  [{ http: { next: 'timeout', times: 1, only: 'page=2' } }],
  [{ http: { next: 500, times: 1, only: 'page=2' } }],
  [{ http: { next: 'lost', times: 1, only: 'page=2' } }],
  [{ http: { next: 'lie', times: 1, only: 'page=2' } }],
  [{ http: { next: 500, times: 1, only: 'v3/refunds' } }],
  [{ list: 'gap' }],
  [{ list: 'repeat' }],
])('a list that does not come whole is none, and is fetched an hour later: %j', async (fault) => {
  await stage.platform.db.execute(sql`delete from provider_statement_lines`);
  await stage.platform.db.execute(sql`delete from provider_statements`);
  morningOf(24);
  await stage.faults(fault);
  await fetched();
  expect(await reports()).toEqual([]);
  await stage.faults({ reset: true, callback: 'drop' });
  await fetched();
  expect(await reportOf(23)).toMatchObject({ lines: 14, open: 0 });
});

test('a second charge whose notice was lost is found in the list, verified, and goes back', async () => {
  noonOf(24);
  const { id, others, page } = await paidTwice();
  morningOf(25);
  // Not while the provider does not answer about the charge itself: nothing is stored of the day.
  await stage.faults({ http: { next: 500, times: 1, only: '/verify' } });
  await fetched();
  expect(await others()).toEqual([]);
  expect(await reportOf(24)).toBeUndefined();
  // The list alone is no proof.
  await stage.faults({ tell: 'ambiguous' });
  await fetched();
  expect(await others()).toEqual([]);
  expect(await reportOf(24)).toMatchObject({ open: 1, differences: [{ kind: 'missing-with-us' }] });
  await stage.faults({ reset: true, callback: 'drop' });
  // The next morning the day before is fetched again.
  morningOf(26);
  await fetched();
  expect(await others()).toMatchObject([{ amount: 17_000, status: 'succeeded' }]);
  await stage.sendRefunds();
  const [other] = await others();
  expect(other?.status).toBe('refunded');
  expect((await stage.payment(id)).status).toBe('succeeded');
  const { charges, refunds } = await stage.checkout(page);
  expect(refunds).toMatchObject([{ charge: charges[1]?.id, amount: 17_000, status: 'completed' }]);
  expect(await stage.balances(other?.id ?? '')).toMatchObject({
    card: -493,
    'fees-flutterwave': 493,
  });
  expect(await reportOf(24)).toMatchObject({ open: 0 });
  // Found late, it is no difference on the day on which it was found either.
  morningOf(28);
  await fetched();
  for (const day of [24, 25, 26, 27]) expect(await reportOf(day)).toMatchObject({ open: 0 });
});

test('a second charge that is told of another sum hangs until it is told as it was asked for', async () => {
  noonOf(28);
  const { others } = await paidTwice();
  const provider = notifierOf(stage.platform, 'flutterwave');
  const lines = (await provider?.statement?.('2026-11-28')) ?? [];
  const listed = () =>
    receiveListed(stage.platform, 'card', lines, receiveAllFurther, { isNumbered: true });
  await stage.faults({ tell: 'amount' });
  await listed();
  await listed();
  expect(await others()).toMatchObject([{ status: 'pending' }]);
  await stage.faults({ tell: 'none' });
  await listed();
  const found = await others();
  expect(found.map(({ status }) => status).sort()).toEqual(['failed', 'succeeded']);
  expect(found.find(({ status }) => status === 'succeeded')).toMatchObject({ amount: 17_000 });
});

test('two processes that fetch at once, and one that is killed between: one refund', async () => {
  noonOf(28);
  const twice = await paidTwice();
  const second = await stage.startSecond();
  morningOf(29);
  // Killed after the charge was booked, before the day was stored.
  const provider = notifierOf(stage.platform, 'flutterwave');
  const lines = (await provider?.statement?.('2026-11-28')) ?? [];
  await receiveListed(stage.platform, 'card', lines, receiveAllFurther, { isNumbered: true });
  expect(await twice.others()).toHaveLength(1);
  noonOf(28);
  const again = await paidTwice();
  morningOf(29);
  await Promise.all([fetched(), fetched(second.platform)]);
  await Promise.all([stage.sendRefunds(), second.due.run('payments.send-refunds')]);
  for (const { others, page } of [twice, again]) {
    expect(await others()).toMatchObject([{ amount: 17_000, status: 'refunded' }]);
    expect((await stage.checkout(page)).refunds).toHaveLength(1);
  }
  expect(await reportOf(28)).toMatchObject({ by: null, open: 0 });
});

test('after an outage each day is fetched; money of a payment that was given up is taken in', async () => {
  noonOf(29);
  const late = await requested();
  const page = late.page;
  // Asked about for the last time before it is paid, as after a month.
  await stage.platform.db.execute(
    sql`update payments set status = 'expired', next_check_at = null where id = ${late.id}`,
  );
  await stage.press(page, 'card', { number: card });
  stage.clock.set('2026-12-04T04:20:00Z');
  await fetched();
  expect((await stage.payment(late.id)).status).toBe('succeeded');
  const days = (await reports()).map(({ day }) => day);
  for (const day of ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'])
    expect(days).toContain(day);
  expect(await reportOf(29)).toMatchObject({ open: 0 });
});

test('a charge in another currency is no money in francs, and says so', async () => {
  stage.clock.set('2026-12-04T10:00:00Z');
  const { id } = await paid();
  await stage.faults({ tell: 'currency' });
  stage.clock.set('2026-12-05T04:20:00Z');
  await fetched();
  const [report] = await reports();
  expect(report).toMatchObject({
    day: '2026-12-04',
    sums: { gross: 0, fee: 0, net: 0 },
    differences: [{ kind: 'currency', ours: 17_000, theirs: null, paymentId: id }],
  });
});

test('a list that a coordinator imports stands in for one that cannot be fetched', async () => {
  stage.clock.set('2026-12-05T10:00:00Z');
  const { id } = await paid();
  stage.clock.set('2026-12-06T04:20:00Z');
  await stage.faults({ http: { next: 500, times: 1, only: 'page=1' } });
  await fetched();
  const reference = await stage.reference(id);
  const answer = await stage.http.inject({
    method: 'POST',
    url: '/api/admin/finance/statements?method=card&day=2026-12-05',
    headers: { ...admin.headers, 'content-type': 'text/csv' },
    payload: `tx_ref,Amount,App Fee,Currency,Status\r\n${reference},17000,493,RWF,successful`,
  });
  expect(answer.json().data).toMatchObject({ by: expect.any(String), lines: 1, open: 0 });
  // What is fetched later takes its place.
  stage.clock.set('2026-12-06T05:20:00Z');
  await fetched();
  expect((await reports())[0]).toMatchObject({ day: '2026-12-05', by: null, open: 0 });
});
