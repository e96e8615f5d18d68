import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { messageCalls } from '../messages.tables.ts';

export type CallRow = typeof messageCalls.$inferSelect;

/** The calls that these messages tell of, by message. */
export async function findCalls(
  db: Db,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, CallRow>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(messageCalls)
    .where(inArray(messageCalls.messageId, [...messageIds]));
  return new Map(rows.map((row) => [row.messageId, row]));
}

export async function insertCall(tx: Tx, row: typeof messageCalls.$inferInsert): Promise<void> {
  await tx.insert(messageCalls).values(row);
}

export async function findCall(db: Db, callId: string): Promise<CallRow | undefined> {
  const [row] = await db.select().from(messageCalls).where(eq(messageCalls.callId, callId));
  return row;
}

export async function updateCall(
  tx: Tx,
  callId: string,
  change: Pick<CallRow, 'outcome' | 'seconds'>,
): Promise<void> {
  await tx.update(messageCalls).set(change).where(eq(messageCalls.callId, callId));
}
