import { asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import type { Tx } from '../db/tx.ts';
import type { Due } from '../due/due-work.ts';
import type { OutboxRow } from './outbox.repo.ts';
import { outboxMessages } from './outbox.tables.ts';

const { createdAt, id, noticeId } = outboxMessages;

/** As in the condition of the index: four attempts of an urgent message take 70 seconds. */
const attemptsInVain = 4;

/**
 * True of a message that will not arrive, or not in time: it was given up, or it is urgent and four
 * attempts failed.
 */
export const isNotArriving = ({ attempts, failedAt, priority, sentAt }: OutboxRow): boolean =>
  !sentAt && (failedAt !== null || (priority === 'urgent' && attempts >= attemptsInVain));

/** Locks messages of notices that do not arrive and were not passed on yet, the oldest first. */
export async function lockNotArriving(tx: Tx, { limit, open }: Due): Promise<OutboxRow[]> {
  // Literally the condition of the index, so that messages that were sent are not read.
  const notArriving = sql`notice_id is not null and sent_at is null and passed_on_at is null and (failed_at is not null or priority = 'urgent' and attempts >= 4)`;
  return tx
    .select()
    .from(outboxMessages)
    .where(sql`${notArriving} and ${open(id) ?? sql`true`}`)
    .orderBy(asc(createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** All messages of these notices, by the id of the notice. */
export async function findMessagesOf(
  db: Db,
  noticeIds: readonly string[],
): Promise<ReadonlyMap<string, OutboxRow[]>> {
  if (noticeIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(outboxMessages)
    .where(inArray(noticeId, [...noticeIds]))
    .orderBy(asc(id));
  return Map.groupBy(rows, (row) => row.noticeId ?? '');
}

/** Records that what follows from these messages was decided. */
export async function markPassedOn(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await tx
    .update(outboxMessages)
    .set({ passedOnAt: at })
    .where(inArray(id, [...ids]));
}
