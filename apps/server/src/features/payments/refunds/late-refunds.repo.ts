import { dayInMs, hourInMs } from '@hafi/base/time';
import { and, asc, eq, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../platform/db/tx.ts';
import type { DueUntil } from '../../../platform/due/due-work.ts';
import { payments, refunds } from '../payments.tables.ts';
import type { RefundRow } from './refunds.repo.ts';
import { noWayBack } from './send-refund.ts';

/** How long a refund may take to be no trouble: mobile money goes at once, a card's bank takes days. */
const usualMs = { phone: hourInMs, card: 3 * dayInMs };

type Columns = Readonly<
  Record<'attempts' | 'lastFailure' | 'nextTryAt' | 'paymentId' | 'requestedAt', AnyPgColumn>
>;

/** Refunds under another name, for a query within one that reads them. */
export const refundsAgain = alias(refunds, 'r');

/**
 * Whether a refund is not done and should be: it was tried `attempts` times, cannot go back by itself, or
 * was promised longer ago than it usually takes, also where its provider only says that it has it.
 */
export function isLate(now: Date, attempts: number, of: Columns = refunds): SQL | undefined {
  const [byPhone, byCard] = [usualMs.phone, usualMs.card].map((ms) =>
    new Date(now.getTime() - ms).toISOString(),
  );
  const usual = sql`case when exists (
    select 1 from ${payments} p where p.id = ${of.paymentId} and p.method = 'card'
  ) then ${byCard}::timestamptz else ${byPhone}::timestamptz end`;
  return and(
    isNotNull(of.nextTryAt),
    or(
      gte(of.attempts, attempts),
      eq(of.lastFailure, noWayBack),
      sql`${of.requestedAt} <= ${usual}`,
    ),
  );
}

/** Late refunds whose payers were not told so, longest waiting first. */
export async function takeLateRefunds(
  tx: Tx,
  late: { now: Date; attempts: number; limit: number; open: DueUntil['open'] },
): Promise<RefundRow[]> {
  return tx
    .select()
    .from(refunds)
    .where(and(isLate(late.now, late.attempts), isNull(refunds.toldLateAt), late.open(refunds.id)))
    .orderBy(asc(refunds.requestedAt))
    .limit(late.limit)
    .for('update', { skipLocked: true });
}

/** Notes that payers were notified that their refunds take longer. */
export async function markNotifiedLate(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await tx
    .update(refunds)
    .set({ toldLateAt: at })
    .where(inArray(refunds.id, [...ids]));
}
