import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { preparedOnce } from '../../../platform/db/prepared.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { sessions } from '../credentials.tables.ts';
import { people } from '../people.tables.ts';

export type SessionRow = typeof sessions.$inferSelect;

export async function insertSession(tx: Tx, row: Omit<SessionRow, 'confirmedAt'>): Promise<void> {
  await tx.insert(sessions).values(row);
}

const livingSession = preparedOnce((db) =>
  db
    .select({
      id: sessions.id,
      personId: sessions.personId,
      remembered: sessions.remembered,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      roles: people.roles,
      locale: people.locale,
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('sessions_living'),
);

/** The valid session of a token hash with its person, in one indexed query. */
export async function findLivingSession(db: Db, tokenHash: string, now: Date) {
  const [row] = await livingSession(db).execute({ tokenHash, now: now.toISOString() });
  return row;
}

export async function findPersonOfSession(db: Db, id: string) {
  const [row] = await db
    .select({ person: people, remembered: sessions.remembered })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(eq(sessions.id, id));
  return row;
}

export async function touchSession(
  db: Db,
  id: string,
  change: { lastSeenAt: Date; expiresAt: Date },
): Promise<void> {
  await db.update(sessions).set(change).where(eq(sessions.id, id));
}

export async function listLivingSessions(db: Db, personId: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.personId, personId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(100);
}

/** Which of these sessions have not expired. */
export async function findLivingIds(db: Db, ids: readonly string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, now)));
  return rows.map(({ id }) => id);
}

/** Ends one session of a person; returns whether there was one. */
export async function deleteSession(tx: Tx, personId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.personId, personId)))
    .returning({ id: sessions.id });
  return gone.length > 0;
}

/** Ends a person's sessions (except `keepId`); returns their ids. */
export async function deleteSessions(
  tx: Tx,
  personId: string,
  keepId?: string,
): Promise<readonly string[]> {
  const gone = await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.personId, personId),
        keepId === undefined ? undefined : ne(sessions.id, keepId),
      ),
    )
    .returning({ id: sessions.id });
  return gone.map(({ id }) => id);
}

/** Records that the person has confirmed their identity on this device. */
export async function confirmSession(tx: Tx, id: string, confirmedAt: Date): Promise<void> {
  await tx.update(sessions).set({ confirmedAt }).where(eq(sessions.id, id));
}

export async function findConfirmedAt(db: Db, id: string): Promise<Date | null> {
  const { confirmedAt } = sessions;
  const [row] = await db.select({ confirmedAt }).from(sessions).where(eq(sessions.id, id));
  return row?.confirmedAt ?? null;
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
