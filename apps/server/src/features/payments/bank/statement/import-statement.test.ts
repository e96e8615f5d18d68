import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BankStage, startBankStage } from '../../../../test/bank/bank-stage.ts';
import { callAs } from '../../../../test/call-as.ts';
import { makePerson } from '../../../../test/factories/person.factory.ts';

let stage: BankStage;
beforeAll(async () => {
  stage = await startBankStage();
});
afterAll(() => stage.close());

const count = async () =>
  (await stage.rows(sql`select count(*)::int as lines from bank_lines`))[0]?.lines as number;
const lineWith = async (text: string) => {
  const [row] = await stage.rows(sql`select id from bank_lines where text = ${text}`);
  return String(row?.id);
};
const admin = () => callAs(stage.app, stage.admin);

describe('an import', () => {
  test('first says what it would add, and adds nothing', async () => {
    const { reference } = await stage.begun();
    const file = stage.csv([
      { amount: '17,000.00', text: `from Jean ${reference.toLowerCase().replaceAll('-', ' ')}` },
      { amount: 12_000, text: `Part ${reference}` },
      { amount: 5000, text: 'Cash deposit' },
      { amount: '-700', text: 'Reversal' },
    ]);
    const before = await count();
    const dry = await stage.imported(file, 'yes');
    expect(dry).toMatchObject({ added: 4, known: 0, fitting: 1, different: 1, unknown: 1, out: 1 });
    expect(dry.lines[0]).toMatchObject({ state: 'matched', fits: true, reference });
    expect(await count()).toBe(before);
    expect(await stage.imported(file)).toMatchObject({ added: 4 });
    expect(await count()).toBe(before + 4);
  });

  test('adds each line once: the same file, one that overlaps, and two at once', async () => {
    const lines = ['A', 'B', 'C', 'D'].map((text) => ({ amount: 4321, text: `Once ${text}` }));
    const rows = stage.csv(lines).split('\r\n');
    const [head = '', ...data] = rows;
    const file = [head, ...data.slice(0, 3)].join('\n');
    const before = await count();
    const answers = await Promise.all(
      [stage.admin, stage.second, stage.admin].map((who) => stage.importAs(who, file)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await count()).toBe(before + 3);
    expect(await stage.imported(file)).toMatchObject({ added: 0, known: 3 });
    const overlapping = [head, ...data.slice(1)].join('\n');
    expect(await stage.imported(overlapping)).toMatchObject({ added: 1, known: 2 });
    expect(await count()).toBe(before + 4);
    const imported = await stage.rows(
      sql`select actor_id as by, subject_id as id from audit_events
          where action = 'bank.statement-imported' order by at desc, id desc limit 1`,
    );
    expect(imported).toEqual([{ by: stage.admin.personId, id: expect.any(String) }]);
    const { imports } = await stage.history();
    expect(imports[0]).toMatchObject({ name: 'november.csv', added: 1 });
    expect(imports[0]?.id).toBe(imported[0]?.id);
    expect(imports.filter(({ added }) => added === 0)).toEqual([]);
  });

  test('names the rows that it does not read, and adds the others', async () => {
    const file = [
      'Date,Description,Amount,Type',
      '24/11/2026,Refund to customer HF-4HXK-8QH6-4,17001,DB',
      '24/11/2026,Unknown mark,17002,XX',
      '24/12/2026,Future,17003,CR',
    ].join('\n');
    expect(await stage.imported(file)).toMatchObject({
      added: 1,
      out: 1,
      lines: [{ amount: -17_001 }],
      unreadable: [
        { row: 3, why: 'sign', text: '24/11/2026 · Unknown mark · 17002 · XX' },
        { row: 4, why: 'future' },
      ],
      unreadableCount: 2,
    });
  });

  test('asks about a line that is perhaps known in another dress, and adds it when it is another', async () => {
    const first = 'Date,Description,Amount\n20/11/2026,VIR UWASE,4400\n20/11/2026,Other,4401\n';
    expect(await stage.imported(first)).toMatchObject({ added: 2 });
    const dressed =
      'Date,Reference,Description,Amount\n20/11/2026,X1,Vir  Uwasé,4400\n20/11/2026,X2,OTHER.,4401\n20/11/2026,X3,New,4402\n';
    const dry = await stage.imported(dressed, 'yes');
    expect(dry).toMatchObject({ added: 1, known: 0, doubtfulCount: 2 });
    expect(dry.doubtful[0]).toMatchObject({
      row: 2,
      text: 'Vir Uwasé',
      bankReference: 'X1',
      known: { text: 'VIR UWASE', bankReference: null, amount: 4400 },
    });
    const before = await count();
    await stage.imported(dressed);
    expect(await count()).toBe(before + 1);
    const twice = [stage.admin, stage.second].map((who) => stage.importAs(who, dressed, 'no', '3'));
    expect((await Promise.all(twice)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await count()).toBe(before + 2);
  });

  test('counts equal lines by day: a file that shows another part of the day is asked about', async () => {
    const rows = (...texts: string[]) =>
      ['Date,Description,Amount', ...texts.map((text) => `19/11/2026,${text},3300`)].join('\n');
    expect(await stage.imported(rows('Morning', 'Deposit'))).toMatchObject({ added: 2 });
    // All of the day: the second of two is new.
    const all = await stage.imported(rows('Morning', 'Deposit', 'Deposit'), 'yes');
    // The line with which it begins may be the second of two of which the first is stored.
    expect(all).toMatchObject({ added: 1, known: 1, doubtfulCount: 1 });
    expect(all.doubtful[0]).toMatchObject({ text: 'Morning' });
    // The same file again adds nothing, and asks nothing.
    const same = await stage.imported(rows('Morning', 'Deposit'), 'yes');
    expect(same).toMatchObject({ added: 0, known: 2, doubtfulCount: 0 });
    // The last lines only: it may be the first or the second.
    const part = rows('Deposit', 'Evening');
    expect(await stage.imported(part)).toMatchObject({ added: 1, known: 0, doubtfulCount: 1 });
    expect((await stage.importAs(stage.admin, part, 'no', '2')).json().data).toMatchObject({
      added: 1,
    });
  });

  test('is refused when it is no statement or too large, and to others than coordinators', async () => {
    const refused = async (file: string) => (await stage.importAs(stage.admin, file)).json();
    expect(await refused('Hello')).toMatchObject({ status: 422, code: 'statement-unreadable' });
    expect(await refused('')).toMatchObject({ code: 'statement-unreadable' });
    expect(await refused('x'.repeat(2 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      code: 'statement-too-large',
    });
    const family = await makePerson(stage.app, { roles: ['FAMILY'] });
    expect((await stage.importAs(family, 'Hello')).statusCode).toBe(403);
  });
});

describe('a line without a reference', () => {
  test('is suggested by its sum and the name in it, and a person says what it is', async () => {
    const { id, reference } = await stage.begun();
    await stage.imported(stage.csv([{ amount: 17_000, text: 'CASH DEP ESPERANCE' }]));
    const lineId = await lineWith('CASH DEP ESPERANCE');
    const found = (await stage.desk()).open.find((line) => line.id === lineId);
    expect(found?.suggestions[0]?.because).toEqual(['amount', 'name']);
    const match = (written: string | null) =>
      admin().post(`/api/admin/bank/lines/${lineId}/match`, { reference: written });
    const wrong = `${reference.slice(0, -1)}${reference.endsWith('2') ? '3' : '2'}`;
    expect((await match(wrong)).json()).toMatchObject({ code: 'reference-unknown' });
    expect((await match(reference.replaceAll('-', '').toLowerCase())).statusCode).toBe(200);
    expect((await match(reference)).statusCode).toBe(200);
    expect(await stage.arrival(id)).toMatchObject({ total: 17_000, outcome: 'paid' });
    // Another's: taken off again, and put on once more.
    expect((await match(null)).statusCode).toBe(200);
    expect((await match(null)).json()).toMatchObject({ code: 'bank-line-changed' });
    expect((await match(reference)).statusCode).toBe(200);
    await stage.confirmShown(id);
    // What is booked is not moved any more.
    expect((await match(null)).json()).toMatchObject({ code: 'bank-line-changed' });
  });

  test('is put aside with a reason, and taken back', async () => {
    await stage.imported(stage.csv([{ amount: 99, text: 'Interest' }]));
    const id = await lineWith('Interest');
    const aside = (note: string | null) =>
      admin().post(`/api/admin/bank/lines/${id}/aside`, { note });
    expect((await aside('Interest of our bank')).statusCode).toBe(200);
    expect((await aside('Again')).json()).toMatchObject({ code: 'bank-line-changed' });
    expect((await stage.desk()).open.some((line) => line.id === id)).toBe(false);
    const kept = (await stage.history()).lines.find((line) => line.id === id);
    expect(kept).toMatchObject({ state: 'other', note: 'Interest of our bank' });
    expect((await aside(null)).statusCode).toBe(200);
    expect((await stage.desk()).open.some((line) => line.id === id)).toBe(true);
    const [event] = await stage.rows(
      sql`select reason from audit_events where subject_id = ${id} and action = 'bank.line-aside'`,
    );
    expect(event).toEqual({ reason: 'Interest of our bank' });
  });
});

test('money that left is shown and never matched, by the database too', async () => {
  const { id, reference } = await stage.begun();
  await stage.imported(stage.csv([{ amount: '-17,000', text: `Reversal ${reference} now` }]));
  const lineId = await lineWith(`Reversal ${reference} now`);
  const desk = await stage.desk();
  expect(desk.arrivals.some(({ transfer }) => transfer.id === id)).toBe(false);
  expect(desk.open.some((line) => line.id === lineId)).toBe(false);
  const answer = await admin().post(`/api/admin/bank/lines/${lineId}/match`, { reference });
  expect(answer.json()).toMatchObject({ code: 'bank-line-changed' });
  const line = (await stage.history()).lines.find((each) => each.id === lineId);
  expect(line).toMatchObject({ state: 'out', amount: -17_000 });
  const change = stage.platform.db.execute(
    sql`update bank_lines set amount = 17000 where id = ${lineId}`,
  );
  await expect(change).rejects.toThrow();
});

test('two references in one transfer are for people to sort', async () => {
  const [one, other] = [await stage.begun(), await stage.begun()];
  const text = `Both ${one.reference} ${other.reference}`;
  await stage.imported(stage.csv([{ amount: 34_000, text }]));
  const lineId = await lineWith(text);
  expect((await stage.desk()).open.some((line) => line.id === lineId)).toBe(true);
});
