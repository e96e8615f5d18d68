import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { removeTaken } from '../../../platform/uploads/uploads.ts';
import { messages } from '../messages.tables.ts';
import { messageFiles } from './files.tables.ts';

export type FileRow = typeof messageFiles.$inferSelect;

const { messageId, uploadId } = messageFiles;

/** The files of these messages. */
export async function findFiles(
  db: Db,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, FileRow>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(messageFiles)
    .where(inArray(messageId, [...messageIds]));
  return new Map(rows.map((row) => [row.messageId, row]));
}

export async function findFile(db: Db, message: string): Promise<FileRow | undefined> {
  return (await findFiles(db, [message])).get(message);
}

export async function insertFile(tx: Tx, row: FileRow): Promise<FileRow> {
  const [made] = await tx.insert(messageFiles).values(row).returning();
  if (!made) throw new Error('the file was not written');
  return made;
}

type Store = Pick<Platform, 'clock' | 'due'>;

/** Deletes the files of these messages. */
export async function deleteFiles(
  store: Store,
  tx: Tx,
  messageIds: readonly string[],
): Promise<void> {
  if (messageIds.length === 0) return;
  const gone = await tx
    .delete(messageFiles)
    .where(inArray(messageId, [...messageIds]))
    .returning({ id: uploadId });
  await removeTaken(
    store,
    tx,
    gone.map(({ id }) => id),
  );
}

/** Deletes all files of a conversation, which is about to go. */
export async function deleteFilesIn(store: Store, tx: Tx, conversationId: string): Promise<void> {
  const rows = await tx
    .select({ id: messageId })
    .from(messageFiles)
    .innerJoin(messages, eq(messages.id, messageId))
    .where(sql`${messages.conversationId} = ${conversationId}`);
  await deleteFiles(
    store,
    tx,
    rows.map(({ id }) => id),
  );
}
