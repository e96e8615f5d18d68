import { and, eq, getTableColumns, gt, like, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { newestFirst } from '../../../platform/db/keyset.ts';
import type { Wanted } from '../../../platform/http/read-page.ts';
import { type Seen, seenBy } from '../conversations/conversations.repo.ts';
import { conversationMarks, conversations, messages } from '../messages.tables.ts';

/** What is searched for: all of these words, in one conversation or in all. */
export interface Searched {
  readonly words: readonly string[];
  readonly conversationId?: string | undefined;
}

const order = newestFirst(messages.sentAt, messages.id);

const anywhere = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * One page of what a person may read and that contains all the words, the newest first. Words of three
 * letters and more are found by an index of the messages.
 */
export const findHits = (
  db: Db,
  seen: Seen,
  { after, conversationId, limit, words }: Searched & Wanted,
) =>
  db
    .select({ row: getTableColumns(messages), conversation: getTableColumns(conversations) })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .leftJoin(
      conversationMarks,
      and(
        eq(conversationMarks.conversationId, conversations.id),
        eq(conversationMarks.personId, seen.personId),
      ),
    )
    .where(
      and(
        seenBy(seen),
        conversationId === undefined ? undefined : eq(conversations.id, conversationId),
        gt(messages.position, sql`coalesce(${conversationMarks.cleared}, 0)`),
        ...words.map((word) => like(messages.folded, anywhere(word))),
        order.beyond(after),
      ),
    )
    .orderBy(...order.by)
    .limit(limit);
