import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { issueSession } from '../../../test/issue-session.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';

let stage: PaymentStage;
let admin: SignedIn;

beforeAll(async () => {
  stage = await startPaymentStage();
  admin = await makePerson(stage.app, { roles: ['ADMIN'] });
});
afterAll(() => stage.close());

/** Goes to a morning of Kigali; sessions end sooner than the days of a test. */
async function wakeOn(day: string, time = '06:30') {
  stage.clock.set(`${day}T${time}:00Z`);
  const { cookie } = await issueSession(stage.platform, admin.personId);
  admin = { ...admin, headers: { cookie } };
}
beforeEach(() => wakeOn('2026-11-23'));

const paid = (method?: 'mtn' | 'airtel') => stage.paid(method);
const send = (day: string, method = 'mtn') =>
  stage.bringList(admin, { method, day, text: 'Reference,Amount\r\n' });
const missing = async () =>
  (await callAs(stage.app, admin).get('/api/admin/finance/missing-statements')).json().data;
const daysOf = async () =>
  (await missing()).days.map(({ day, method }: Record<string, string>) => `${day} ${method}`);
const tell = () => stage.app.due.run('payments.tell-missing-days');
const notified = async (): Promise<{ message: string; link: string }[]> =>
  (await callAs(stage.app, admin).get('/api/notifications'))
    .json()
    .data.filter(({ title }: { title: string }) => title === 'A provider’s list is missing');

test('a day with money of ours and no list is shown once it is over, and told once', async () => {
  await paid();
  const { id } = await paid();
  await paid('airtel');
  await stage.giveBack(admin, id, 2000);
  await stage.sendRefunds();
  const refused = await stage.requested();
  await stage.answer(refused.number, 'refuse');
  await stage.sweepAfter({ seconds: 10 });
  // A day that goes on has no whole list.
  expect((await missing()).days).toEqual([]);
  await tell();
  expect(await notified()).toEqual([]);
  expect((await send('2026-11-23')).statusCode).toBe(200);

  await wakeOn('2026-11-24');
  expect(await missing()).toEqual({
    since: '2026-08-26',
    days: [
      { method: 'mtn', day: '2026-11-23', movements: 3, came: 34_000, went: 2000 },
      { method: 'airtel', day: '2026-11-23', movements: 1, came: 17_000, went: 0 },
    ],
  });
  await Promise.all([tell(), tell()]);
  expect(await notified()).toMatchObject([
    {
      message: expect.stringMatching(/books: 2, the last on .*23.*November.*Please import/),
      link: '/admin/finance?tab=providers',
    },
  ]);
  // The next morning only of what is new.
  await paid();
  await wakeOn('2026-11-25');
  await tell();
  expect((await notified())[0]?.message).toMatch(/books: 1, the last on .*24.*November/);
  await wakeOn('2026-11-26');
  await tell();
  expect(await notified()).toHaveLength(2);
  // What is imported is missing no more.
  await send('2026-11-23');
  await send('2026-11-24');
  expect(await daysOf()).toEqual(['2026-11-23 airtel']);
  await send('2026-11-23', 'airtel');
  expect(await daysOf()).toEqual([]);
  await wakeOn('2026-11-27');
  await tell();
  expect(await notified()).toHaveLength(2);
});

test('what was sent to a doctor from a wallet is money of ours too', async () => {
  await wakeOn('2026-12-10');
  const sent = (account: string, paidOn: string) =>
    stage.http.inject({
      method: 'POST',
      url: `/api/admin/doctors/${stage.doctor.doctorId}/payouts`,
      headers: { ...admin.headers, 'idempotency-key': randomUUID() },
      payload: { amount: 100, account, paidOn, reference: account },
    });
  for (const account of ['mobile-money', 'bank', 'card']) {
    expect((await sent(account, '2026-12-08')).statusCode).toBe(201);
  }
  const { days } = await missing();
  expect(days.filter(({ day }: { day: string }) => day > '2026-12')).toEqual([
    { method: 'mtn', day: '2026-12-08', movements: 1, came: 0, went: 100 },
  ]);
});

test('only coordinators see it', async () => {
  const patient = callAs(stage.app, stage.patient);
  expect((await patient.get('/api/admin/finance/missing-statements')).statusCode).toBe(403);
});
