import { and, count, eq, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { soonestFirst } from '../../../platform/db/keyset.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Wanted } from '../../../platform/http/read-page.ts';
import { payments, refunds } from '../payments.tables.ts';
import { isLate, refundsAgain } from '../refunds/late-refunds.repo.ts';
import type { RefundRow } from '../refunds/refunds.repo.ts';
import type { HangingRow } from './trouble-of.ts';

/** So many attempts are no hiccup of the provider any more: minutes have passed. */
const troublesome = 3;

const isUnsettled = (now: Date) =>
  or(
    and(
      inArray(payments.status, ['created', 'pending']),
      // What comes by bank, or does not, has a page of its own.
      notInArray(payments.method, ['after', 'bank']),
      lt(payments.expiresAt, now),
    ),
    and(
      inArray(payments.status, ['created', 'pending', 'expired']),
      eq(payments.failure, 'wrong-amount'),
    ),
    // It can be paid again, and what became of it is not known.
    and(eq(payments.status, 'expired'), eq(payments.failure, 'provider-silent')),
  );

const isOwedBack = (now: Date) => isLate(now, troublesome);

/** Of several refunds of a payment the one that hangs, else the last. */
const troubled = (now: Date) => sql`(
  select r.id from ${refunds} r where r.payment_id = ${payments.id}
  order by (${isLate(now, troublesome, refundsAgain)}) desc nulls last,
    r.next_try_at is null, r.requested_at, r.id
  limit 1)`;

const rows = (db: Db, now: Date) =>
  db
    .select({ payment: payments, refund: refunds })
    .from(payments)
    .leftJoin(refunds, eq(refunds.id, troubled(now)));

/** Payments whose outcome is unknown, or whose money does not go back, oldest first. */
export function findHanging(db: Db, now: Date, { after, limit }: Wanted): Promise<HangingRow[]> {
  const order = soonestFirst(payments.createdAt, payments.id);
  return rows(db, now)
    .where(and(or(isUnsettled(now), isOwedBack(now)), order.beyond(after)))
    .orderBy(...order.by)
    .limit(limit);
}

/** How many payments {@link findHanging} finds. */
export async function countHanging(db: Db, now: Date): Promise<number> {
  const [row] = await db
    .select({ hanging: count() })
    .from(payments)
    .leftJoin(refunds, eq(refunds.id, troubled(now)))
    .where(or(isUnsettled(now), isOwedBack(now)));
  return row?.hanging ?? 0;
}

/** A payment with its refund, and whether it hangs. */
export async function findOneHanging(
  db: Db,
  id: string,
  now: Date,
): Promise<(HangingRow & { hangs: boolean }) | undefined> {
  const [row] = await rows(db, now).where(eq(payments.id, id));
  if (!row) return undefined;
  const [hanging] = await rows(db, now).where(
    and(eq(payments.id, id), or(isUnsettled(now), isOwedBack(now))),
  );
  return { ...row, hangs: hanging !== undefined };
}

/**
 * Takes a refund that waits for its next attempt, until `until`; false when another process has it or
 * it is done.
 */
export async function takeRefund(tx: Tx, refund: RefundRow, until: Date): Promise<boolean> {
  if (!refund.nextTryAt) return false;
  const taken = await tx
    .update(refunds)
    .set({ nextTryAt: until })
    .where(and(eq(refunds.id, refund.id), eq(refunds.nextTryAt, refund.nextTryAt)))
    .returning({ id: refunds.id });
  return taken.length > 0;
}
