import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BankStage, startBankStage } from '../../../../test/bank/bank-stage.ts';
import { callAs } from '../../../../test/call-as.ts';
import { makePerson } from '../../../../test/factories/person.factory.ts';

let stage: BankStage;
beforeAll(async () => {
  stage = await startBankStage({ BANK_TWO_PEOPLE_ABOVE: '20000' });
});
afterAll(() => stage.close());

const audited = async (subjectId: string) =>
  (
    await stage.rows(
      sql`select action from audit_events where subject_id = ${subjectId} order by id`,
    )
  ).map(({ action }) => action);

/** A payment and what a statement says came for it. */
async function came(...amounts: number[]) {
  const payment = await stage.begun();
  await stage.imported(
    stage.csv(amounts.map((amount) => ({ amount, text: `Transfer ${payment.reference}` }))),
  );
  return payment;
}

/** The payments that hold money to pay back for this booking, with their refunds. */
const strays = (bookingId: string) =>
  stage.rows(sql`select p.id, p.amount, p.status, r.amount as back, r.done_at
    from payments p left join refunds r on r.payment_id = p.id
    where p.purpose_id = ${bookingId} and p.stray order by p.id`);

const sumOfLedger = async () =>
  (
    await stage.rows(sql`select coalesce(sum(debit - credit), 0)::int as sum from ledger_entries`)
  )[0]?.sum;

