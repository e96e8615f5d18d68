import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { preparedOnce } from '../../../platform/db/prepared.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { messageBlocks } from '../moderation/moderation.tables.ts';

export type BlockRow = typeof messageBlocks.$inferSelect;

const { blockedId, blockerId } = messageBlocks;

const blocksOfPerson = preparedOnce((db) =>
  db
    .select()
    .from(messageBlocks)
    .where(or(eq(blockerId, sql.placeholder('person')), eq(blockedId, sql.placeholder('person'))))
    .orderBy(desc(messageBlocks.at))
    .prepare('message_blocks_of_person'),
);

/** The blocks of a person, and those of others against them, the latest first. */
export const findBlocks = (db: Db, person: string): Promise<BlockRow[]> =>
  blocksOfPerson(db).execute({ person });

/** Whether somebody is blocked; a second block changes nothing. */
export async function putBlock(tx: Tx, row: BlockRow): Promise<void> {
  await tx.insert(messageBlocks).values(row).onConflictDoNothing();
}

export async function deleteBlock(
  tx: Tx,
  { blocked, blocker }: { readonly blocker: string; readonly blocked: string },
): Promise<void> {
  await tx.delete(messageBlocks).where(and(eq(blockerId, blocker), eq(blockedId, blocked)));
}

/** Deletes the blocks of a person, and those of others against them. */
export async function deleteBlocksOf(tx: Tx, person: string): Promise<void> {
  await tx.delete(messageBlocks).where(or(eq(blockerId, person), eq(blockedId, person)));
}
