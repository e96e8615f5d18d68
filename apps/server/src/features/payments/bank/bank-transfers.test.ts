import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ageAccount } from '../../../test/age-account.ts';
import { type BankStage, bankAccount, startBankStage } from '../../../test/bank/bank-stage.ts';
import { callAs } from '../../../test/call-as.ts';
import { makeBooking } from '../../../test/factories/booking.factory.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { startPaymentStage } from '../../../test/payment-stage.ts';

let stage: BankStage;
beforeAll(async () => {
  stage = await startBankStage();
});
afterAll(() => stage.close());

const follow = () => stage.app.due.run('payments.follow-transfers');
const cancel = (id: string) =>
  callAs(stage.app, stage.patient).post(`/api/payments/${id}/transfer/cancel`);
const titles = async () =>
  (await callAs(stage.app, stage.patient).get('/api/notifications?limit=50'))
    .json()
    .data.map((each: { title: string }) => each.title);

describe('paying by bank', () => {
  test('is offered only where the operator has set an account', async () => {
    const offered = async (app: BankStage['app']) =>
      (await app.http.inject({ url: '/api/payment-methods' })).json().data;
    expect(await offered(stage.app)).toContain('bank');
    const without = await startPaymentStage();
    expect(await offered(without.app)).not.toContain('bank');
    const bookingId = await without.book();
    expect((await without.pay(bookingId, { method: 'bank' })).json()).toMatchObject({
      code: 'method-not-available',
    });
    await without.close();
  });

  test('begins with a reference, the account, and a week to transfer', async () => {
    const { answer, bookingId, id, transfer } = await stage.begun();
    expect(answer).toMatchObject({ method: 'bank', status: 'pending', phone: null });
    expect(await transfer()).toEqual({
      paymentId: id,
      bank: bankAccount.BANK_NAME,
      accountName: bankAccount.BANK_ACCOUNT_NAME,
      accountNumber: bankAccount.BANK_ACCOUNT_NUMBER,
      swift: null,
      amount: 17_000,
      reference: expect.stringMatching(/^HF-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]$/),
      payBy: '2026-11-30T06:00:00.000Z',
      // Three business days after Monday the 23rd: the end of Thursday.
      usuallyBy: '2026-11-26T22:00:00.000Z',
      state: 'waiting',
      arrived: 0,
      needed: true,
    });
    expect(await stage.bookingState(bookingId)).toBe('pending');
    expect(await stage.steps(id)).toEqual(['created', 'pending']);
    // Nobody is asked on a phone, and nothing is polled.
    const [row] = await stage.rows(
      sql`select next_check_at, provider_reference from payments where id = ${id}`,
    );
    expect(row).toEqual({ next_check_at: null, provider_reference: null });
    // Another sees neither account nor reference.
    const other = await makePerson(stage.app);
    const theirs = await callAs(stage.app, other).get(`/api/payments/${id}/transfer`);
    expect(theirs.statusCode).toBe(404);
  });

  test('is refused for what is sooner than a transfer takes, and ends before what is within a week', async () => {
    const { app, doctor, pay } = stage;
    const person = await ageAccount(app, await makePerson(app));
    const bookAt = (date: string) =>
      makeBooking(app, { doctor, patient: person, date, time: '15:00' });
    const soon = await bookAt('2026-11-26');
    const refused = await pay(soon.id, { person, method: 'bank' });
    expect(refused.json()).toMatchObject({ status: 409, code: 'too-soon-for-bank' });
    // It is not even offered.
    const offered = async (before: string) =>
      (await callAs(app, person).get(`/api/payment-methods?before=${before}`)).json().data;
    expect(await offered('2026-11-26T13:00:00.000Z')).not.toContain('bank');
    expect(await offered('2026-12-26T13:00:00.000Z')).toContain('bank');
    const friday = await bookAt('2026-11-27');
    const taken = await pay(friday.id, { person, method: 'bank' });
    expect(taken.json().data).toMatchObject({ expiresAt: '2026-11-27T13:00:00.000Z' });
  });

  test('is cancelled by its payer, who then chooses another way', async () => {
    const { bookingId, id, transfer } = await stage.begun();
    expect((await stage.pay(bookingId)).json()).toMatchObject({ code: 'payment-in-progress' });
    expect((await cancel(id)).statusCode).toBe(200);
    expect(await stage.payment(id)).toMatchObject({ status: 'expired', failure: 'left' });
    expect(await transfer()).toMatchObject({ state: 'over' });
    // Pressed twice.
    expect((await cancel(id)).statusCode).toBe(200);
    expect(await stage.bookingState(bookingId)).toBe('due');
    expect((await stage.pay(bookingId)).statusCode).toBe(201);
  });

  test('is not cancelled once money came, nor once it is paid', async () => {
    const { id, reference, transfer } = await stage.begun();
    await stage.imported(stage.csv([{ amount: '17,000.00', text: `Salary ${reference}` }]));
    expect(await transfer()).toMatchObject({ state: 'arrived', arrived: 17_000 });
    expect((await cancel(id)).json()).toMatchObject({ code: 'transfer-arrived' });
    await stage.confirmShown(id);
    expect((await cancel(id)).json()).toMatchObject({ code: 'transfer-over' });
  });
});

test('two days before the end the payer is reminded once, and at the end it ends', async () => {
  const later = await startBankStage();
  const { bookingId, id, reference } = await later.begun();
  const run = () => later.app.due.run('payments.follow-transfers');
  const notices = async (): Promise<{ title: string; message: string; link: string }[]> =>
    (await callAs(later.app, later.patient).get('/api/notifications?limit=50')).json().data;
  later.clock.advance({ hours: 24 * 5 - 1 });
  await run();
  expect((await notices()).some(({ title }) => title.includes('await'))).toBe(false);
  later.clock.advance({ hours: 2 });
  await run();
  await run();
  const reminders = (await notices()).filter(
    ({ title }) => title === 'We await your bank transfer',
  );
  expect(reminders).toHaveLength(1);
  expect(reminders[0]).toMatchObject({ link: `/payments/${id}` });
  expect(reminders[0]?.message).toContain(reference);
  later.clock.advance({ hours: 48 });
  await run();
  expect(await later.payment(id)).toMatchObject({ status: 'expired', failure: 'not-transferred' });
  expect(await later.bookingState(bookingId)).toBe('due');
  expect((await notices()).filter(({ title }) => title === 'Payment not completed')).toHaveLength(
    1,
  );
  await later.close();
});

test('what came in time waits for people, however long they take', async () => {
  const later = await startBankStage();
  const { id, reference } = await later.begun();
  await later.imported(later.csv([{ amount: 16_000, text: reference }]));
  later.clock.advance({ hours: 24 * 8 });
  await later.app.due.run('payments.follow-transfers');
  expect(await later.payment(id)).toMatchObject({ status: 'pending' });
  await later.close();
});

test('a cancelled visit needs no transfer: its page says so, and nobody is reminded', async () => {
  const { bookingId, transfer } = await stage.begun();
  await stage.cancel(bookingId);
  expect(await transfer()).toMatchObject({ state: 'waiting', needed: false });
  const before = await titles();
  stage.clock.advance({ hours: 24 * 5 + 1 });
  await follow();
  const after = await titles();
  expect(after.length - before.length).toBeLessThanOrEqual(3);
});
