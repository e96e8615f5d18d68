import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';

let stage: PaymentStage;
let admin: SignedIn;
let paid: Awaited<ReturnType<PaymentStage['requested']>>;

const days = 'from=2026-11-01&to=2026-11-30';
const get = async (path: string) => (await callAs(stage.app, admin).get(path)).json();

beforeAll(async () => {
  stage = await startPaymentStage();
  admin = await makePerson(stage.app, { roles: ['ADMIN'] });
  paid = await stage.requested();
  await stage.answer(paid.number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  await stage.http.inject({
    method: 'POST',
    url: `/api/admin/payments/${paid.id}/refunds`,
    headers: { ...admin.headers, 'idempotency-key': randomUUID() },
    payload: { amount: 3000, reason: '=HYPERLINK("x")' },
  });
  await stage.sendRefunds();
});
afterAll(() => stage.close());

test('what came in, is held and is owed', async () => {
  const { data } = await get(`/api/admin/finance?${days}`);
  expect(data).toMatchObject({
    days: [
      {
        day: '2026-11-23',
        count: 1,
        amount: 17_000,
        back: 3000,
        fee: 0,
        feesUnknown: 1,
        net: null,
      },
    ],
    kinds: [{ kind: 'booking', count: 1, amount: 17_000 }],
    methods: [{ method: 'mtn', count: 1, amount: 17_000, feesUnknown: 1, net: null }],
    off: 0,
    doctors: [{ name: 'Dr Jean Habimana', amount: 12_000 }],
  });
  expect(data.balances).toEqual([
    { account: 'customers', balance: 0 },
    { account: 'doctors-due', balance: -12_000 },
    { account: 'mobile-money', balance: 14_000 },
    { account: 'refunds-due', balance: 0 },
    { account: 'service-fees', balance: -2000 },
  ]);
  expect((await get('/api/admin/finance?from=2026-11-30&to=2026-11-01')).status).toBe(400);
  expect((await get('/api/admin/finance?from=2020-01-01&to=2026-11-01')).status).toBe(400);
});

test('a payment is found by what somebody has of it', async () => {
  const { data } = await get(`/api/admin/payments/${paid.id}`);
  const { phone, receiptNumber, reference, refunds, transactionId } = data;
  const typed = [
    receiptNumber,
    'mukamana',
    phone.slice(-6),
    phone,
    reference,
    transactionId,
    refunds[0].creditNote,
  ];
  for (const q of typed) {
    const found = await get(`/api/admin/payments?q=${encodeURIComponent(q)}`);
    expect(
      found.data.map(({ id }: { id: string }) => id),
      q,
    ).toContain(paid.id);
  }
  expect((await get('/api/admin/payments?q=%25')).data).toEqual([]);
  expect((await get('/api/admin/payments?q=nobody')).data).toEqual([]);
});

test('a payment shows all that happened, and its lines in the ledger', async () => {
  const { data } = await get(`/api/admin/payments/${paid.id}`);
  expect(data).toMatchObject({ amount: 17_000, back: 3000, left: 14_000, fee: null, net: null });
  expect(data.events.map(({ status }: { status: string }) => status)).toEqual([
    'created',
    'pending',
    'succeeded',
    'succeeded',
  ]);
  const sum = (side: 'debit' | 'credit') =>
    data.entries.reduce(
      (all: number, entry: Record<string, number>) => all + (entry[side] ?? 0),
      0,
    );
  expect(sum('debit')).toBe(sum('credit'));
  expect(data.entries).toHaveLength(9);
});

test('the table is safe in a spreadsheet, and who fetched it is recorded', async () => {
  const answer = await callAs(stage.app, admin).get(`/api/admin/finance/payments.csv?${days}`);
  expect(answer.headers['content-type']).toMatch('text/csv');
  const [head, line, end] = answer.payload.split('\r\n');
  expect(head).toContain('day (Kigali)');
  expect(line).toContain('2026-11-23');
  expect(line).toContain(`'${paid.number}`);
  expect(line).toContain(',17000,2000,3000,0,HAFI-2026-000001,HAFI-CN-2026-000001,');
  expect(head).toMatch(/provider fee RWF,net of fee RWF$/);
  expect(line).toMatch(/,not yet known,not yet known$/);
  expect(end).toBe('');
  const audit = await get('/api/admin/audit');
  expect(audit.data.map(({ action }: { action: string }) => action)).toContain('payment.exported');
});

test('nobody but coordinators', async () => {
  const payer = callAs(stage.app, stage.patient);
  for (const path of [
    `/api/admin/finance?${days}`,
    '/api/admin/payments',
    `/api/admin/payments/${paid.id}`,
    `/api/admin/finance/payments.csv?${days}`,
    `/api/admin/finance/trial-balance?${days}`,
    `/api/admin/finance/trial-balance.csv?${days}`,
  ]) {
    expect((await payer.get(path)).statusCode, path).toBe(403);
  }
});

test('each day has the same on both sides, by the days of Kigali', async () => {
  const { data } = await get(`/api/admin/finance/trial-balance?${days}`);
  expect(data).toEqual([
    { day: '2026-11-23', account: 'customers', debit: 17_000, credit: 17_000 },
    { day: '2026-11-23', account: 'doctors-due', debit: 3000, credit: 15_000 },
    { day: '2026-11-23', account: 'mobile-money', debit: 17_000, credit: 3000 },
    { day: '2026-11-23', account: 'refunds-due', debit: 3000, credit: 3000 },
    { day: '2026-11-23', account: 'service-fees', debit: 0, credit: 2000 },
  ]);
  // Late in the evening of UTC it is the next day in Kigali.
  const now = stage.clock.now();
  stage.clock.set('2026-11-24T22:30:00Z');
  const next = await stage.requested();
  await stage.answer(next.number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  stage.clock.set(now);
  const all: { day: string; debit: number; credit: number }[] = (
    await get(`/api/admin/finance/trial-balance?${days}`)
  ).data;
  expect([...new Set(all.map(({ day }) => day))]).toEqual(['2026-11-23', '2026-11-25']);
  for (const [, lines] of Map.groupBy(all, ({ day }) => day)) {
    expect(lines.reduce((off, { credit, debit }) => off + debit - credit, 0)).toBe(0);
  }
  const answer = await callAs(stage.app, admin).get(`/api/admin/finance/trial-balance.csv?${days}`);
  expect(answer.payload).toContain('\r\n2026-11-25,mobile-money,17000,0\r\n');
  const { doctors } = (await get(`/api/admin/finance?${days}`)).data;
  expect(doctors).toMatchObject([{ name: 'Dr Jean Habimana', amount: 27_000 }]);
});
