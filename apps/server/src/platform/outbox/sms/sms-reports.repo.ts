import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { Tx } from '../../db/tx.ts';
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
