import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountCalls } from '../../../test/account-calls.ts';
import { callAs } from '../../../test/call-as.ts';
import { makeDoctor } from '../../../test/factories/doctor.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { proveIdentity } from '../../../test/issue-session.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';

const bank = {
  way: 'bank',
  holder: 'Jean Habimana',
  bank: 'Bank of Kigali',
  number: '00040-0012 3456',
};

let stage: PaymentStage;
let admin: SignedIn;
let start: Date;
beforeAll(async () => {
  stage = await startPaymentStage();
  admin = await makePerson(stage.app, { roles: ['ADMIN'], firstName: 'Aline', lastName: 'Uwera' });
  start = stage.clock.now();
});
beforeEach(() => stage.clock.set(start.toISOString()));
afterAll(() => stage.close());

const asAdmin = () => callAs(stage.app, admin);
const asDoctor = (who: SignedIn = stage.doctor) => callAs(stage.app, who);
const change = (body: object, who?: SignedIn) => asDoctor(who).put('/api/own-payee-account', body);
const current = async (who?: SignedIn) =>
  (await asDoctor(who).get('/api/own-payee-account')).json().data;

const confirm = () => proveIdentity(stage.app, stage.doctor);

const record = (body: object, doctorId = stage.doctor.doctorId) =>
  stage.http.inject({
    method: 'POST',
    url: `/api/admin/doctors/${doctorId}/payouts`,
    headers: { ...admin.headers, 'idempotency-key': randomUUID() },
    payload: {
      amount: 15_000,
      account: 'bank',
      paidOn: '2026-12-20',
      reference: `FT${randomUUID()}`,
      ...body,
    },
  });

/** An appointment that is paid and over: 15,000 RWF are owed. */
async function owe() {
  stage.clock.set(start.toISOString());
  const [bookingId, number] = [await stage.book(), stage.newNumber()];
  await stage.pay(bookingId, { number });
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  stage.clock.set('2026-12-20T08:00:00Z');
}
const due = async () => (await asAdmin().get('/api/admin/doctors-due')).json().data[0];

test('a doctor says where to pay after showing who they are, and is told of it', async () => {
  expect(await current()).toBeNull();
  expect((await change(bank)).json()).toMatchObject({ status: 403, code: 'confirm-first' });
  await confirm();
  expect((await change(bank)).json().data).toMatchObject({ ...bank, number: '0004000123456' });
  expect(await current()).toMatchObject({ way: 'bank', number: '0004000123456' });
  const [notice] = (await asDoctor().get('/api/notifications')).json().data;
  expect(notice).toMatchObject({ title: 'Where Hafi pays you was changed' });
  const mails = await accountCalls(stage.app).messagesTo(stage.doctor.email);
  const mail = mails.at(-1);
  expect(JSON.stringify(mail)).toContain('another account');
  expect(JSON.stringify(mail)).not.toContain('123456');
  const [event] = (await asAdmin().get('/api/admin/audit')).json().data;
  expect(event).toMatchObject({ action: 'payee-account.changed', reason: 'bank, …456' });
});

test('the change is mailed whatever was chosen, without a way to turn such mails off', async () => {
  const off = { email: false, push: false, sms: false, quietHours: null };
  const chosen = await asDoctor().put('/api/preferences', { notifications: off });
  expect(chosen.statusCode).toBe(200);
  await confirm();
  const mails = () => accountCalls(stage.app).messagesTo(stage.doctor.email);
  const before = (await mails()).length;
  expect((await change(bank)).statusCode).toBe(200);
  const later = (await mails()).slice(before);
  expect(later.map(({ subject }) => subject)).toEqual(['Hafi: Where Hafi pays you was changed']);
  expect(later[0]?.unsubscribe ?? null).toBeNull();
});

test('of two saves at once both are stored, the one after the other', async () => {
  await confirm();
  const numbers = ['0788123451', '0788123452', '0788123453', '0788123454'];
  const answers = await Promise.all(
    numbers.map((number) => change({ way: 'mtn', holder: 'Jean Habimana', bank: '', number })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
});

test.each([
  [{ number: '12' }, 'number', 'invalid-account'],
  [{ number: 'my account' }, 'number', 'invalid-account'],
  [{ bank: '' }, 'bank', 'required'],
  [{ way: 'mtn', number: '0728123456' }, 'number', 'invalid-wallet'],
  [{ way: 'airtel', number: '0788123456' }, 'number', 'invalid-wallet'],
  [{ holder: ' ' }, 'holder', 'required'],
])('%j is refused at %s', async (wrong, path, code) => {
  const answer = (await change({ ...bank, ...wrong })).json();
  expect(answer.errors).toEqual([expect.objectContaining({ path, code })]);
});

test('a payout keeps where it was sent, also of an account that was replaced meanwhile', async () => {
  await owe();
  await confirm();
  await change(bank);
  const { payTo } = await due();
  expect(payTo).toMatchObject({ holder: 'Jean Habimana', number: '0004000123456' });
  // While the coordinator is at the bank.
  await change({ way: 'mtn', holder: 'Jean Habimana', number: '078 812 3456' });
  expect((await due()).payTo).toMatchObject({ way: 'mtn', bank: '', number: '+250788123456' });
  const paid = (await record({ payeeAccountId: payTo.id })).json().data;
  expect(paid.paidTo).toMatchObject({ way: 'bank', number: '0004000123456' });
  expect((await asDoctor().get('/api/own-payouts')).json().data[0].paidTo).toEqual(paid.paidTo);
  // From then on it is not kept elsewhere.
  expect((await record({ payeeAccountId: payTo.id })).json()).toMatchObject({
    code: 'more-than-due',
  });
  await owe();
  expect((await record({ payeeAccountId: payTo.id })).json().errors).toEqual([
    expect.objectContaining({ path: 'payeeAccountId' }),
  ]);
});

test('without an account the list says who was asked for it, and the doctor is told once a day', async () => {
  const other = await makeDoctor(stage.app);
  const ask = () => asAdmin().post(`/api/admin/doctors/${other.doctorId}/payee-account-request`);
  expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200]);
  const news = (await asDoctor(other).get('/api/notifications')).json().data;
  expect(news.map(({ title }: { title: string }) => title)).toEqual(['Where should Hafi pay you?']);
  const events = (await asAdmin().get('/api/admin/audit')).json().data;
  expect(events).toContainEqual(expect.objectContaining({ action: 'payee-account.asked' }));
});

test.each(['1900-01-01', '2025-12-31', '2036-01-01', '2026-12-21'])(
  'a payout of %s is refused',
  async (paidOn) => {
    await owe();
    expect((await record({ paidOn })).json().errors).toEqual([
      expect.objectContaining({ path: 'paidOn', code: 'invalid-date' }),
    ]);
  },
);
