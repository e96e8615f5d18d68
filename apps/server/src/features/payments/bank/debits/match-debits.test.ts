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
/** A payment by bank that was too little and is owed back, and its reference. */
let owed: { id: string; reference: string };

beforeAll(async () => {
  stage = await startDebitStage();
  const { bookingId, id, reference } = await stage.begun();
  await stage.imported(stage.csv([{ amount: 9000, text: reference }]));
  await stage.confirmShown(id);
  await stage.sendRefunds();
  const [unallocated] = await stage.rows(
    sql`select id from payments where purpose_id = ${bookingId} and stray`,
  );
  owed = { id: String(unallocated?.id), reference };
});
afterAll(() => stage.close());
beforeEach(() => {
  stage.clock.set('2026-12-20T08:00:00Z');
});

const doctor = 'Dr Jean Habimana';

describe('a payment to a doctor by bank', () => {
  test('is found in the statement by its reference, whichever came first', async () => {
    const [one, two] = [again(), again()];
    await stage.sent(one);
    // Banks leave signs out, or write the reference into the text.
    await stage.bring(
      {
        amount: one.amount,
        text: 'First',
        number: one.reference.replaceAll('-', '').toLowerCase(),
      },
      { amount: two.amount, text: `TRF ${two.reference}, salary` },
    );
    expect(await stage.left('First')).toBeNull();
    expect(await stage.became('First')).toMatchObject({ state: 'sent', to: doctor, by: [] });
    expect(await stage.left(`TRF ${two.reference}, salary`)).toMatchObject({
      state: 'out',
      sent: null,
    });
    const id = await stage.sent(two);
    expect(await stage.left(`TRF ${two.reference}, salary`)).toBeNull();
    // Taken out of the books, the bank has what our books have not; written down again, it is known.
    expect((await stage.takeOut(id)).statusCode).toBe(200);
    expect(await stage.left(`TRF ${two.reference}, salary`)).toMatchObject({ sent: null });
    await stage.sent(two);
    expect(await stage.left(`TRF ${two.reference}, salary`)).toBeNull();
  });

  test('is found when the statement is imported at the very moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { amount, reference } = again();
      const file = debitsCsv([{ amount, text: `At once ${round}`, number: reference }]);
      const [recorded, ...imported] = await Promise.all([
        stage.record({ amount, reference }),
        stage.importAs(stage.admin, file),
        stage.importAs(stage.second, file),
      ]);
      const codes = [recorded, ...imported].map(({ statusCode }) => statusCode);
      expect(codes).toEqual([201, 200, 200]);
      expect(await stage.became(`At once ${round}`)).toMatchObject({ state: 'sent', to: doctor });
    }
  });

  test('is not taken for another: a part of a longer number, another sum, another account', async () => {
    const [one, wallet] = [again(), again()];
    const id = await stage.sent(one);
    await stage.sent({ ...wallet, account: 'mobile-money' });
    await stage.bring(
      { amount: one.amount, text: `TRF ${one.reference}7` },
      { amount: one.amount + 500, text: 'With more', number: one.reference },
      { amount: wallet.amount, text: 'Of a wallet', number: wallet.reference },
    );
    expect((await stage.left(`TRF ${one.reference}7`))?.suggestions[0]?.because).toEqual([
      'amount',
    ]);
    expect((await stage.left('Of a wallet'))?.suggestions).toEqual([]);
    const more = await stage.left('With more');
    expect(more?.suggestions[0]).toMatchObject({
      because: ['reference'],
      sent: { id, kind: 'payout', to: doctor, amount: one.amount, paymentId: null },
    });
  });

  test('of another sum is a difference until somebody writes how it was resolved', async () => {
    const { amount, reference } = again();
    const id = await stage.sent({ amount, reference });
    await stage.bring({ amount: amount + 300, text: 'Dearer', number: reference });
    const lineId = await stage.lineWith('Dearer');
    const say = (sentId: string | null, who?: SignedIn) =>
      stage.as(who).post(`/api/admin/bank/lines/${lineId}/sent`, { sentId });
    expect((await say(id)).statusCode).toBe(200);
    expect((await say(id, stage.second)).statusCode).toBe(200);
    expect(await stage.left('Dearer')).toMatchObject({ sent: { id, amount }, suggestions: [] });
    expect(await stage.unlisted(id)).toBeNull();
    // Another after all: taken off, and not found again by itself.
    expect((await say(null)).statusCode).toBe(200);
    expect((await say(null)).json()).toMatchObject({ code: 'bank-line-changed' });
    await say(id);
    const note = { note: 'The bank kept 300 RWF of it.' };
    const aside = await stage.as().post(`/api/admin/bank/lines/${lineId}/aside`, note);
    expect(aside.statusCode).toBe(200);
    expect(await stage.left('Dearer')).toBeNull();
    expect(await stage.became('Dearer')).toMatchObject({ state: 'sent', to: doctor, ...note });
    expect(await stage.actions(lineId)).toEqual([
      'bank.line-matched',
      'bank.line-unmatched',
      'bank.line-matched',
      'bank.line-aside',
    ]);
  });

  test('is in one line: of two coordinators who say another at once, one is told', async () => {
    const { amount, reference } = again();
    const id = await stage.sent({ amount, reference });
    await stage.bring({ amount, text: 'This one' }, { amount, text: 'Or this' });
    const ids = [await stage.lineWith('This one'), await stage.lineWith('Or this')];
    const answers = await Promise.all(
      ids.map((lineId, at) =>
        stage
          .as(at === 0 ? stage.admin : stage.second)
          .post(`/api/admin/bank/lines/${lineId}/sent`, {
            sentId: id,
          }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const taken = await Promise.all(['This one', 'Or this'].map(stage.left));
    expect(taken.filter((line) => line !== null)).toHaveLength(1);
    await stage.takeOut(id);
    const freed = await Promise.all(['This one', 'Or this'].map(stage.left));
    expect(freed.filter((line) => line !== null)).toHaveLength(2);
    const late = await stage.as().post(`/api/admin/bank/lines/${ids[0]}/sent`, { sentId: id });
    expect(late.json()).toMatchObject({ code: 'bank-line-changed' });
  });

  test('that no statement of its days has is listed, and resolved once', async () => {
    const { amount, reference } = again();
    const id = await stage.sent({ amount, reference, paidOn: '2026-12-14' });
    await stage.bring({ amount: 7, text: 'Next day', day: '15/12/2026' });
    // The bank may date it on the next business day.
    expect(await stage.unlisted(id)).toBeNull();
    await stage.bring({ amount: 8, text: 'Later', day: '16/12/2026' });
    expect(await stage.unlisted(id)).toMatchObject({
      kind: 'payout',
      to: doctor,
      amount,
      reference,
    });
    const resolve = (who: SignedIn, note: string) =>
      stage.as(who).post(`/api/admin/bank/sent/${id}/resolve`, { note });
    expect((await resolve(stage.admin, ' ')).statusCode).toBe(400);
    const answers = await Promise.all([
      resolve(stage.admin, 'The bank sends it tomorrow.'),
      resolve(stage.second, 'Asked the bank.'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await stage.unlisted(id)).toBeNull();
    expect(await stage.actions(id)).toEqual(['bank.unlisted-resolved']);
    const { resolved } = await stage.history();
    expect(resolved.filter(({ sent: of }) => of.id === id)).toHaveLength(1);
    // The line comes after all.
    await stage.bring({ amount, text: 'After all', number: reference, day: '18/12/2026' });
    expect(await stage.became('After all')).toMatchObject({ state: 'sent' });
    expect((await resolve(stage.admin, 'Again')).json()).toMatchObject({
      code: 'bank-line-changed',
    });
    const nobodys = await stage.as().post(`/api/admin/bank/sent/${stage.doctor.doctorId}/resolve`, {
      note: 'Nothing',
    });
    expect(nobodys.statusCode).toBe(404);
    const forget = stage.platform.db.execute(sql`delete from bank_unlisted`);
    await expect(forget).rejects.toThrow();
  });
});

test('money that went back by bank is found by the reference of its payment', async () => {
  const text = `Refund ${owed.reference.replaceAll('-', ' ').toLowerCase()}`;
  await stage.bring({ amount: 9000, text, day: '18/12/2026' });
  expect(await stage.left(text)).toMatchObject({ sent: null });
  await stage.sendRefunds();
  const settle = { by: 'provider' };
  const settled = await stage.as().post(`/api/admin/hanging-payments/${owed.id}/settle`, settle);
  expect(settled.json()).toEqual({ data: { status: 'refunded' } });
  expect(await stage.left(text)).toBeNull();
  expect(await stage.became(text)).toMatchObject({ state: 'sent', to: 'Espérance Mukamana' });
  expect((await stage.balancesOfBank()).off).toBe(0);
});
