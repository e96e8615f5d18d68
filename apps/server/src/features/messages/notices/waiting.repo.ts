import { and, desc, eq, inArray, isNull, lte, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Due } from '../../../platform/due/due-work.ts';
import { conversationMarks, conversations, messages } from '../messages.tables.ts';

/** Somebody who may have to be notified that messages wait. */
export interface DueTelling {
  /** Of their marks. */
  readonly id: string;
  readonly conversationId: string;
  readonly personId: string;
}

const { conversationId, id, personId, tellAt } = conversationMarks;

/** Whom to tell now, locked (`skip locked`). */
export const lockToTell = (tx: Tx, { limit, now, open }: Due): Promise<DueTelling[]> =>
  tx
    .select({ id, conversationId, personId })
    .from(conversationMarks)
    .where(and(lte(tellAt, now), open(id)))
    .orderBy(tellAt)
    .limit(limit)
    .for('update', { skipLocked: true });

/** The newest message that waits for somebody. */
export interface Waiting {
  readonly senderId: string;
  readonly position: number;
}

/**
 * What waits for these people, by the id of their marks: not for coordinators what one of them has
 * answered, and no call, which rang.
 */
export async function findWaiting(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Waiting>> {
  const { answeredPosition, kind, supportedId } = conversations;
  const seen = sql`greatest(${conversationMarks.read}, ${conversationMarks.cleared},
    case when ${kind} = 'support' and ${supportedId} <> ${personId} then ${answeredPosition} else 0 end)`;
  const { position, senderId } = messages;
  const rows = await db
    .selectDistinctOn([id], { id, position, senderId })
    .from(conversationMarks)
    .innerJoin(conversations, eq(conversations.id, conversationId))
    .innerJoin(
      messages,
      and(
        eq(messages.conversationId, conversationId),
        sql`${position} > ${seen}`,
        ne(senderId, personId),
        notInArray(messages.kind, ['call', 'joined']),
        isNull(messages.deletedAt),
      ),
    )
    .where(inArray(id, [...ids]))
    .orderBy(id, desc(position));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Nothing is to be told any more; `toldAt` where it was. */
export async function putNotified(
  tx: Tx,
  ids: readonly string[],
  toldAt: Date | null,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(conversationMarks)
    .set({ tellAt: null, ...(toldAt ? { toldAt } : {}) })
    .where(inArray(id, [...ids]));
}
