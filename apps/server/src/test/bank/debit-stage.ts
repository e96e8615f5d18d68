import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { callAs } from '../call-as.ts';
import type { SignedIn } from '../factories/person.factory.ts';
import { startBankStage } from './bank-stage.ts';

interface Debit {
  readonly amount: number;
  readonly text: string;
  readonly day?: string;
  readonly number?: string;
}

interface Sent {
  readonly amount: number;
  readonly reference: string;
  readonly paidOn?: string;
  readonly account?: string;
}

/** A statement with money that left, as a bank exports it. */
export const debitsCsv = (debits: readonly Debit[]): string =>
  [
    'Date,Description,Reference,Debit,Credit,Balance',
    ...debits.map(
      ({ amount, day = '15/12/2026', number = '', text }) =>
        `${day},"${text}",${number},"${amount}",,"9,999,999.00"`,
    ),
  ].join('\r\n');

let sums = 100;
/** A sum and a reference that no other test has. */
export const again = () => {
  sums += 1;
  return { amount: sums, reference: `FT-${sums}-${randomUUID().slice(0, 6)}` };
};

/** The bank's stage with a doctor to whom 60,000 RWF are owed, on a day after the appointments. */
export async function startDebitStage() {
  const stage = await startBankStage();
  for (let paid = 0; paid < 4; paid += 1) {
    const number = stage.newNumber();
    await stage.pay(await stage.book(), { number });
    await stage.answer(number, 'approve');
    await stage.sweepAfter({ seconds: 5 });
  }
  const as = (who: SignedIn = stage.admin) => callAs(stage.app, who);
  const record = (body: Sent) =>
    stage.http.inject({
      method: 'POST',
      url: `/api/admin/doctors/${stage.doctor.doctorId}/payouts`,
      headers: { ...stage.admin.headers, 'idempotency-key': randomUUID() },
      payload: { account: 'bank', paidOn: '2026-12-15', ...body },
    });
  return {
    ...stage,
    as,
    record,
    bring: (...debits: Debit[]) => stage.imported(debitsCsv(debits)),
    /** Writes a payment to the doctor down; its id. */
    async sent(body: Sent): Promise<string> {
      const answer = await record(body);
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json().data.id;
    },
    takeOut: (id: string) => as().post(`/api/admin/payouts/${id}/reversal`, { reason: 'A slip.' }),
    lineWith: async (text: string): Promise<string> =>
      String((await stage.rows(sql`select id from bank_lines where text = ${text}`))[0]?.id),
    /** A line that is to be looked at; null when it is not. */
    left: async (text: string) =>
      (await stage.desk()).left.find((line) => line.text === text) ?? null,
    became: async (text: string) =>
      (await stage.history()).lines.find((line) => line.text === text),
    unlisted: async (id: string) =>
      (await stage.desk()).unlisted.find((each) => each.id === id) ?? null,
    /** What the bank holds, what it has charged, and all accounts together. */
    async balancesOfBank() {
      const [row] = await stage.rows(
        sql`select coalesce(sum(debit - credit) filter (where account = 'bank'), 0)::int as bank,
              coalesce(sum(debit - credit) filter (where account = 'fees-bank'), 0)::int as fees,
              sum(debit - credit)::int as off from ledger_entries`,
      );
      return row as { bank: number; fees: number; off: number };
    },
    /** What the audit log says of something. */
    actions: async (subjectId: string) =>
      (
        await stage.rows(
          sql`select action from audit_events where subject_id = ${subjectId} order by at, id`,
        )
      ).map(({ action }) => action),
  };
}

export type DebitStage = Awaited<ReturnType<typeof startDebitStage>>;
