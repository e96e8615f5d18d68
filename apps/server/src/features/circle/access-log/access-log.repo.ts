import { and, asc, count, desc, eq, gt, gte, lt, min, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { lock } from '../../../platform/db/locks.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { accessLog, accessLogChecks, accessLogHeads } from '../circle.tables.ts';

export type AccessEntry = typeof accessLog.$inferSelect;
export type AccessHead = typeof accessLogHeads.$inferSelect;
export type AccessCheck = typeof accessLogChecks.$inferSelect;

/** The head of an elder's chain, with its row locked; null before the first entry. */
export async function lockHead(tx: Tx, elderId: string): Promise<AccessHead | null> {
  // A missing row cannot be locked, so without this the first two entries would both become the
  // first.
  await lock(tx, 'access-log', elderId);
  return findHead(tx, elderId);
}

export async function findHead(db: Db, elderId: string): Promise<AccessHead | null> {
  const [head] = await db.select().from(accessLogHeads).where(eq(accessLogHeads.elderId, elderId));
  return head ?? null;
}

/** Appends an entry to the chain and moves the head. */
export async function insertEntry(
  tx: Tx,
  entry: typeof accessLog.$inferInsert,
  seal: string,
): Promise<void> {
  await tx.insert(accessLog).values(entry);
  const { elderId, hash, seq } = entry;
  await tx
    .insert(accessLogHeads)
    .values({ elderId, hash, seq, seal })
    .onConflictDoUpdate({ target: accessLogHeads.elderId, set: { hash, seq, seal } });
}

/** An elder's access log, newest first: the entries before the sequence number `before`. */
export async function findEntries(
  db: Db,
  elderId: string,
  before: number | null,
  limit: number,
): Promise<AccessEntry[]> {
  const earlier = before === null ? undefined : lt(accessLog.seq, before);
  return db
    .select()
    .from(accessLog)
    .where(and(eq(accessLog.elderId, elderId), earlier))
    .orderBy(desc(accessLog.seq))
    .limit(limit);
}

/** A part of an elder's chain, oldest first. */
export async function findLinks(
  db: Db,
  elderId: string,
  after: number,
  limit: number,
): Promise<AccessEntry[]> {
  return db
    .select()
    .from(accessLog)
    .where(and(eq(accessLog.elderId, elderId), gt(accessLog.seq, after)))
    .orderBy(asc(accessLog.seq))
    .limit(limit);
}

/** Every elder with an access log, or with the head of one. */
export async function findLoggedElders(db: Db): Promise<string[]> {
  const logged = await db.selectDistinct({ elderId: accessLog.elderId }).from(accessLog);
  const headed = await db.select({ elderId: accessLogHeads.elderId }).from(accessLogHeads);
  return [...new Set([...headed, ...logged].map(({ elderId }) => elderId))];
}

/** The access-log entries about what a person viewed of others, newest first. */
export async function findEntriesBy(db: Db, actorId: string): Promise<AccessEntry[]> {
  return db
    .select()
    .from(accessLog)
    .where(eq(accessLog.actorId, actorId))
    .orderBy(desc(accessLog.at), desc(accessLog.seq));
}

/** Whether a person's view of this is in an elder's access log since an instant. */
export async function hasViewed(
  db: Db,
  viewed: Pick<AccessEntry, 'actorId' | 'elderId' | 'subject'> & { readonly since: Date },
): Promise<boolean> {
  const { actorId, at, elderId, id, subject } = accessLog;
  const [row] = await db
    .select({ id })
    .from(accessLog)
    .where(
      and(
        eq(actorId, viewed.actorId),
        gte(at, viewed.since),
        eq(elderId, viewed.elderId),
        eq(subject, viewed.subject),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** One entry of an elder's access log. */
export async function findEntry(
  db: Db,
  elderId: string,
  id: string,
): Promise<AccessEntry | undefined> {
  const [entry] = await db
    .select()
    .from(accessLog)
    .where(and(eq(accessLog.id, id), eq(accessLog.elderId, elderId)));
  return entry;
}

/** The end of an elder's log: how many entries, the last sequence number, and the head. */
interface End {
  readonly count: number;
  readonly head: AccessHead | null;
  readonly lastSeq: number;
}

/** The end of an elder's log, read in one statement. */
export async function findEnd(db: Db, elderId: string): Promise<End> {
  const ofElder = sql`from access_log where elder_id = ${elderId}`;
  const last = sql<number>`coalesce((select max(seq) ${ofElder}), 0)`.mapWith(Number);
  const all = sql<number>`(select count(*) ${ofElder})`.mapWith(Number);
  const find = () =>
    db
      .select({ head: accessLogHeads, lastSeq: last, count: all })
      .from(accessLogHeads)
      .where(eq(accessLogHeads.elderId, elderId));
  const [row] = await find();
  if (row) return row;
  const [entry] = await findEntries(db, elderId, null, 1);
  if (!entry) return { head: null, lastSeq: 0, count: 0 };
  // The first entry may have come in between; an entry that never gets a head is forged.
  const [late] = await find();
  return late ?? { head: null, lastSeq: entry.seq, count: entry.seq };
}

/** How an elder's chain was when it was last verified whole. */
export async function findCheck(db: Db, elderId: string): Promise<AccessCheck | undefined> {
  const [check] = await db
    .select()
    .from(accessLogChecks)
    .where(eq(accessLogChecks.elderId, elderId));
  return check;
}

export async function putCheck(tx: Tx, check: AccessCheck): Promise<void> {
  await tx
    .insert(accessLogChecks)
    .values(check)
    .onConflictDoUpdate({ target: accessLogChecks.elderId, set: check });
}

/** The last checks of all chains: how many, how many were altered, and when the oldest was. */
export async function sumUpChecks(db: Db) {
  const { checkedAt, intact } = accessLogChecks;
  const [sum] = await db
    .select({
      checked: count(),
      altered: sql<number>`count(*) filter (where not ${intact})`.mapWith(Number),
      oldest: min(checkedAt),
    })
    .from(accessLogChecks);
  return sum?.oldest ? { ...sum, oldest: sum.oldest } : null;
}

/** On how many Kigali days since an instant each person looked at an elder's data. */
export async function countViewDays(
  db: Db,
  elderId: string,
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const { actorId, at, by, subject } = accessLog;
  const rows = await db
    .select({
      actorId,
      days: sql<number>`count(distinct (${at} at time zone 'Africa/Kigali')::date)::int`,
    })
    .from(accessLog)
    .where(
      and(
        eq(accessLog.elderId, elderId),
        gt(at, since),
        sql`${by} <> 'link' and ${subject} not like '%-written' and ${subject} not like '%-changed'`,
      ),
    )
    .groupBy(actorId);
  return new Map(rows.map((row) => [row.actorId, row.days]));
}