describe('up to the limit', () => {
  test('one person books it: paid, ledger, receipt, notice and audit, once', async () => {
    const { bookingId, id, transfer } = await came(17_000);
    const arrival = await stage.arrival(id);
    expect(arrival).toMatchObject({
      total: 17_000,
      outcome: 'paid',
      two: false,
      first: null,
      mayConfirm: true,
    });
    expect((await stage.confirmShown(id)).json()).toEqual({ data: { booked: true } });
    expect(await stage.payment(id)).toMatchObject({
      status: 'succeeded',
      receiptNumber: expect.stringMatching(/^HAFI-2026-/),
    });
    expect(await stage.bookingState(bookingId)).toBe('paid');
    expect(await transfer()).toMatchObject({ state: 'over' });
    expect(await stage.balances(id)).toEqual({
      bank: 17_000,
      'doctors-due': -15_000,
      'service-fees': -2000,
    });
    expect(await audited(id)).toEqual(['bank.confirmed']);
    // Pressed again: what was on the screen is there no more.
    const again = { lines: arrival.lines.map((line) => line.id), outcome: 'paid' };
    expect((await stage.confirm(stage.admin, id, again)).json()).toMatchObject({
      code: 'bank-line-changed',
    });
    expect(await stage.steps(id)).toEqual(['created', 'pending', 'succeeded']);
    const receipt = await callAs(stage.app, stage.patient).get(`/api/payments/${id}/receipt.pdf`);
    expect(receipt.statusCode).toBe(200);
  });

  test('two at once, and the same press many times, book once', async () => {
    const { id } = await came(17_000);
    const { lines } = await stage.arrival(id);
    const body = { lines: lines.map((line) => line.id), outcome: 'paid' };
    const answers = await Promise.all(
      [stage.admin, stage.second, stage.admin, stage.second].map((who) =>
        stage.confirm(who, id, body),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect(await stage.balances(id)).toMatchObject({ bank: 17_000 });
  });
});

describe('above the limit', () => {
  test('the second may not be the first, and the database refuses it too', async () => {
    const { bookingId, id } = await came(21_000);
    expect(await stage.arrival(id)).toMatchObject({ two: true, outcome: 'paid-and-rest-back' });
    expect((await stage.confirmShown(id)).json()).toEqual({ data: { booked: false } });
    expect(await stage.bookingState(bookingId)).toBe('pending');
    expect(await stage.arrival(id)).toMatchObject({
      mayConfirm: false,
      first: { id: stage.admin.personId },
    });
    expect((await stage.confirmShown(id)).json()).toMatchObject({ code: 'second-person-needed' });
    const { message } = await stage.platform.db
      .execute(
        sql`update bank_confirmations set second_by = first_by, second_at = now() where payment_id = ${id}`,
      )
      .then(
        () => new Error('taken'),
        (error: Error) => (error.cause as Error) ?? error,
      );
    expect(message).toContain('bank_confirmations_two_people');
    const alone = await stage.platform.db
      .execute(sql`update bank_confirmations set done_at = now() where payment_id = ${id}`)
      .then(
        () => new Error('taken'),
        (error: Error) => (error.cause as Error) ?? error,
      );
    expect(alone.message).toContain('bank_confirmations_above_limit');
    expect(await stage.arrival(id, stage.second)).toMatchObject({ mayConfirm: true });
    expect((await stage.confirmShown(id, stage.second)).json()).toEqual({ data: { booked: true } });
    expect(await stage.bookingState(bookingId)).toBe('paid');
    expect(await audited(id)).toEqual(['bank.first-confirmed', 'bank.confirmed']);
    // What was too much is owed back.
    expect(await strays(bookingId)).toMatchObject([
      { amount: 4000, status: 'succeeded', back: 4000 },
    ]);
  });

  test('two first at once are one first and nothing more, and a third with the second are one', async () => {
    const { bookingId, id } = await came(20_500);
    const { lines, outcome } = await stage.arrival(id);
    const body = { lines: lines.map((line) => line.id), outcome };
    const firsts = await Promise.all([1, 2].map(() => stage.confirm(stage.admin, id, body)));
    expect(firsts.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const third = await makePerson(stage.app, { roles: ['ADMIN'] });
    const seconds = await Promise.all(
      [stage.second, third].map((who) => stage.confirm(who, id, body)),
    );
    expect(seconds.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await stage.bookingState(bookingId)).toBe('paid');
    expect(await strays(bookingId)).toMatchObject([{ amount: 3500 }]);
  });

  test('a first confirmation is taken back, and what comes meanwhile waits for its turn', async () => {
    const { bookingId, id, reference } = await came(20_100);
    await stage.confirmShown(id);
    await stage.imported(stage.csv([{ amount: 5, text: reference }]));
    expect(await stage.arrival(id, stage.second)).toMatchObject({ total: 20_100 });
    const takeBack = () =>
      callAs(stage.app, stage.second).post(`/api/admin/bank/payments/${id}/take-back`);
    expect((await takeBack()).statusCode).toBe(200);
    expect((await takeBack()).json()).toMatchObject({ code: 'bank-line-changed' });
    expect(await stage.arrival(id)).toMatchObject({ total: 20_105, first: null });
    expect(await audited(id)).toEqual(['bank.first-confirmed', 'bank.taken-back']);
    expect(await stage.bookingState(bookingId)).toBe('pending');
  });
});

describe('another sum than was asked for', () => {
  test('too little waits for the rest, and both together pay', async () => {
    const { bookingId, id, reference, transfer } = await came(10_000);
    expect(await stage.arrival(id)).toMatchObject({ total: 10_000, outcome: 'all-back' });
    expect(await transfer()).toMatchObject({ state: 'different', arrived: 10_000 });
    const notices = (await callAs(stage.app, stage.patient).get('/api/notifications')).json().data;
    expect(notices[0]).toMatchObject({ title: 'Your bank transfer is another sum' });
    await stage.imported(stage.csv([{ amount: 7000, text: reference }]));
    expect(await stage.arrival(id)).toMatchObject({ total: 17_000, outcome: 'paid' });
    await stage.confirmShown(id);
    expect(await stage.bookingState(bookingId)).toBe('paid');
    expect(await stage.balances(id)).toMatchObject({ bank: 17_000 });
  });

  test('too little is paid back by hand on request: told, booked, and the payment waits on', async () => {
    const { bookingId, id } = await came(9000);
    expect((await stage.confirmShown(id)).json()).toEqual({ data: { booked: true } });
    expect(await stage.payment(id)).toMatchObject({ status: 'pending' });
    const [unallocated] = await strays(bookingId);
    expect(unallocated).toMatchObject({ amount: 9000, back: 9000, done_at: null });
    // The coordinators' list, also after the job that sends refunds has tried.
    await stage.sendRefunds();
    const admin = callAs(stage.app, stage.admin);
    const hanging = async () =>
      (await admin.get('/api/admin/hanging-payments'))
        .json()
        .data.filter((row: { id: string }) => row.id === unallocated?.id);
    expect(await hanging()).toMatchObject([{ trouble: 'transfer-back', amount: 9000 }]);
    const settled = await admin.post(`/api/admin/hanging-payments/${unallocated?.id}/settle`, {
      by: 'provider',
    });
    expect(settled.json()).toEqual({ data: { status: 'refunded' } });
    expect(await hanging()).toEqual([]);
    expect(await stage.balances(String(unallocated?.id))).toEqual({});
    const [notice] = (await callAs(stage.app, stage.patient).get('/api/notifications')).json().data;
    expect(notice.message).toContain('sent 9,000 RWF back to you, the way you paid');
  });
});

describe('late and twice', () => {
  test('a second transfer of what is paid goes back whole', async () => {
    const { bookingId, id, reference } = await came(17_000);
    await stage.confirmShown(id);
    await stage.imported(stage.csv([{ amount: 17_000, text: reference }]));
    expect(await stage.arrival(id)).toMatchObject({ outcome: 'all-back', total: 17_000 });
    await stage.confirmShown(id);
    expect(await strays(bookingId)).toMatchObject([{ amount: 17_000, back: 17_000 }]);
    expect(await stage.bookingState(bookingId)).toBe('paid');
    const [notice] = (await callAs(stage.app, stage.patient).get('/api/notifications')).json().data;
    expect(notice.message).toContain('were not needed');
  });

  test('after it was cancelled it pays what is still to be paid, and goes back from what is not', async () => {
    const still = await stage.begun();
    const other = await stage.begun();
    for (const { id } of [still, other]) {
      await callAs(stage.app, stage.patient).post(`/api/payments/${id}/transfer/cancel`);
    }
    // The one is paid by phone meanwhile.
    const number = stage.newNumber();
    await stage.pay(other.bookingId, { number });
    await stage.answer(number, 'approve');
    await stage.sweepAfter({ seconds: 5 });
    expect(await stage.bookingState(other.bookingId)).toBe('paid');
    await stage.imported(
      stage.csv([still, other].map(({ reference }) => ({ amount: 17_000, text: reference }))),
    );
    expect(await stage.arrival(still.id)).toMatchObject({ outcome: 'paid' });
    expect(await stage.arrival(other.id)).toMatchObject({ outcome: 'all-back' });
    await stage.confirmShown(still.id);
    await stage.confirmShown(other.id);
    expect(await stage.bookingState(still.bookingId)).toBe('paid');
    expect(await strays(other.bookingId)).toMatchObject([{ back: 17_000 }]);
    expect(await stage.bookingState(other.bookingId)).toBe('paid');
  });

  test('of a visit that was cancelled meanwhile it goes back', async () => {
    const { bookingId, id } = await came(17_000);
    await stage.cancel(bookingId);
    await stage.confirmShown(id);
    expect(await stage.rows(sql`select amount from refunds where payment_id = ${id}`)).toEqual([
      { amount: 17_000 },
    ]);
    expect(await stage.bookingState(bookingId)).toBe('refunding');
  });
});

test('every posting of these tests balances', async () => {
  expect(await sumOfLedger()).toBe(0);
});
