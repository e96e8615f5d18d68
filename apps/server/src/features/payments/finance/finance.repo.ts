import { dayInKigali } from '@hafi/base/kigali-time';
import type { LedgerAccount } from '@hafi/contract/payments/finance.contract';
import type { PaymentMethod } from '@hafi/contract/payments/payment.schemas';
import {
  and,
  asc,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { newestFirst } from '../../../platform/db/keyset.ts';
import type { Wanted } from '../../../platform/http/read-page.ts';
import type { PaymentRow, PaymentView } from '../payments.repo.ts';
import {
  ledgerEntries,
  type PurposeKind,
  paymentEvents,
  payments,
  receipts,
  refunds,
} from '../payments.tables.ts';
import { doctorOfEntry } from '../payouts/payouts.repo.ts';
import { payouts } from '../payouts/payouts.tables.ts';
import { lastFeeOfPayment } from '../provider-fees/provider-fees.repo.ts';
import { providerFees } from '../provider-fees/provider-fees.tables.ts';

/** Instants, the second excluded. */
export interface Span {
  readonly from: Date;
  readonly before: Date;
}

export type EventRow = typeof paymentEvents.$inferSelect;
export type EntryRow = typeof ledgerEntries.$inferSelect;

const escaped = (q: string) => q.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** What somebody typed to find a payment: part of a number, or of the payer's name. */
function matches(q: string): SQL | undefined {
  const digits = q.replace(/\D/g, '');
  const part = `%${escaped(q)}%`;
  const name = sql<string>`${payments.firstName} || ' ' || ${payments.lastName}`;
  return or(
    ilike(receipts.number, part),
    ilike(name, part),
    ilike(payments.providerTransactionId, `${escaped(q)}%`),
    sql`${payments.providerReference}::text = lower(${q})`,
    sql`${payments.id}::text = lower(${q})`,
    digits.length >= 3 && digits.length >= q.replace(/[\s+]/g, '').length
      ? ilike(payments.phone, `%${digits}`)
      : undefined,
    sql`exists (select from ${refunds} r where r.payment_id = ${payments.id}
      and (r.credit_note ilike ${part} or r.provider_transaction_id = ${q} or r.provider_reference::text = lower(${q})))`,
  );
}

const viewed = (db: Db) =>
  db
    .select({ payment: payments, receiptNumber: receipts.number })
    .from(payments)
    .leftJoin(receipts, eq(receipts.paymentId, payments.id));

const asView = ({
  payment,
  receiptNumber,
}: {
  payment: PaymentRow;
  receiptNumber: string | null;
}) => ({
  ...payment,
  receiptNumber,
});

/** All payments, newest first, or those that fit what was typed. */
export async function findAllPayments(
  db: Db,
  q: string,
  { after, limit }: Wanted,
): Promise<PaymentView[]> {
  const order = newestFirst(payments.createdAt, payments.id);
  const rows = await viewed(db)
    .where(and(q ? matches(q) : undefined, order.beyond(after)))
    .orderBy(...order.by)
    .limit(limit);
  return rows.map(asView);
}

/** Payments of a span, oldest first, some at a time. */
export async function findPaymentsBetween(
  db: Db,
  { before, from }: Span,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<PaymentView[]> {
  const rows = await viewed(db)
    .where(
      and(
        gte(payments.createdAt, from),
        lt(payments.createdAt, before),
        after === null ? undefined : sql`${payments.id} > ${after}`,
      ),
    )
    .orderBy(asc(payments.id))
    .limit(limit);
  return rows.map(asView);
}

/** Anybody's payment, for coordinators. */
export async function findAnyPayment(db: Db, id: string): Promise<PaymentView | undefined> {
  const [row] = await viewed(db).where(eq(payments.id, id));
  return row && asView(row);
}

/** Everything that happened to a payment, in order. */
export async function findEvents(db: Db, paymentId: string): Promise<EventRow[]> {
  return db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentId, paymentId))
    .orderBy(asc(paymentEvents.id));
}

/** A payment's lines in the ledger, in order. */
export async function findEntries(db: Db, paymentId: string): Promise<EntryRow[]> {
  return db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.paymentId, paymentId))
    .orderBy(asc(ledgerEntries.id));
}

