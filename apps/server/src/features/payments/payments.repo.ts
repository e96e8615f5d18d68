import type { PaymentStatus } from '@hafi/contract/payments/payments.contract';
import { and, asc, count, eq, gte, inArray, isNotNull, lte, sql, sum } from 'drizzle-orm';
import { type Db, sqlState, violatedConstraint } from '../../platform/db/database.ts';
import { insertOnce } from '../../platform/db/insert-once.ts';
import { newestFirst } from '../../platform/db/keyset.ts';
import { tookRow } from '../../platform/db/locks.ts';
import { preparedOnce } from '../../platform/db/prepared.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { DueUntil } from '../../platform/due/due-work.ts';
import type { Wanted } from '../../platform/http/read-page.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { statusesBefore } from './payment-steps.ts';
import { paymentEvents, payments, receipts } from './payments.tables.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPaymentRow = typeof payments.$inferInsert;

/** A payment with its receipt number. */
export type PaymentView = PaymentRow & { readonly receiptNumber: string | null };

const uniqueViolation = '23505';

/** True when the database refused a second payment with the same key, or a second live one. */
export function isDoublePayment(error: unknown): boolean {
  return (
    sqlState(error) === uniqueViolation &&
    (violatedConstraint(error) ?? 'payments_').startsWith('payments_')
  );
}

/** Further fields that change together with the status. */
export type StepChange = Partial<
  Pick<
    PaymentRow,
    'failure' | 'providerTransactionId' | 'stray' | 'nextCheckAt' | 'page' | 'providerSession'
  >
>;

export interface Step {
  readonly at: Date;
  readonly reason?: string | null;
  /** The provider's answer, without the payer's number. */
  readonly provider?: Record<string, string>;
  readonly change?: StepChange;
}

/** Writes down what happened to a payment, beside its status then. */
export async function recordEvent(tx: Tx, paymentId: string, status: PaymentStatus, step: Step) {
  const { at, reason = null, provider = null } = step;
  await insertEvents(tx, [{ id: newId(), paymentId, status, reason, provider, at }]);
}

/** Events of payments, as they are written down. */
export const insertEvents = insertOnce(paymentEvents, (rows) => rows);

const insertRows = insertOnce(payments, (rows) => rows.returning());

export async function insertPayment(tx: Tx, row: NewPaymentRow): Promise<PaymentRow> {
  const [made] = await insertRows(tx, [row]);
  if (!made) throw new Error('the payment was not written');
  await recordEvent(tx, made.id, made.status, { at: made.createdAt });
  return made;
}

/**
 * Moves a payment to a status, the only way to change it. Null when the state machine does not
 * allow it.
 */
export async function moveTo(
  tx: Tx,
  id: string,
  to: PaymentStatus,
  step: Step,
): Promise<PaymentRow | null> {
  const [row] = await tx
    .update(payments)
    .set({ ...step.change, status: to, statusAt: step.at })
    .where(and(eq(payments.id, id), inArray(payments.status, statusesBefore(to))))
    .returning();
  if (!row) return null;
  await recordEvent(tx, id, to, step);
  return row;
}

/**
 * A payment, with its row locked. Lock the booking first, as everybody who changes payments does.
 */
export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  tookRow(tx, 'payment', id);
  const [row] = await lockedById(tx).execute({ id });
  return row;
}

const lockedById = preparedOnce((db) => withId(db).for('update').prepare('payments_lock_one'));
const byId = preparedOnce((db) => withId(db).prepare('payments_by_id'));
const withId = (db: Db) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.id, sql.placeholder('id')));

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  const [row] = await byId(db).execute({ id });
  return row;
}

const byKey = preparedOnce((db) =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.payerId, sql.placeholder('payer')),
        eq(payments.idempotencyKey, sql.placeholder('key')),
      ),
    )
    .prepare('payments_by_key'),
);

export async function findByKey(
  db: Db,
  payerId: string,
  idempotencyKey: string,
): Promise<PaymentRow | undefined> {
  const [row] = await byKey(db).execute({ payer: payerId, key: idempotencyKey });
  return row;
}

const byReference = preparedOnce((db) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.providerReference, sql.placeholder('reference')))
    .prepare('payments_by_reference'),
);

export async function findByReference(db: Db, reference: string): Promise<PaymentRow | undefined> {
  const [row] = await byReference(db).execute({ reference });
  return row;
}

