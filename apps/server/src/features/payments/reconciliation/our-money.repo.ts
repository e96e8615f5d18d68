import { addDays, instantAt } from '@hafi/base/kigali-time';
import type { StatedMethod } from '@hafi/contract/payments/reconciliation.schemas';
import { and, eq, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { payments, receipts, refunds } from '../payments.tables.ts';
import type { OurMoney, OurPayment } from './our-money.ts';
import { findPayoutsOn } from './our-payouts.repo.ts';
import type { LineRow, StatementRow } from './reconciliation.repo.ts';

/** Ids per statement: more would exceed the limit of query parameters. */
const chunk = 2000;

const hasCome = (status: string) => status === 'succeeded' || status === 'refunded';

const ourPayments = (db: Db) =>
  db
    .select({ payment: payments })
    .from(payments)
    .leftJoin(receipts, eq(receipts.paymentId, payments.id));

const ourRefunds = (db: Db) =>
  db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId));

const asPayment = ({ payment }: { payment: typeof payments.$inferSelect }): OurPayment => ({
  paymentId: payment.id,
  refundId: null,
  payoutId: null,
  method: payment.method,
  provider: payment.provider,
  isRefund: false,
  isDone: hasCome(payment.status),
  amount: payment.amount,
  references: [payment.id, ...(payment.providerReference ? [payment.providerReference] : [])],
  transactionId: payment.providerTransactionId,
});

const asRefund = ({
  payment,
  refund,
}: {
  payment: typeof payments.$inferSelect;
  refund: typeof refunds.$inferSelect;
}): OurPayment => ({
  paymentId: refund.paymentId,
  refundId: refund.id,
  payoutId: null,
  method: payment.method,
  provider: payment.provider,
  isRefund: true,
  isDone: refund.doneAt !== null,
  amount: refund.amount,
  references: [refund.id, refund.providerReference],
  transactionId: refund.providerTransactionId,
});

/** What came and went through a provider on a day, as our books have it. */
export async function findOurMoney(
  db: Db,
  of: Pick<StatementRow, 'day' | 'method' | 'provider'>,
): Promise<OurMoney[]> {
  const { day } = of;
  const [from, before] = [instantAt(day, '00:00'), instantAt(addDays(day, 1), '00:00')];
  const isTheirs = and(
    eq(payments.method, of.method),
    of.provider ? eq(payments.provider, of.provider) : undefined,
  );
  const came = await ourPayments(db).where(
    and(isTheirs, gte(receipts.issuedAt, from), lt(receipts.issuedAt, before)),
  );
  const went = await ourRefunds(db).where(
    and(
      isTheirs,
      // What was paid back by hand has none.
      isNotNull(refunds.providerTransactionId),
      gte(refunds.doneAt, from),
      lt(refunds.doneAt, before),
    ),
  );
  // A list that was fetched has what was charged and given back, and no transfer.
  const sent = of.provider === null ? await findPayoutsOn(db, of.method, day) : [];
  return [...came.map(asPayment), ...went.map(asRefund), ...sent];
}

/** Our payments and refunds that lines name, whenever they were. */
export async function findNamed(
  db: Db,
  method: StatedMethod,
  lines: readonly Pick<LineRow, 'reference' | 'transactionId'>[],
): Promise<OurPayment[]> {
  const found: OurPayment[] = [];
  for (let from = 0; from < lines.length; from += chunk) {
    const some = lines.slice(from, from + chunk);
    const references = some.flatMap(({ reference }) => reference?.toLowerCase() ?? []);
    const transactions = some.flatMap(({ transactionId }) => transactionId ?? []);
    const named = (column: Parameters<typeof inArray>[0]) =>
      references.length > 0 ? inArray(sql`${column}::text`, references) : undefined;
    const numbered = (column: Parameters<typeof inArray>[0]) =>
      transactions.length > 0 ? inArray(column, transactions) : undefined;
    const came = await ourPayments(db).where(
      and(
        eq(payments.method, method),
        or(
          named(payments.id),
          named(payments.providerReference),
          numbered(payments.providerTransactionId),
        ),
      ),
    );
    const went = await ourRefunds(db).where(
      and(
        eq(payments.method, method),
        or(
          named(refunds.id),
          named(refunds.providerReference),
          numbered(refunds.providerTransactionId),
        ),
      ),
    );
    found.push(...came.map(asPayment), ...went.map(asRefund));
  }
  return found;
}
