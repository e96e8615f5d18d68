import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { Tx } from '../../db/tx.ts';
import type { Due } from '../../due/due-work.ts';
import type { OutboxRow } from '../outbox.repo.ts';
import { outboxMessages } from '../outbox.tables.ts';
import type { SmsProviderName } from './sms-provider.ts';

/** An SMS by the id that its provider gave it. */
export interface ReportedSms {
  readonly provider: SmsProviderName;
  readonly reference: string;
}

const { deliveredAt, failedAt, provider, reference, sentAt } = outboxMessages;

const sms = (named: ReportedSms) =>
  and(
    eq(provider, named.provider),
    eq(reference, named.reference),
    // Literally the condition of the index.
    sql`reference is not null`,
  );

/** Stores that an SMS has reached the phone. */
export async function markDelivered(db: Db, named: ReportedSms, at: Date): Promise<void> {
  await db
    .update(outboxMessages)
    .set({ deliveredAt: at })
    .where(and(sms(named), isNotNull(sentAt), isNull(deliveredAt)));
}

/** Locks an SMS that was sent and of whose arrival nothing is known yet. */
export async function lockSent(tx: Tx, named: ReportedSms): Promise<OutboxRow | undefined> {
  const [row] = await tx
    .select()
    .from(outboxMessages)
    .where(and(sms(named), isNotNull(sentAt), isNull(deliveredAt), isNull(failedAt)))
    .for('update');
  return row;
}

/**
 * Locks urgent SMS that a provider took between two instants and said nothing of since, although it
 * has said of others since `reporting` that they arrived; not what is sent by the second already.
 */
export async function lockUnreported(
  tx: Tx,
  { limit, open }: Pick<Due, 'limit' | 'open'>,
  when: { readonly from: Date; readonly to: Date; readonly reporting: Date; readonly now: Date },
): Promise<OutboxRow[]> {
  // Literally the condition of the index.
  const unreported = sql`channel = 'sms' and priority = 'urgent' and sent_at is not null and delivered_at is null and avoid is null`;
  const { id, secret, uselessAt } = outboxMessages;
  const reports = sql`exists (select from ${outboxMessages} other
    where other.provider = ${provider} and other.delivered_at > ${when.reporting.toISOString()}::timestamptz)`;
  return tx
    .select()
    .from(outboxMessages)
    .where(
      and(
        unreported,
        gt(sentAt, when.from),
        lte(sentAt, when.to),
        isNotNull(reference),
        eq(secret, 'no'),
        or(isNull(uselessAt), gt(uselessAt, when.now)),
        reports,
        open(id),
      ),
    )
    .orderBy(asc(sentAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Queues an SMS that did not arrive once more, for another provider than this one. */
export async function sendByAnother(
  tx: Tx,
  { id }: Pick<OutboxRow, 'id'>,
  avoid: SmsProviderName,
  now: Date,
): Promise<void> {
  await tx
    .update(outboxMessages)
    .set({ sentAt: null, nextTryAt: now, avoid, lastError: 'undelivered' })
    .where(eq(outboxMessages.id, id));
}

/** Gives an SMS up that did not arrive. */
export async function markUndelivered(
  tx: Tx,
  { id }: Pick<OutboxRow, 'id'>,
  at: Date,
): Promise<void> {
  await tx
    .update(outboxMessages)
    .set({ sentAt: null, failedAt: at, lastError: 'undelivered' })
    .where(eq(outboxMessages.id, id));
}