/** Sets when the provider is asked next. */
export async function setNextCheck(tx: Tx, id: string, nextCheckAt: Date | null): Promise<void> {
  await tx.update(payments).set({ nextCheckAt }).where(eq(payments.id, id));
}

const movedCheck = preparedOnce((db) =>
  db
    .update(payments)
    .set({ nextCheckAt: sql`${sql.placeholder('next')}::timestamptz` })
    .where(
      and(
        eq(payments.id, sql.placeholder('id')),
        sql`${payments.nextCheckAt} = ${sql.placeholder('from')}::timestamptz`,
      ),
    )
    .returning({ id: payments.id })
    .prepare('payments_move_check'),
);

/** Moves a check that is due at `from`; false when another process has moved it meanwhile. */
export async function takeCheck(
  db: Db,
  id: string,
  from: Date,
  nextCheckAt: Date | null,
): Promise<boolean> {
  const next = nextCheckAt?.toISOString() ?? null;
  const rows = await movedCheck(db).execute({ id, from: from.toISOString(), next });
  return rows.length > 0;
}

/** Writes down since when a payment's provider does not answer, at first; returns since when. */
export async function recordProviderOutage(db: Db, id: string, now: Date): Promise<Date> {
  const { unheardSince } = payments;
  const [row] = await db
    .update(payments)
    .set({ unheardSince: sql`coalesce(${unheardSince}, ${now.toISOString()}::timestamptz)` })
    .where(eq(payments.id, id))
    .returning({ since: unheardSince });
  return row?.since ?? now;
}

/** Forgets that a payment's provider did not answer. */
export async function resolveProviderOutage(db: Db, id: string): Promise<void> {
  await db.update(payments).set({ unheardSince: null }).where(eq(payments.id, id));
}

/** Leases payments whose check is due, longest waiting first. */
export async function leaseChecks(
  tx: Tx,
  { limit, now, open, until }: DueUntil,
): Promise<PaymentRow[]> {
  const { id, nextCheckAt } = payments;
  const due = tx
    .select({ id })
    .from(payments)
    .where(and(isNotNull(nextCheckAt), lte(nextCheckAt, now), open(id)))
    .orderBy(asc(nextCheckAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx.update(payments).set({ nextCheckAt: until }).where(inArray(id, due)).returning();
}

const viewed = (db: Db) =>
  db
    .select({ payment: payments, receiptNumber: receipts.number })
    .from(payments)
    .leftJoin(receipts, eq(receipts.paymentId, payments.id));

const ownPayment = preparedOnce((db) =>
  viewed(db)
    .where(
      and(eq(payments.id, sql.placeholder('id')), eq(payments.payerId, sql.placeholder('payer'))),
    )
    .prepare('payments_own'),
);

/** One of a person's own payments. */
export async function findOwnPayment(
  db: Db,
  payerId: string,
  id: string,
): Promise<PaymentView | undefined> {
  const [row] = await ownPayment(db).execute({ id, payer: payerId });
  return row && { ...row.payment, receiptNumber: row.receiptNumber };
}

/** A person's own payments, newest first; of one thing that was paid for, or of all. */
export async function findOwnPayments(
  db: Db,
  payerId: string,
  { after, limit, purposeId }: Wanted & { readonly purposeId?: string | undefined },
): Promise<PaymentView[]> {
  const order = newestFirst(payments.createdAt, payments.id);
  const rows = await viewed(db)
    .where(
      and(
        eq(payments.payerId, payerId),
        purposeId === undefined ? undefined : eq(payments.purposeId, purposeId),
        order.beyond(after),
      ),
    )
    .orderBy(...order.by)
    .limit(limit);
  return rows.map(({ payment, receiptNumber }) => ({ ...payment, receiptNumber }));
}

export async function countWaiting(db: Db): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(payments)
    .where(
      and(
        inArray(payments.status, ['created', 'pending']),
        inArray(payments.method, ['mtn', 'airtel']),
      ),
    );
  return row?.waiting ?? 0;
}

/** The sum, in whole RWF, of payments that succeeded since an instant and were not refunded. */
export async function sumSucceeded(db: Db, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: sum(payments.amount) })
    .from(payments)
    .where(and(eq(payments.status, 'succeeded'), gte(payments.statusAt, since)));
  return Number(row?.total ?? 0);
}