/** Money that came, by the Kigali day on which it came, kind and method. */
export async function sumIncome(db: Db, { before, from }: Span) {
  const day = sql<string>`to_char(${receipts.issuedAt} at time zone 'Africa/Kigali', 'YYYY-MM-DD')`;
  const rows = await db
    .select({
      day,
      kind: payments.purposeKind,
      method: payments.method,
      count: sql`count(*)`.mapWith(Number),
      amount: sql`sum(${payments.amount})`.mapWith(Number),
      fee: sql`coalesce(sum(${lastFeeOfPayment}), 0)`.mapWith(Number),
      feesUnknown: sql`count(*) filter (where ${lastFeeOfPayment} is null)`.mapWith(Number),
    })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .where(and(gte(receipts.issuedAt, from), lt(receipts.issuedAt, before)))
    .groupBy(day, payments.purposeKind, payments.method)
    .orderBy(day);
  return rows satisfies readonly {
    day: string;
    kind: PurposeKind;
    method: PaymentMethod;
    count: number;
    amount: number;
    fee: number;
    feesUnknown: number;
  }[];
}

/** Money that went back, with what providers are known to have kept of sending it. */
export async function findGivenBack(db: Db, { before, from }: Span) {
  const fee = sql<number | null>`(select f.fee from ${providerFees} f
    where f.payment_id = ${refunds.paymentId} and f.refund_id = ${refunds.id}
    order by f.nth desc limit 1)`;
  const rows = await db
    .select({ doneAt: refunds.doneAt, amount: refunds.amount, fee, method: payments.method })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(isNotNull(refunds.doneAt), gte(refunds.doneAt, from), lt(refunds.doneAt, before)));
  return rows.map((row) => ({ ...row, day: row.doneAt ? dayInKigali(row.doneAt) : '' }));
}

/** The balance of each account at an instant; what is held is positive. */
export async function sumAccounts(
  db: Db,
  before: Date,
): Promise<{ account: LedgerAccount; balance: number }[]> {
  return db
    .select({
      account: ledgerEntries.account,
      balance: sql`sum(${ledgerEntries.debit} - ${ledgerEntries.credit})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(lt(ledgerEntries.at, before))
    .groupBy(ledgerEntries.account)
    .orderBy(ledgerEntries.account);
}

/** What is owed to each doctor at an instant, in whole RWF, most first; added up by the database. */
export async function sumOwedByDoctor(
  db: Db,
  before: Date,
): Promise<{ doctorId: string | null; doctor: string; owed: number }[]> {
  const owed = sql`sum(${ledgerEntries.credit} - ${ledgerEntries.debit})`.mapWith(Number);
  return db
    .select({
      doctorId: doctorOfEntry,
      doctor: sql<string>`coalesce(max(${payments.paidFor} ->> 'doctor'), '')`,
      owed,
    })
    .from(ledgerEntries)
    .leftJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .leftJoin(payouts, eq(payouts.id, ledgerEntries.payoutId))
    .where(and(inArray(ledgerEntries.account, ['doctors-due']), lt(ledgerEntries.at, before)))
    .groupBy(sql`1`)
    .having(sql`sum(${ledgerEntries.credit} - ${ledgerEntries.debit}) <> 0`)
    .orderBy(desc(owed));
}

/** What was debited and credited to each account on each Kigali day of a span, in order. */
export async function sumByDayAndAccount(
  db: Db,
  { before, from }: Span,
): Promise<{ day: string; account: LedgerAccount; debit: number; credit: number }[]> {
  const day = sql<string>`to_char(${ledgerEntries.at} at time zone 'Africa/Kigali', 'YYYY-MM-DD')`;
  return db
    .select({
      day,
      account: ledgerEntries.account,
      debit: sql`sum(${ledgerEntries.debit})`.mapWith(Number),
      credit: sql`sum(${ledgerEntries.credit})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(and(gte(ledgerEntries.at, from), lt(ledgerEntries.at, before)))
    .groupBy(sql`1`, ledgerEntries.account)
    .orderBy(sql`1`, ledgerEntries.account);
}
