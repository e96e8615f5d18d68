import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { callAs } from '../../../test/call-as.ts';
import { makeDoctor } from '../../../test/factories/doctor.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';

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
const asDoctor = () => callAs(stage.app, stage.doctor);
const transfer = (amount: number, more: object = {}) => ({
  amount,
  account: 'bank',
  paidOn: '2026-11-23',
  reference: `FT${randomUUID()}`,
  ...more,
});
const record = (body: object, doctorId = stage.doctor.doctorId, key = randomUUID()) =>
  stage.http.inject({
    method: 'POST',
    url: `/api/admin/doctors/${doctorId}/payouts`,
    headers: { ...admin.headers, 'idempotency-key': key },
    payload: body,
  });
const takeBack = (id: string, reason = 'It was another doctor.') =>
  asAdmin().post(`/api/admin/payouts/${id}/reversal`, { reason });
const earnings = async () => (await asDoctor().get('/api/own-earnings')).json().data;
const ownPayouts = async () => (await asDoctor().get('/api/own-payouts')).json().data;
const books = async () => {
  const url = '/api/admin/finance?from=2026-11-01&to=2026-12-31';
  return (await asAdmin().get(url)).json().data;
};
const balance = async (account: string) =>
  (await books()).balances.find((each: { account: string }) => each.account === account)?.balance ??
  0;

