import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { insertOnce } from '../../../platform/db/insert-once.ts';
import { idList, preparedOnce } from '../../../platform/db/prepared.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { conversationMarks, conversations, messages } from '../messages.tables.ts';

export type MarksRow = typeof conversationMarks.$inferSelect;

const { cleared, conversationId, delivered, isMuted, personId, read, tellAt, toldAt } =
  conversationMarks;
const once = [conversationId, personId];

/** Whose marks, and in which conversation. */
export interface Marking {
  readonly conversationId: string;
  readonly personId: string;
}

const mine = (of: Marking) => and(eq(conversationId, of.conversationId), eq(personId, of.personId));

export async function findMark(db: Db, of: Marking): Promise<MarksRow | undefined> {
  const [row] = await db.select().from(conversationMarks).where(mine(of));
  return row;
}

/** The marks of everybody in these conversations. */
export async function findMarks(db: Db, conversationIds: readonly string[]): Promise<MarksRow[]> {
  if (conversationIds.length === 0) return [];
  return db
    .select()
    .from(conversationMarks)
    .where(inArray(conversationId, [...conversationIds]));
}

/** What a person has received and read. */
export type Reach = Pick<MarksRow, 'delivered' | 'read'>;

/** Raises a person's marks; lower ones change nothing. `hasReadAll`: nothing is left to be notified. */
export async function raiseMarks(
  tx: Tx,
  of: Marking,
  { hasReadAll, ...to }: Reach & { readonly hasReadAll: boolean },
): Promise<Reach> {
  const notified = hasReadAll ? { tellAt: null, toldAt: null } : {};
  const [row] = await tx
    .insert(conversationMarks)
    .values({ id: newId(), ...of, ...to })
    .onConflictDoUpdate({
      target: once,
      set: {
        delivered: sql`greatest(${delivered}, excluded.delivered)`,
        read: sql`greatest(${read}, excluded.read)`,
        ...notified,
      },
    })
    .returning({ delivered, read });
  return row ?? to;
}

/** What a person wants of a conversation. */
export type Wish = Partial<Pick<MarksRow, 'cleared' | 'isListed' | 'isMuted'>>;

/** Writes what a person wants of a conversation. */
export async function putWish(tx: Tx, of: Marking, wish: Wish): Promise<void> {
  const quiet = wish.isMuted || wish.cleared !== undefined ? { tellAt: null, toldAt: null } : {};
  await tx
    .insert(conversationMarks)
    .values({ id: newId(), ...of, ...wish })
    .onConflictDoUpdate({ target: once, set: { ...wish, ...quiet } });
}

/** How long after a notice that was not read the next one is, in minutes. */
const tellAgainMinutes = 30;

const insertTelling = insertOnce(conversationMarks, (rows) => {
  const later = sql`greatest(excluded.tell_at,
    ${toldAt} + make_interval(mins => ${sql.raw(String(tellAgainMinutes))}))`;
  return rows.onConflictDoUpdate({
    target: once,
    set: { tellAt: sql`case when ${isMuted} then null else coalesce(${tellAt}, ${later}) end` },
  });
});

/** Says when people are to be notified that a message waits, unless they were told or do not want it. */
export async function scheduleTelling(
  tx: Tx,
  conversation: string,
  people: readonly string[],
  at: Date,
): Promise<void> {
  const rows = people.map((person) => ({
    id: newId(),
    conversationId: conversation,
    personId: person,
    tellAt: at,
  }));
  const [first, ...others] = rows;
  if (first) await insertTelling(tx, [first, ...others]);
}

/** The number of messages of others that a person has not read, by conversation. */
export async function countUnread(
  db: Db,
  person: string,
  conversationIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await unreadOf(db).execute({ person, ids: idList(conversationIds) });
  return new Map(rows.map((row) => [row.conversationId, Number(row.unread)]));
}

/** To coordinators only what no coordinator has answered is unread. */
const unreadOf = preparedOnce((db) => {
  const person = sql.placeholder('person');
  const seen = sql`greatest(coalesce(${read}, 0), coalesce(${cleared}, 0),
    case when ${conversations.kind} = 'support' and ${conversations.supportedId} <> ${person}
      then ${conversations.answeredPosition} else 0 end)`;
  return db
    .select({ conversationId: messages.conversationId, unread: sql<string>`count(*)` })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .leftJoin(
      conversationMarks,
      and(eq(conversationId, messages.conversationId), eq(personId, person)),
    )
    .where(
      and(
        sql`${conversations.id} = any(${sql.placeholder('ids')}::uuid[])`,
        sql`${messages.position} > ${seen}`,
        ne(messages.senderId, person),
        ne(messages.kind, 'joined'),
        isNull(messages.deletedAt),
      ),
    )
    .groupBy(messages.conversationId)
    .prepare('messages_unread');
});

/** Nobody is told any more of what waits in a conversation. */
export async function silence(tx: Tx, conversation: string): Promise<void> {
  await tx.update(conversationMarks).set({ tellAt: null }).where(eq(conversationId, conversation));
}
