import { and, asc, desc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Due } from '../../../platform/due/due-work.ts';
import { messages } from '../messages.tables.ts';
import { locationLooks, messageLocations } from './locations.tables.ts';

export type LocationRow = typeof messageLocations.$inferSelect;
export type LookRow = typeof locationLooks.$inferSelect;

const { checkAt, endedAt, liveUntil, messageId } = messageLocations;

/** A condition: shared now, as far as nobody has ended it. */
const isLive = and(isNotNull(liveUntil), isNull(endedAt));

/** Where senders are or were, by message. */
export async function findLocations(
  db: Db,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, LocationRow>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(messageLocations)
    .where(inArray(messageId, [...messageIds]));
  return new Map(rows.map((row) => [row.messageId, row]));
}

export async function insertLocation(
  tx: Tx,
  row: typeof messageLocations.$inferInsert,
): Promise<LocationRow> {
  const [made] = await tx.insert(messageLocations).values(row).returning();
  if (!made) throw new Error('the location was not written');
  return made;
}

/** Writes where the sender is now. */
export async function updatePosition(
  tx: Tx,
  message: string,
  position: Pick<LocationRow, 'accuracy' | 'at' | 'latitude' | 'longitude'>,
): Promise<void> {
  await tx.update(messageLocations).set(position).where(eq(messageId, message));
}

/** Ends a location and forgets where it was. */
export async function eraseLocation(tx: Tx, message: string, at: Date): Promise<void> {
  const nowhere = { latitude: null, longitude: null, accuracy: null, at: null };
  await tx
    .update(messageLocations)
    .set({ ...nowhere, endedAt: at })
    .where(and(eq(messageId, message), isNull(endedAt)));
}

/** The live locations of a conversation: all, one, or those of one person. */
export async function findLiveIn(
  db: Db,
  conversation: string,
  which: { readonly messageId?: string; readonly senderId?: string },
): Promise<string[]> {
  const rows = await db
    .select({ messageId })
    .from(messageLocations)
    .innerJoin(messages, eq(messages.id, messageId))
    .where(
      and(
        eq(messages.conversationId, conversation),
        isLive,
        which.messageId === undefined ? undefined : eq(messageId, which.messageId),
        which.senderId === undefined ? undefined : eq(messages.senderId, which.senderId),
      ),
    )
    .orderBy(asc(messages.position));
  return rows.map((row) => row.messageId);
}

/** The conversations in which a person shares where they are, by id. */
export async function findLiveOf(db: Db, person: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ conversationId: messages.conversationId })
    .from(messageLocations)
    .innerJoin(messages, eq(messages.id, messageId))
    .where(and(eq(messages.senderId, person), isLive))
    .orderBy(asc(messages.conversationId));
  return rows.map((row) => row.conversationId);
}

/** A live location that is to be looked after. */
export interface DueLocation {
  readonly id: string;
  readonly conversationId: string;
  readonly senderId: string;
  readonly liveUntil: Date;
}

/** Live locations that are to be looked after, locked (`skip locked`). */
export async function lockToCheck(tx: Tx, { limit, now, open }: Due): Promise<DueLocation[]> {
  const rows = await tx
    .select({
      id: messageId,
      conversationId: messages.conversationId,
      senderId: messages.senderId,
      liveUntil,
    })
    .from(messageLocations)
    .innerJoin(messages, eq(messages.id, messageId))
    .where(and(lte(checkAt, now), isLive, open(messageId)))
    .orderBy(checkAt)
    .limit(limit)
    .for('update', { of: messageLocations, skipLocked: true });
  return rows.flatMap((row) => (row.liveUntil ? [{ ...row, liveUntil: row.liveUntil }] : []));
}

/** Says when a live location is looked after next. */
export async function checkLater(tx: Tx, message: string, at: Date): Promise<void> {
  await tx.update(messageLocations).set({ checkAt: at }).where(eq(messageId, message));
}

/** Keeps that somebody looked, unless they did a moment ago; whether it was kept. */
export async function putLook(tx: Tx, row: LookRow, unlessSince: Date): Promise<boolean> {
  const rows = await tx
    .insert(locationLooks)
    .values(row)
    .onConflictDoUpdate({
      target: [locationLooks.messageId, locationLooks.personId],
      set: { at: row.at },
      setWhere: lte(locationLooks.at, unlessSince),
    })
    .returning({ at: locationLooks.at });
  return rows.length > 0;
}

/** Who looked at a live location, the latest first. */
export const findLooks = (db: Db, message: string): Promise<LookRow[]> =>
  db
    .select()
    .from(locationLooks)
    .where(eq(locationLooks.messageId, message))
    .orderBy(desc(locationLooks.at), asc(locationLooks.personId));
