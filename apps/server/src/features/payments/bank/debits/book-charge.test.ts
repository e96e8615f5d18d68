import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  again,
  type DebitStage,
  debitsCsv,
  startDebitStage,
} from '../../../../test/bank/debit-stage.ts';
import type { SignedIn } from '../../../../test/factories/person.factory.ts';

let stage: DebitStage;

beforeAll(async () => {
  stage = await startDebitStage();
});
afterAll(() => stage.close());
beforeEach(() => {
  stage.clock.set('2026-12-20T08:00:00Z');
});

describe('a charge of the bank', () => {
  const charge = (lineId: string, who?: SignedIn) =>
    stage.as(who).post(`/api/admin/bank/lines/${lineId}/charge`);
  const reverse = (lineId: string, who?: SignedIn) =>
    stage
      .as(who)
      .post(`/api/admin/bank/lines/${lineId}/charge/reversal`, { reason: 'It was rent.' });

  test('is booked once, by two at once and however often its statement is imported', async () => {
    const before = await stage.balancesOfBank();
    const file = debitsCsv([{ amount: 1500, text: 'SMS charges' }]);
    await stage.imported(file);
    const lineId = await stage.lineWith('SMS charges');
    const answers = await Promise.all([
      charge(lineId),
      charge(lineId, stage.second),
      charge(lineId),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await stage.imported(file)).toMatchObject({ added: 0, known: 1 });
    expect((await charge(lineId)).statusCode).toBe(200);
    const booked = { bank: before.bank - 1500, fees: before.fees + 1500, off: 0 };
    expect(await stage.balancesOfBank()).toEqual(booked);
    expect(await stage.actions(lineId)).toEqual(['bank.charge-booked']);
    expect(await stage.left('SMS charges')).toBeNull();
    expect(await stage.became('SMS charges')).toMatchObject({ state: 'charge', to: null });
    expect((await stage.became('SMS charges'))?.by).toHaveLength(1);
    // It is nothing else until it is taken out of the books.
    const aside = await stage.as().post(`/api/admin/bank/lines/${lineId}/aside`, { note: 'Rent' });
    expect(aside.json()).toMatchObject({ code: 'bank-line-changed' });
  });

  test('is taken out of the books by a counter-entry, once, and can be booked anew', async () => {
    const before = await stage.balancesOfBank();
    await stage.bring({ amount: 2500, text: 'Ledger fee' });
    const lineId = await stage.lineWith('Ledger fee');
    await charge(lineId);
    const answers = await Promise.all([reverse(lineId), reverse(lineId, stage.second)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await stage.balancesOfBank()).toEqual({ ...before, off: 0 });
    expect(await stage.left('Ledger fee')).toMatchObject({ state: 'out' });
    expect((await charge(lineId)).statusCode).toBe(200);
    expect(await stage.balancesOfBank()).toMatchObject({ fees: before.fees + 2500, off: 0 });
    expect(await stage.actions(lineId)).toEqual([
      'bank.charge-booked',
      'bank.charge-reversed',
      'bank.charge-booked',
    ]);
  });

  test('is booked in whole or not at all, when the process ends in between', async () => {
    await stage.bring({ amount: 3500, text: 'Broken off' });
    const lineId = await stage.lineWith('Broken off');
    const before = await stage.balancesOfBank();
    const { db } = stage.platform;
    // The last thing that is written fails, as when the connection ends there.
    await db.execute(sql`create function break_off() returns trigger language plpgsql as
      $$ begin raise exception 'broken off'; end $$`);
    await db.execute(sql`create trigger break_off before insert on audit_events
      for each row execute function break_off()`);
    expect((await charge(lineId)).statusCode).toBe(500);
    await db.execute(sql`drop trigger break_off on audit_events`);
    await db.execute(sql`drop function break_off`);
    expect(await stage.balancesOfBank()).toEqual(before);
    expect(await stage.left('Broken off')).toMatchObject({ state: 'out' });
    expect((await charge(lineId)).statusCode).toBe(200);
    expect(await stage.balancesOfBank()).toMatchObject({ fees: before.fees + 3500, off: 0 });
  });

  test('is only money that left, of which nobody has said that it is something else', async () => {
    const { amount, reference } = again();
    await stage.sent({ amount, reference });
    await stage.bring(
      { amount, text: 'Known', number: reference },
      { amount: 50, text: 'Said' },
      { amount: 3_000_000_000, text: 'Much' },
    );
    await stage.imported(stage.csv([{ amount: 77, text: 'Came' }]));
    await stage
      .as()
      .post(`/api/admin/bank/lines/${await stage.lineWith('Said')}/aside`, { note: 'Rent' });
    expect(await stage.became('Said')).toMatchObject({ state: 'other', note: 'Rent' });
    expect(await stage.left('Said')).toBeNull();
    for (const text of ['Known', 'Said', 'Came']) {
      const answer = await charge(await stage.lineWith(text));
      expect([text, answer.json().code]).toEqual([text, 'bank-line-changed']);
    }
    expect((await charge(await stage.lineWith('Much'))).json().code).toBe('charge-too-large');
    expect((await reverse(await stage.lineWith('Said'))).json().code).toBe('bank-line-changed');
    expect((await charge(stage.doctor.doctorId)).statusCode).toBe(404);
  });

  test.each([
    'update bank_charges set amount = 1',
    'update bank_charges set reversal_reason = reversal_reason where reversed_at is not null',
    'delete from bank_charges',
    'update bank_lines set payout_id = (select id from payouts limit 1) where amount > 0',
    'delete from bank_lines where amount < 0',
  ])('the database itself refuses: %s', async (statement) => {
    await expect(stage.platform.db.execute(sql.raw(statement))).rejects.toThrow();
  });
});
