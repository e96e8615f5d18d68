import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';

let stage: PaymentStage;
let admin: SignedIn;

beforeAll(async () => {
  stage = await startPaymentStage();
  for (let paid = 0; paid < 3; paid += 1) {
    const number = stage.newNumber();
    await stage.pay(await stage.book(), { number });
    await stage.answer(number, 'approve');
    await stage.sweepAfter({ seconds: 5 });
  }
});
afterAll(() => stage.close());
beforeEach(async () => {
  stage.clock.set('2026-12-20T08:00:00Z');
  admin = await makePerson(stage.app, { roles: ['ADMIN'] });
});

const asAdmin = () => callAs(stage.app, admin);
let days = 0;
/** A day of its own for each test. */
const newDay = () => {
  days += 1;
  return `2026-12-${String(days * 3).padStart(2, '0')}`;
};

async function sent(paidOn: string, more: object = {}): Promise<string> {
  const answer = await stage.http.inject({
    method: 'POST',
    url: `/api/admin/doctors/${stage.doctor.doctorId}/payouts`,
    headers: { ...admin.headers, 'idempotency-key': randomUUID() },
    payload: { amount: 1000, account: 'mobile-money', paidOn, reference: 'MP261203.7', ...more },
  });
  expect(answer.statusCode).toBe(201);
  return answer.json().data.id;
}
const takeBack = (id: string) =>
  asAdmin().post(`/api/admin/payouts/${id}/reversal`, { reason: 'A slip.' });
const head = 'Id,Type,Amount,Status\r\n';
const send = (day: string, lines: string, method = 'mtn') =>
  stage.bringList(admin, { method, day, text: head + lines });
interface Difference {
  kind: string;
  ours: number | null;
  theirs: number | null;
  payout: { id: string; doctor: string } | null;
}
const openOn = async (day: string): Promise<Difference[]> =>
  (await asAdmin().get('/api/admin/finance/statements'))
    .json()
    .data.find((each: { day: string }) => each.day === day)
    .differences.map(({ kind, ours, payout, theirs }: Difference) => ({
      kind,
      ours,
      payout,
      theirs,
    }));
const notified = async (): Promise<{ link: string }[]> =>
  (await asAdmin().get('/api/notifications'))
    .json()
    .data.filter(({ message }: { message: string }) => message.includes('our books'));

test('what was sent to a doctor is known to our books, however the list names the direction', async () => {
  const day = newDay();
  await sent(day);
  await sent(day, { reference: 'mp261203.8', amount: 500 });
  const lines = 'mp261203.7,TRANSFER,1000,SUCCESSFUL\r\nMP261203.8,TRANSFER,-500,SUCCESSFUL\r\n';
  const compared = await send(day, lines);
  expect([compared.statusCode, compared.json().data]).toMatchObject([
    200,
    { open: 0, differences: [] },
  ]);
  expect(await notified()).toEqual([]);
});

test('one that was mistyped is found: by its number, and by its sum', async () => {
  const day = newDay();
  const wrong = await sent(day, { reference: 'MP-20', amount: 100 });
  const dear = await sent(day, { reference: 'MP-30', amount: 300 });
  await send(day, 'MP-02,TRANSFER,-100,SUCCESSFUL\r\nMP-30,TRANSFER,-30,SUCCESSFUL\r\n');
  const doctor = 'Dr Jean Habimana';
  expect(await openOn(day)).toEqual(
    expect.arrayContaining([
      { kind: 'missing-with-us', ours: null, theirs: 100, payout: null },
      { kind: 'missing-at-provider', ours: 100, theirs: null, payout: { id: wrong, doctor } },
      { kind: 'amount', ours: 300, theirs: 30, payout: { id: dear, doctor } },
    ]),
  );
  // The notice leads to where they stand.
  expect(await notified()).toMatchObject([{ link: '/admin/finance?tab=providers' }]);
  // Taken out and written down as it was: nothing is left.
  await takeBack(wrong);
  await takeBack(dear);
  await sent(day, { reference: 'mp-02', amount: 100 });
  await sent(day, { reference: 'MP-30', amount: 30 });
  expect(await openOn(day)).toEqual([]);
});

test('one that is written down after its day was compared is no difference any more', async () => {
  const day = newDay();
  await send(day, 'MP-40,TRANSFER,-700,SUCCESSFUL\r\n');
  expect(await openOn(day)).toMatchObject([{ kind: 'missing-with-us' }]);
  // Also under another day than the provider's.
  const id = await sent('2026-12-19', { reference: 'MP-40', amount: 700 });
  expect(await openOn(day)).toEqual([]);
  await takeBack(id);
  expect(await openOn(day)).toMatchObject([{ kind: 'missing-with-us' }]);
});

test('one from another account is asked for in no list', async () => {
  const day = newDay();
  await sent(day, { account: 'bank', reference: 'FT-1', amount: 10 });
  await sent(day, { account: 'airtel-money', reference: 'AM-1', amount: 20 });
  expect((await send(day, '')).json().data.open).toBe(0);
  expect((await send(day, '', 'airtel')).json().data).toMatchObject({
    open: 1,
    differences: [{ kind: 'missing-at-provider', ours: 20 }],
  });
});
