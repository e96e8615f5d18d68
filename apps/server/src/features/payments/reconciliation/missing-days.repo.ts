import { instantAt } from '@hafi/base/kigali-time';
import type { PaymentNotifier } from '@hafi/contract/payments/payments.contract';
import { type StatedMethod, statedMethods } from '@hafi/contract/payments/reconciliation.schemas';
import { and, type Column, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { payments, receipts, refunds } from '../payments.tables.ts';
import type { PayoutRow } from '../payouts/payouts.repo.ts';
import { payouts } from '../payouts/payouts.tables.ts';
import { methodOfAccount } from './our-payouts.repo.ts';
import { notifiedMissingDays, providerStatements } from './reconciliation.tables.ts';

/** Days of Kigali, from the first to before the last. */
export interface Days {
  readonly from: string;
  readonly before: string;
}

/** What came or went on a day through a provider, as our books have it. */
export interface MovedOn {
  readonly method: StatedMethod;
  /** Null where our books do not say whose it was. */
  readonly provider: PaymentNotifier | null;
  readonly day: string;
  readonly movements: number;
  readonly came: number;
  readonly went: number;
}

const dayOf = (at: Column) =>
  sql<string>`to_char(${at} at time zone 'Africa/Kigali', 'YYYY-MM-DD')`;
const movements = sql`count(*)`.mapWith(Number);
const sumOf = (amount: Column) => sql`sum(${amount})`.mapWith(Number);
const isStated = inArray(payments.method, [...statedMethods]);

/** What moved through providers that give lists, by day: the same money as is compared with them. */
export async function findMovedOn(db: Db, { before, from }: Days): Promise<MovedOn[]> {
  const span = { from: instantAt(from, '00:00'), before: instantAt(before, '00:00') };
  const { method, provider } = payments;
  const came = await db
    .select({
      method,
      provider,
      day: dayOf(receipts.issuedAt),
      movements,
      sum: sumOf(payments.amount),
    })
    .from(payments)
    .innerJoin(receipts, eq(receipts.paymentId, payments.id))
    .where(and(isStated, gte(receipts.issuedAt, span.from), lt(receipts.issuedAt, span.before)))
    .groupBy(method, provider, sql`3`);
  const went = await db
    .select({ method, provider, day: dayOf(refunds.doneAt), movements, sum: sumOf(refunds.amount) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        isStated,
        isNotNull(refunds.providerTransactionId),
        gte(refunds.doneAt, span.from),
        lt(refunds.doneAt, span.before),
      ),
    )
    .groupBy(method, provider, sql`3`);
  const sent = await findSent(db, { before, from });
  return [
    ...came.map(({ sum, ...each }) => ({ ...each, came: sum, went: 0 })),
    ...went.map(({ sum, ...each }) => ({ ...each, came: 0, went: sum })),
    ...sent,
  ].flatMap((each) => {
    const stated = statedMethods.find((one) => one === each.method);
    return stated ? [{ ...each, method: stated }] : [];
  });
}

/** What was sent to doctors from a wallet, by day. No list that is fetched names transfers of the cards'. */
async function findSent(db: Db, { before, from }: Days): Promise<MovedOn[]> {
  const wallets: PayoutRow['account'][] = ['mobile-money', 'airtel-money'];
  const rows = await db
    .select({
      account: payouts.account,
      day: payouts.paidOn,
      movements,
      went: sumOf(payouts.amount),
    })
    .from(payouts)
    .where(
      and(
        inArray(payouts.account, wallets),
        isNull(payouts.reversedAt),
        gte(payouts.paidOn, from),
        lt(payouts.paidOn, before),
      ),
    )
    .groupBy(payouts.account, payouts.paidOn);
  return rows.flatMap(({ account, ...each }) => {
    const method = methodOfAccount(account);
    return method ? [{ ...each, method, provider: null, came: 0 }] : [];
  });
}

/** The days whose lists were compared. */
export function findStatedDays(db: Db, { before, from }: Days) {
  const { day, importedAt, method, provider } = providerStatements;
  return db
    .select({ day, importedAt, method, provider })
    .from(providerStatements)
    .where(and(gte(day, from), lt(day, before)));
}

/** Records that coordinators are told that lists are missing; returns those of which they were not yet. */
export async function markMissingNotified<D extends { method: StatedMethod; day: string }>(
  tx: Tx,
  days: readonly D[],
  toldAt: Date,
): Promise<D[]> {
  if (days.length === 0) return [];
  const rows = await tx
    .insert(notifiedMissingDays)
    .values(days.map(({ day, method }) => ({ day, method, toldAt })))
    .onConflictDoNothing()
    .returning();
  return days.filter((each) =>
    rows.some(({ day, method }) => day === each.day && method === each.method),
  );
}
