import { type StatedMethod, statedMethods } from '@hafi/contract/payments/reconciliation.schemas';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { PayoutRow } from '../payouts/payouts.repo.ts';
import { payouts } from '../payouts/payouts.tables.ts';
import type { OurPayout } from './our-money.ts';
import type { LineRow } from './reconciliation.repo.ts';

/** Names per statement: more would exceed the limit of query parameters. */
const chunk = 2000;

/** From which account of ours a provider's transfers go. */
const accountOf: Readonly<Record<StatedMethod, PayoutRow['account']>> = {
  mtn: 'mobile-money',
  airtel: 'airtel-money',
  card: 'card',
};

/** Whose lists name what is sent from an account; undefined for the bank's. */
export const methodOfAccount = (account: PayoutRow['account']): StatedMethod | undefined =>
  statedMethods.find((method) => accountOf[method] === account);

/** A payment to a doctor as a provider's list may name it: what is typed is of any case. */
export const asPayout = (row: PayoutRow, method: StatedMethod): OurPayout => {
  const { amount, id, reference } = row;
  return {
    paymentId: null,
    refundId: null,
    payoutId: id,
    method,
    provider: null,
    isRefund: true,
    isDone: true,
    amount,
    references: [id, reference.toLowerCase(), reference.toUpperCase(), reference],
    transactionId: reference,
  };
};

/** What was sent to doctors through a provider on a day, and stands in the books. */
export async function findPayoutsOn(
  db: Db,
  method: StatedMethod,
  day: string,
): Promise<OurPayout[]> {
  const rows = await db
    .select()
    .from(payouts)
    .where(
      and(
        eq(payouts.account, accountOf[method]),
        eq(payouts.paidOn, day),
        isNull(payouts.reversedAt),
      ),
    );
  return rows.map((row) => asPayout(row, method));
}

/** What was sent to doctors that lines name, whenever it was. */
export async function findPayoutsNamed(
  db: Db,
  method: StatedMethod,
  lines: readonly Pick<LineRow, 'reference' | 'transactionId'>[],
): Promise<OurPayout[]> {
  const names = [
    ...new Set(
      lines.flatMap(({ reference, transactionId }) =>
        [reference, transactionId].flatMap((name) => name?.toLowerCase() ?? []),
      ),
    ),
  ];
  const found: PayoutRow[] = [];
  for (let from = 0; from < names.length; from += chunk) {
    const isNamed = inArray(sql`lower(${payouts.reference})`, names.slice(from, from + chunk));
    const rows = await db
      .select()
      .from(payouts)
      .where(and(eq(payouts.account, accountOf[method]), isNull(payouts.reversedAt), isNamed));
    found.push(...rows);
  }
  return found.map((row) => asPayout(row, method));
}
