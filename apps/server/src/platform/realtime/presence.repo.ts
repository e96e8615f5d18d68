import type { Presence } from '@hafi/contract/core/realtime';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import type { Tx } from '../db/tx.ts';
import type { Due } from '../due/due-work.ts';
import { newId } from '../ids/uuid-v7.ts';
import { lastSeen, presences } from './presence.tables.ts';

export type PresenceRow = typeof presences.$inferSelect;
/** What a process knows of a person. */
export type KnownPresence = Pick<PresenceRow, 'personId' | 'status'>;

const { endsAt, id, personId, processId, seenAt, status } = presences;

/**
 * Says that these people have screens open at a process, until `endsAt`. Returns those of whom this
 * was not known.
 */
export async function putPresences(
  db: Db,
  known: readonly KnownPresence[],
  of: Pick<PresenceRow, 'endsAt' | 'processId' | 'seenAt'>,
): Promise<string[]> {
  if (known.length === 0) return [];
  const rows = await db
    .insert(presences)
    .values(known.map((each) => Object.assign({ id: newId() }, of, each)))
    .onConflictDoUpdate({
      target: [processId, personId],
      set: {
        status: sql`excluded.status`,
        seenAt: sql`excluded.seen_at`,
        endsAt: sql`excluded.ends_at`,
      },
    })
    .returning({ personId, isNew: sql<boolean>`xmax = 0` });
  return rows.filter(({ isNew }) => isNew).map((row) => row.personId);
}

/** Lets what a process knows of a person, or of everybody, end soon. */
export async function closePresences(
  db: Db,
  of: { readonly processId: string; readonly personId?: string },
  at: Pick<PresenceRow, 'endsAt' | 'seenAt'>,
): Promise<void> {
  const whose = of.personId === undefined ? undefined : eq(personId, of.personId);
  await db
    .update(presences)
    .set(at)
    .where(and(eq(processId, of.processId), whose));
}

/** Rows whose time is over, locked (`skip locked`). */
export const lockOver = (tx: Tx, { limit, now, open }: Due): Promise<PresenceRow[]> =>
  tx
    .select()
    .from(presences)
    .where(and(lte(endsAt, now), open(id)))
    .orderBy(endsAt)
    .limit(limit)
    .for('update', { skipLocked: true });

/** Deletes rows, and keeps when their people were last seen. */
export async function endPresences(tx: Tx, rows: readonly PresenceRow[]): Promise<void> {
  const ids = rows.map((row) => row.id);
  await tx.delete(presences).where(inArray(id, ids));
  const latest = new Map<string, Date>();
  for (const row of rows) {
    const before = latest.get(row.personId);
    if (!before || before < row.seenAt) latest.set(row.personId, row.seenAt);
  }
  await tx
    .insert(lastSeen)
    .values([...latest].map(([person, at]) => ({ personId: person, at })))
    .onConflictDoUpdate({
      target: lastSeen.personId,
      set: { at: sql`greatest(${lastSeen.at}, excluded.at)` },
    });
}

/**
 * Whether these people use Hafi now, by id; who was never seen is left out. `lastSeenAt` never goes
 * back, so that of two answers the later one is known by it.
 */
export async function findPresences(
  db: Db,
  people: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Presence>> {
  if (people.length === 0) return new Map();
  const open = await db
    .select({ personId, status, seenAt })
    .from(presences)
    .where(and(inArray(personId, [...people]), gt(endsAt, now)));
  const gone = await db
    .select()
    .from(lastSeen)
    .where(inArray(lastSeen.personId, [...people]));
  const found = new Map<string, Presence>();
  const put = (person: string, status: Presence['status'], at: Date) => {
    const before = found.get(person);
    const seen = at.toISOString();
    found.set(person, {
      personId: person,
      status: before?.status === 'online' ? 'online' : status,
      lastSeenAt: before?.lastSeenAt && before.lastSeenAt > seen ? before.lastSeenAt : seen,
    });
  };
  for (const row of gone) put(row.personId, 'offline', row.at);
  for (const row of open) put(row.personId, row.status, row.seenAt);
  return found;
}

/** When somebody last had a screen open; null when that is not known. */
export async function findLastSeen(db: Db, person: string): Promise<Date | null> {
  const [row] = await db.select().from(lastSeen).where(eq(lastSeen.personId, person));
  return row?.at ?? null;
}

/** Forgets when somebody was there. */
export async function forgetPresence(tx: Tx, person: string): Promise<void> {
  await tx.delete(presences).where(eq(personId, person));
  await tx.delete(lastSeen).where(eq(lastSeen.personId, person));
}
