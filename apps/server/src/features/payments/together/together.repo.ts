import { asc, sql } from 'drizzle-orm';
import { insertOnce } from '../../../platform/db/insert-once.ts';
import { tookRow } from '../../../platform/db/locks.ts';
import { idList, preparedOnce, textList } from '../../../platform/db/prepared.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { insertEvents, type NewPaymentRow, type PaymentRow } from '../payments.repo.ts';
import { payments } from '../payments.tables.ts';
import type { OpenedPage } from '../providers/payment-provider.ts';

const ids = sql`${sql.placeholder('ids')}::uuid[]`;
const purposes = sql`${sql.placeholder('purposes')}::uuid[]`;

const locked = preparedOnce((db) =>
  db
    .select()
    .from(payments)
    .where(sql`${payments.id} = any(${ids})`)
    .orderBy(asc(payments.id))
    .for('update')
    .prepare('payments_lock'),
);

/** Several payments, with their rows locked, in the order of their ids. What they are for is locked first. */
export async function lockPayments(tx: Tx, wanted: readonly string[]): Promise<PaymentRow[]> {
  for (const id of wanted.toSorted()) tookRow(tx, 'payment', id);
  return locked(tx).execute({ ids: idList(wanted) });
}

const besides = preparedOnce((db) =>
  db
    .select()
    .from(payments)
    .where(
      sql`${payments.purposeId} = any(${purposes}) and not ${payments.id} = any(${ids})
        and ${payments.status} not in ('failed', 'expired')`,
    )
    .prepare('payments_besides'),
);

/** The other payments of what these are for, without those that have ended without money. */
export const findBesides = (tx: Tx, of: readonly PaymentRow[]): Promise<PaymentRow[]> =>
  besides(tx).execute({
    ids: idList(of.map(({ id }) => id)),
    purposes: idList(of.map(({ purposeId }) => purposeId)),
  });

const ofPurposes = preparedOnce((db) =>
  db
    .select()
    .from(payments)
    .where(sql`${payments.purposeId} = any(${purposes})`)
    .prepare('payments_of_purposes'),
);

/** Every payment of these things. */
export const findOfPurposes = async (tx: Tx, of: readonly string[]): Promise<PaymentRow[]> =>
  of.length === 0 ? [] : ofPurposes(tx).execute({ purposes: idList(of) });

const insertOthers = insertOnce(payments, (rows) => rows.onConflictDoNothing().returning());

/**
 * Inserts payments and what happened to each; returns those that were inserted, without any whose key has
 * another payment, or whose purpose has a live one.
 */
export async function insertPaymentsOnce(
  tx: Tx,
  rows: readonly NewPaymentRow[],
): Promise<PaymentRow[]> {
  const [first, ...others] = rows;
  if (!first) return [];
  const made = await insertOthers(tx, [first, ...others]);
  const [one, ...more] = made.map(({ createdAt: at, id: paymentId, status }) => ({
    id: newId(),
    paymentId,
    status,
    reason: null,
    provider: null,
    at,
  }));
  if (one) await insertEvents(tx, [one, ...more]);
  return made;
}

const received = preparedOnce((db) =>
  db
    .update(payments)
    .set({
      status: 'succeeded',
      statusAt: sql`${sql.placeholder('at')}::timestamptz`,
      failure: null,
      nextCheckAt: null,
      providerTransactionId: sql`nullif(given.number, '')`,
    })
    .from(sql`unnest(${ids}, ${sql.placeholder('numbers')}::text::text[]) as given(id, number)`)
    .where(sql`${payments.id} = given.id and ${payments.status} = 'pending'`)
    .returning()
    .prepare('payments_received'),
);

/** What proves that the money of a payment came. */
export interface Received {
  readonly payment: PaymentRow;
  readonly transactionId: string | null;
  /** What the provider kept of it; absent where it has not said so. */
  readonly fee?: number;
}

/** Moves pending payments to `succeeded`, in the order given. */
export async function moveToReceived(
  tx: Tx,
  of: readonly Received[],
  at: Date,
): Promise<PaymentRow[]> {
  const numbers = textList(of.map(({ transactionId }) => transactionId ?? ''));
  const rows = (await received(tx).execute({
    at: at.toISOString(),
    ids: idList(of.map(({ payment }) => payment.id)),
    numbers,
  })) as PaymentRow[];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const moved = of.map(({ payment, transactionId }) => {
    const row = byId.get(payment.id);
    if (!row) throw new Error(`payment ${payment.id} has moved although it is locked`);
    return { row, transactionId };
  });
  const events = moved.map(({ row, transactionId }) => ({
    id: newId(),
    paymentId: row.id,
    status: 'succeeded' as const,
    reason: null,
    provider: { transactionId: transactionId ?? '' },
    at,
  }));
  const [first, ...others] = events;
  if (first) await insertEvents(tx, [first, ...others]);
  return moved.map(({ row }) => row);
}

/** A payment that its provider has accepted, and the page that was opened for it. */
export interface Accepted {
  readonly id: string;
  readonly opened?: OpenedPage | undefined;
}

const accepted = preparedOnce((db) =>
  db
    .update(payments)
    .set({
      status: 'pending',
      statusAt: sql`${sql.placeholder('at')}::timestamptz`,
      page: sql`coalesce(given.page, ${payments.page})`,
      providerSession: sql`coalesce(given.session, ${payments.providerSession})`,
    })
    .from(
      sql`jsonb_to_recordset(${sql.placeholder('given')}::text::jsonb) as given(id uuid, page text, session text)`,
    )
    .where(sql`${payments.id} = given.id and ${payments.status} = 'created'`)
    .returning()
    .prepare('payments_accepted'),
);

/** Moves payments to `pending`; returns those that were not moved before. */
export async function moveToPending(
  tx: Tx,
  of: readonly Accepted[],
  at: Date,
): Promise<PaymentRow[]> {
  const given = of.map(({ id, opened }) => ({
    id,
    page: opened?.page ?? null,
    session: opened?.session ?? null,
  }));
  const rows = (await accepted(tx).execute({
    at: at.toISOString(),
    given: JSON.stringify(given),
  })) as PaymentRow[];
  const events = rows.map(({ id }) => ({
    id: newId(),
    paymentId: id,
    status: 'pending' as const,
    reason: null,
    provider: null,
    at,
  }));
  const [first, ...others] = events;
  if (first) await insertEvents(tx, [first, ...others]);
  return rows;
}
