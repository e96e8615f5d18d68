import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { preparedOnce } from '../../platform/db/prepared.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { PaymentRow } from './payments.repo.ts';
import { payments } from './payments.tables.ts';

/** The one payment of what it is for of which all of this is true. */
async function paymentOf(
  db: Db,
  purposeId: string,
  ...is: (SQL | undefined)[]
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.purposeId, purposeId), ...is));
  return row;
}

/** Money is asked for now, and nothing else holds what it is for. */
const holds = and(ne(payments.method, 'after'), eq(payments.stray, false));

const othersOf = preparedOnce((db) =>
  db
    .select()
    .from(payments)
    .where(
      or(
        eq(payments.purposeId, sql.placeholder('purpose')),
        and(
          eq(payments.payerId, sql.placeholder('payer')),
          eq(payments.idempotencyKey, sql.placeholder('key')),
        ),
      ),
    )
    .prepare('payments_others'),
);

/** Every payment of the same thing, and the one under this key of this payer. */
export const findOthers = (
  db: Db,
  purposeId: string,
  { key, personId }: { readonly personId: string; readonly key: string },
): Promise<PaymentRow[]> => othersOf(db).execute({ purpose: purposeId, payer: personId, key });

type PaymentState = Pick<PaymentRow, 'failure' | 'method' | 'status' | 'stray'>;

/** Whether it is the live online payment: pending or paid. */
export const isLive = ({ method, status, stray }: PaymentState): boolean =>
  ['created', 'pending', 'succeeded'].includes(status) && method !== 'after' && !stray;

/** The live online payment of something. */
export const findLive = (db: Db, purposeId: string): Promise<PaymentRow | undefined> =>
  paymentOf(db, purposeId, inArray(payments.status, ['created', 'pending', 'succeeded']), holds);

/** Another payment of the same thing whose money has come, and of which something is kept. */
export async function findReceived(
  db: Db,
  { id, purposeId }: Pick<PaymentRow, 'id' | 'purposeId'>,
): Promise<PaymentRow | null> {
  const isKept = or(
    eq(payments.status, 'succeeded'),
    and(
      eq(payments.status, 'refunded'),
      sql`${payments.amount} > (select sum(amount) from refunds where payment_id = ${payments.id})`,
    ),
  );
  return (await paymentOf(db, purposeId, isKept, holds, ne(payments.id, id))) ?? null;
}

/** Lets another payment of the same thing that waits for its payer hold it no more. */
export async function supersedePending(
  tx: Tx,
  { id, purposeId }: Pick<PaymentRow, 'id' | 'purposeId'>,
): Promise<void> {
  await tx
    .update(payments)
    .set({ stray: true })
    .where(
      and(
        eq(payments.purposeId, purposeId),
        inArray(payments.status, ['created', 'pending']),
        ne(payments.method, 'after'),
        ne(payments.id, id),
      ),
    );
}

/** Lets a payment hold what it was for no more: its money goes back. */
export async function detach(tx: Tx, id: string): Promise<void> {
  await tx.update(payments).set({ stray: true }).where(eq(payments.id, id));
}

/** Whether it had expired when another than was asked for came: it is held, though it holds nothing. */
export const isHeldExpired = ({ failure, status }: PaymentState): boolean =>
  status === 'expired' && failure === 'wrong-amount';

/** Whether it is an active promise to pay for a booking after the appointment. */
export const isPromise = ({ method, status }: PaymentState): boolean =>
  status === 'created' && method === 'after';

/** The active promise to pay for a booking after the appointment. */
export const findAfter = (db: Db, bookingId: string): Promise<PaymentRow | undefined> =>
  paymentOf(db, bookingId, eq(payments.status, 'created'), eq(payments.method, 'after'));