/** An appointment that is paid (15,000 RWF of it for the doctor), whose end is then reached. */
async function paidAppointment(): Promise<{ bookingId: string; paymentId: string }> {
  const [bookingId, number] = [await stage.book(), stage.newNumber()];
  const paymentId = (await stage.pay(bookingId, { number })).json().data.id;
  await stage.answer(number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  return { bookingId, paymentId };
}
const afterThem = () => stage.clock.set('2026-12-20T08:00:00Z');

test('a doctor is paid what is owed for appointments that are over, once, and is told', async () => {
  await paidAppointment();
  expect(await earnings()).toEqual({ due: 0, toCome: 15_000 });
  // Nothing is paid out for an appointment that may still be cancelled.
  expect((await record(transfer(1))).json()).toMatchObject({ status: 409, code: 'more-than-due' });
  afterThem();
  expect(await earnings()).toEqual({ due: 15_000, toCome: 0 });
  const due = (await asAdmin().get('/api/admin/doctors-due')).json().data;
  expect(due).toMatchObject([{ doctor: { id: stage.doctor.doctorId }, due: 15_000, toCome: 0 }]);
  expect((await record(transfer(15_001))).json()).toMatchObject({ code: 'more-than-due' });

  const body = transfer(15_000, { paidOn: '2026-12-18', reference: 'FT-2026-77' });
  const key = randomUUID();
  const answer = await record(body, stage.doctor.doctorId, key);
  expect([answer.statusCode, answer.json().data]).toMatchObject([201, { ...body, reversal: null }]);
  // The same request again is the same payout.
  expect((await record(body, stage.doctor.doctorId, key)).json().data.id).toBe(
    answer.json().data.id,
  );
  expect(await earnings()).toEqual({ due: 0, toCome: 0 });
  expect(await ownPayouts()).toMatchObject([{ amount: 15_000, reference: 'FT-2026-77' }]);
  expect((await asAdmin().get('/api/admin/payouts')).json().data).toMatchObject([
    { doctor: { id: stage.doctor.doctorId }, recordedBy: { name: 'Aline Uwera' } },
  ]);
  expect(await books()).toMatchObject({ off: 0, doctors: [] });
  expect(await balance('bank')).toBe(-15_000);

  const news = (await asDoctor().get('/api/notifications')).json().data;
  expect(news[0]).toMatchObject({
    title: 'Hafi has paid you',
    message: expect.stringContaining('15,000 RWF'),
    link: '/payments?tab=earned',
  });
  expect(news[0].message).toContain('FT-2026-77');
  const audit = (await asAdmin().get('/api/admin/audit')).json().data;
  expect(audit[0]).toMatchObject({
    action: 'payout.recorded',
    reason: '15000 RWF, bank: FT-2026-77',
  });
});

test('of two coordinators who pay the same doctor at once only one does; one transfer is recorded once', async () => {
  await paidAppointment();
  await paidAppointment();
  afterThem();
  const { due } = await earnings();
  const both = await Promise.all([record(transfer(due)), record(transfer(due))]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  const { data } = both.find(({ statusCode }) => statusCode === 201)?.json() ?? {};
  expect((await takeBack(data.id)).statusCode).toBe(200);
  const [first, second] = [await makeOther(), transfer(10, { reference: 'ft-1' })];
  expect((await record({ ...second, reference: 'FT-1' })).statusCode).toBe(201);
  expect((await record(second)).json()).toMatchObject({ status: 409, code: 'payout-known' });
  // Another account's reference is another transfer.
  expect((await record({ ...second, account: 'mobile-money' })).statusCode).toBe(201);
  expect((await record(second, first)).json()).toMatchObject({ code: 'more-than-due' });
});

const makeOther = async () => (await makeDoctor(stage.app)).doctorId;

test('what was recorded by mistake is taken back by a counter-entry, once, and is owed again', async () => {
  await paidAppointment();
  afterThem();
  const { due } = await earnings();
  const before = await balance('bank');
  const { id } = (await record(transfer(due, { reference: 'FT-9' }))).json().data;
  const both = await Promise.all([takeBack(id), takeBack(id)]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  // Another coordinator learns who was faster, and that their own words went nowhere.
  const other = await makePerson(stage.app, { roles: ['ADMIN'], firstName: 'Solange' });
  const late = await callAs(stage.app, other).post(`/api/admin/payouts/${id}/reversal`, {
    reason: 'The bank sent it back.',
  });
  expect(late.json()).toMatchObject({
    status: 409,
    code: 'payout-taken-back',
    message: expect.stringMatching(/^Aline Uwera has taken .*“It was another doctor\.”/),
  });
  expect((await takeBack(id, 'The bank sent it back.')).statusCode).toBe(409);
  const listed = (await callAs(stage.app, other).get('/api/admin/payouts')).json().data;
  expect(listed[0]).toMatchObject({ id, reversedBy: { name: 'Aline Uwera' } });
  expect(JSON.stringify(await ownPayouts())).not.toContain('Aline');
  expect(await earnings()).toMatchObject({ due });
  const audit = (await asAdmin().get('/api/admin/audit')).json().data;
  const reversals = audit.filter(({ action }: { action: string }) => action === 'payout.reversed');
  expect(reversals[0]).toMatchObject({ reason: `${due} RWF, FT-9: It was another doctor.` });
  expect(await balance('bank')).toBe(before);
  expect((await books()).off).toBe(0);
  expect((await ownPayouts())[0]).toMatchObject({
    id,
    reversal: { reason: 'It was another doctor.' },
  });
  const news = (await asDoctor().get('/api/notifications')).json().data;
  const titles = news.map(({ title }: { title: string }) => title);
  expect(titles.filter((each: string) => each.includes('by mistake'))).toHaveLength(
    (await ownPayouts()).filter(({ reversal }: { reversal: unknown }) => reversal).length,
  );
  // The transfer itself can be recorded again, as it should have been.
  expect((await record(transfer(due, { reference: 'FT-9' }))).statusCode).toBe(201);
});

test('an appointment that is given back after its doctor was paid is taken from the next', async () => {
  const { paymentId } = await paidAppointment();
  afterThem();
  const { due } = await earnings();
  expect((await record(transfer(due))).statusCode).toBe(201);
  const back = await stage.http.inject({
    method: 'POST',
    url: `/api/admin/payments/${paymentId}/refunds`,
    headers: { ...admin.headers, 'idempotency-key': randomUUID() },
    payload: { amount: 17_000, reason: 'The doctor was not there.' },
  });
  expect(back.statusCode).toBe(201);
  expect(await earnings()).toEqual({ due: -15_000, toCome: 0 });
  expect((await record(transfer(1))).json()).toMatchObject({ code: 'more-than-due' });
  stage.clock.set(start.toISOString());
  await paidAppointment();
  afterThem();
  expect(await earnings()).toEqual({ due: 0, toCome: 0 });
  expect((await books()).off).toBe(0);
});

test('only coordinators record, of what was so; a doctor sees only their own', async () => {
  const future = transfer(1, { paidOn: '2026-12-24' });
  expect((await record(future)).json()).toMatchObject({
    errors: [{ path: 'paidOn', code: 'invalid-date' }],
  });
  const bad = { amount: 0, account: 'doctors-due', paidOn: '2026-13-01', reference: ' ' };
  expect((await record(bad)).json().errors.map(({ path }: { path: string }) => path)).toEqual([
    'amount',
    'account',
    'paidOn',
    'reference',
  ]);
  expect((await record(transfer(1), newId())).statusCode).toBe(404);
  expect((await takeBack(newId())).statusCode).toBe(404);
  for (const who of [stage.doctor, stage.patient]) {
    const as = callAs(stage.app, who);
    expect((await as.get('/api/admin/doctors-due')).statusCode).toBe(403);
    expect((await as.get('/api/admin/payouts')).statusCode).toBe(403);
    expect((await as.post(`/api/admin/payouts/${newId()}/reversal`, {})).statusCode).toBe(403);
  }
  const other = await makeDoctor(stage.app);
  expect((await callAs(stage.app, other).get('/api/own-payouts')).json().data).toEqual([]);
  expect((await callAs(stage.app, other).get('/api/own-earnings')).json().data).toEqual({
    due: 0,
    toCome: 0,
  });
  expect((await callAs(stage.app, stage.patient).get('/api/own-earnings')).statusCode).toBe(403);
});
