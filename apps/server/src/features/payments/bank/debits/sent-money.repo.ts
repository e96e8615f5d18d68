import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/database.ts';
import { ledgerEntries, payments, refunds } from '../../payments.tables.ts';
import { payouts } from '../../payouts/payouts.tables.ts';
import { bankConfirmations, bankLines, bankTransfers, bankUnlisted } from '../bank.tables.ts';
import type { SentMoney } from './sent-money.ts';

/** Days of Kigali, both included. */
export interface SentDays {
  readonly from: string;
  readonly to: string;
}

const refundDay = sql<string>`to_char(${refunds.doneAt} at time zone 'Africa/Kigali', 'YYYY-MM-DD')`;

async function findPayouts(db: Db, where: SQL | undefined, limit?: number): Promise<SentMoney[]> {
  const query = db
    .select()
    .from(payouts)
    .where(and(eq(payouts.account, 'bank'), where))
    .orderBy(asc(payouts.paidOn), asc(payouts.id));
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(({ amount, doctorId, id, paidOn, reference, reversedAt }) => ({
    kind: 'payout',
    id,
    toId: doctorId,
    paymentId: null,
    amount,
    day: paidOn,
    reference,
    creditNote: null,
    stands: reversedAt === null,
  }));
}

/** Refunds that went back from the bank's account, as the ledger has them: not those by somebody's own money. */
async function findRefunds(db: Db, where: SQL | undefined, limit?: number): Promise<SentMoney[]> {
  const { account, at, credit, paymentId } = ledgerEntries;
  const leftTheBank = sql`exists (select 1 from ${ledgerEntries} where ${paymentId} = ${refunds.paymentId}
    and ${account} = 'bank' and ${credit} = ${refunds.amount} and ${at} = ${refunds.doneAt})`;
  const query = db
    .select({
      refund: refunds,
      payment: payments,
      reference: bankTransfers.reference,
      day: refundDay,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    // What came for a payment and was not needed is a payment of its own, without a reference.
    .leftJoin(
      bankConfirmations,
      and(
        eq(payments.stray, true),
        eq(payments.idempotencyKey, sql`'bank:' || ${bankConfirmations.id}::text`),
      ),
    )
    .leftJoin(
      bankTransfers,
      eq(bankTransfers.id, sql`coalesce(${bankConfirmations.paymentId}, ${payments.id})`),
    )
    .where(and(eq(payments.method, 'bank'), isNotNull(refunds.doneAt), leftTheBank, where))
    .orderBy(asc(refunds.doneAt), asc(refunds.id));
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(({ day, payment, reference, refund }) => ({
    kind: 'refund',
    id: refund.id,
    toId: payment.payerId,
    paymentId: payment.id,
    amount: refund.amount,
    day,
    reference,
    creditNote: refund.creditNote,
    stands: true,
  }));
}

/** What was sent, by its ids; what was taken out of the books too. */
export async function findSentById(db: Db, ids: readonly string[]): Promise<SentMoney[]> {
  if (ids.length === 0) return [];
  return [
    ...(await findPayouts(db, inArray(payouts.id, [...ids]))),
    ...(await findRefunds(db, inArray(refunds.id, [...ids]))),
  ];
}

/** What was sent on these days and stands in no line; `open`: and nobody has resolved that. */
export async function findUnmatchedSent(
  db: Db,
  { from, to }: SentDays,
  { limit, open }: { readonly limit: number; readonly open: boolean },
): Promise<SentMoney[]> {
  const has = (table: typeof bankLines | typeof bankUnlisted, column: SQL) =>
    sql`exists (select 1 from ${table} where ${column})`;
  const payoutLine = has(bankLines, eq(bankLines.payoutId, payouts.id));
  const refundLine = has(bankLines, eq(bankLines.refundId, refunds.id));
  const payoutNote = has(bankUnlisted, eq(bankUnlisted.payoutId, payouts.id));
  const refundNote = has(bankUnlisted, eq(bankUnlisted.refundId, refunds.id));
  const found = [
    ...(await findPayouts(
      db,
      and(
        isNull(payouts.reversedAt),
        gte(payouts.paidOn, from),
        lte(payouts.paidOn, to),
        sql`not ${payoutLine}`,
        open ? sql`not ${payoutNote}` : undefined,
      ),
      limit,
    )),
    ...(await findRefunds(
      db,
      and(
        sql`${refundDay} between ${from} and ${to}`,
        sql`not ${refundLine}`,
        open ? sql`not ${refundNote}` : undefined,
      ),
      limit,
    )),
  ];
  return found.sort((one, other) => one.day.localeCompare(other.day)).slice(0, limit);
}

/** Whether a line has this already. */
export async function findLineOf(db: Db, sentId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: bankLines.id })
    .from(bankLines)
    .where(or(eq(bankLines.payoutId, sentId), eq(bankLines.refundId, sentId)));
  return row?.id ?? null;
}
