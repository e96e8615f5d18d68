import {
  and,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { newestFirst } from '../../../platform/db/keyset.ts';
import { tookRow } from '../../../platform/db/locks.ts';
import { preparedOnce } from '../../../platform/db/prepared.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Wanted } from '../../../platform/http/read-page.ts';
import { conversationMarks, conversations } from '../messages.tables.ts';

export type ConversationRow = typeof conversations.$inferSelect;

/** Whose a conversation is: two people's, a circle's, or of somebody with Hafi. */
export type Whose =
  | { readonly people: readonly [string, string] }
  | { readonly elderId: string }
  | { readonly supportedId: string };

const { activeAt, counter, elderId, firstId, id, kind, lastPosition, secondId, supportedId } =
  conversations;

const inOrder = (people: readonly [string, string]) => [...people].sort() as [string, string];

function ofThem(whose: Whose): SQL | undefined {
  if ('elderId' in whose) return eq(elderId, whose.elderId);
  if ('supportedId' in whose) return eq(supportedId, whose.supportedId);
  const [first, second] = inOrder(whose.people);
  return and(eq(firstId, first), eq(secondId, second));
}

const byId = preparedOnce((db) =>
  db
    .select()
    .from(conversations)
    .where(eq(id, sql.placeholder('id')))
    .prepare('conversation_by_id'),
);

export async function findConversation(
  db: Db,
  conversation: string,
): Promise<ConversationRow | undefined> {
  const [row] = await byId(db).execute({ id: conversation });
  return row;
}

export async function findConversations(
  db: Db,
  ids: readonly string[],
): Promise<ConversationRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(conversations)
    .where(inArray(id, [...ids]));
}

/** The conversation of two people, of a circle, or of somebody with Hafi. */
export async function findConversationOf(
  db: Db,
  whose: Whose,
): Promise<ConversationRow | undefined> {
  const [row] = await db.select().from(conversations).where(ofThem(whose));
  return row;
}

/** Makes a conversation, unless there is one already. */
export async function putConversation(
  tx: Tx,
  whose: Whose,
  made: { readonly id: string; readonly at: Date },
): Promise<ConversationRow> {
  const common = { id: made.id, createdAt: made.at, activeAt: made.at };
  await tx
    .insert(conversations)
    .values(Object.assign(common, columnsOf(whose)))
    .onConflictDoNothing();
  const row = await findConversationOf(tx, whose);
  if (!row) throw new Error('the conversation was not written');
  return row;
}

function columnsOf(whose: Whose) {
  if ('elderId' in whose) return { kind: 'circle' as const, elderId: whose.elderId };
  if ('supportedId' in whose) {
    return { kind: 'support' as const, supportedId: whose.supportedId };
  }
  const [first, second] = inOrder(whose.people);
  return { kind: 'direct' as const, firstId: first, secondId: second };
}

/** A conversation with its row locked, so that its changes take turns. */
export async function lockConversation(
  tx: Tx,
  conversation: string,
): Promise<ConversationRow | undefined> {
  tookRow(tx, 'conversation', conversation);
  const [row] = await tx.select().from(conversations).where(eq(id, conversation)).for('update');
  return row;
}

const nextPosition = preparedOnce((db) =>
  db
    .update(conversations)
    .set({
      counter: sql`${counter} + 1`,
      lastPosition: sql`${counter} + 1`,
      activeAt: sql`greatest(${activeAt}, ${sql.placeholder('at')}::timestamptz)`,
    })
    .where(eq(id, sql.placeholder('id')))
    .returning()
    .prepare('conversation_next_position'),
);

/**
 * Takes the next position of a conversation for a message, and locks its row; undefined when there
 * is no such conversation. It is given back by a rollback.
 */
export async function takePosition(
  tx: Tx,
  conversation: string,
  at: Date,
): Promise<ConversationRow | undefined> {
  tookRow(tx, 'conversation', conversation);
  const [row] = await nextPosition(tx).execute({ id: conversation, at: at.toISOString() });
  return row;
}

/** Takes the next number of a conversation for a change of a message. */
export async function takeChange(tx: Tx, conversation: string): Promise<number> {
  tookRow(tx, 'conversation', conversation);
  const [row] = await tx
    .update(conversations)
    .set({ counter: sql`${counter} + 1` })
    .where(eq(id, conversation))
    .returning({ counter });
  if (!row) throw new Error('the conversation was locked and is gone');
  return row.counter;
}

/** Says that a coordinator has answered the newest message. */
export async function markAnswered(tx: Tx, conversation: string): Promise<void> {
  await tx
    .update(conversations)
    .set({ answeredPosition: lastPosition })
    .where(eq(id, conversation));
}

/** What of conversations a person may see. */
export interface Seen {
  readonly personId: string;
  /** The elders in whose conversation they take part. */
  readonly elderIds: readonly string[];
  /** Whether they answer for Hafi. */
  readonly isCoordinator: boolean;
}

/** A condition: the conversations that a person may read. */
export function seenBy({ elderIds, isCoordinator, personId }: Seen): SQL | undefined {
  return or(
    eq(firstId, personId),
    eq(secondId, personId),
    eq(supportedId, personId),
    elderIds.length > 0 ? inArray(elderId, [...elderIds]) : undefined,
    isCoordinator ? eq(kind, 'support') : undefined,
  );
}

const order = newestFirst(activeAt, id);

/** The marks of a person, joined to a conversation. */
const marksOf = (personId: string) =>
  and(eq(conversationMarks.conversationId, id), eq(conversationMarks.personId, personId));

/** Which of a list of conversations: these, or those of two with one of these people. */
export type Among = { readonly ids: readonly string[] } | { readonly others: readonly string[] };

function isAmong(among: Among, personId: string): SQL | undefined {
  if ('ids' in among) return inArray(id, [...among.ids]);
  const others = [...among.others];
  return or(
    and(eq(firstId, personId), inArray(secondId, others)),
    and(eq(secondId, personId), inArray(firstId, others)),
  );
}

/** One page of the conversations that a person sees in their list, the latest first. */
export const findListed = (
  db: Db,
  seen: Seen,
  { after, limit }: Wanted,
  among?: Among,
): Promise<ConversationRow[]> =>
  db
    .select(getTableColumns(conversations))
    .from(conversations)
    .leftJoin(conversationMarks, marksOf(seen.personId))
    .where(
      and(
        seenBy(seen),
        or(
          eq(conversationMarks.isListed, true),
          gt(lastPosition, sql`coalesce(${conversationMarks.cleared}, 0)`),
        ),
        among && isAmong(among, seen.personId),
        order.beyond(after),
      ),
    )
    .orderBy(...order.by)
    .limit(limit);

/** The direct conversations of a person, by the id of the other one. */
export async function findDirect(db: Db, personId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id, firstId, secondId })
    .from(conversations)
    .where(and(isNotNull(firstId), or(eq(firstId, personId), eq(secondId, personId))));
  return new Map(
    rows.map((row) => [(row.firstId === personId ? row.secondId : row.firstId) ?? '', row.id]),
  );
}

/** The ids of all conversations that a person may read. */
export async function findSeenIds(db: Db, seen: Seen): Promise<string[]> {
  const rows = await db.select({ id }).from(conversations).where(seenBy(seen));
  return rows.map((row) => row.id);
}

/** The conversations of a person with others, and those of their circles. */
export const findOwn = (db: Db, seen: Omit<Seen, 'isCoordinator'>): Promise<ConversationRow[]> =>
  db
    .select()
    .from(conversations)
    .where(and(seenBy({ ...seen, isCoordinator: false }), ne(kind, 'support')));
