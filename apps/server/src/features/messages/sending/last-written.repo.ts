import { and, gte, inArray, max, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { messages } from '../messages.tables.ts';

/** When these people last wrote a message since an instant, by their devices; who wrote none is missing. */
export async function lastWritten(
  db: Db,
  people: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, Date>> {
  const { kind, senderId, sentAt, writtenAt } = messages;
  // What waited for the network was written before.
  const at = sql`coalesce(${writtenAt}, ${sentAt})`;
  const rows = await db
    .select({ senderId, at: max(sentAt) })
    .from(messages)
    .where(
      and(
        inArray(senderId, [...people]),
        gte(sentAt, since),
        sql`${at} >= ${since.toISOString()}`,
        notInArray(kind, ['call', 'joined']),
      ),
    )
    .groupBy(senderId);
  return new Map(rows.flatMap((row) => (row.at ? [[row.senderId, row.at] as const] : [])));
}
