import { eq, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { tookRow } from '../../../platform/db/locks.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { ussdSessions } from '../channels.tables.ts';

export type UssdSession = typeof ussdSessions.$inferSelect;

/** The conversation with the row's id, locked; begun by the row when there is none. */
export async function lockSession(tx: Tx, row: UssdSession): Promise<UssdSession> {
  tookRow(tx, 'ussd-session', row.id);
  await tx.insert(ussdSessions).values(row).onConflictDoNothing();
  const [kept] = await tx
    .select()
    .from(ussdSessions)
    .where(eq(ussdSessions.id, row.id))
    .for('update');
  return kept ?? row;
}

export async function updateSession(
  tx: Tx,
  { id, inputs, locale, opened, state, typed }: UssdSession,
): Promise<void> {
  await tx
    .update(ussdSessions)
    .set({ inputs, locale, opened, state, typed })
    .where(eq(ussdSessions.id, id));
}

/** Deletes what began before this time. */
export async function deleteSessionsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(ussdSessions).where(lt(ussdSessions.startedAt, before));
}

/** Deletes a person's conversations. */
export async function deleteSessionsOf(tx: Tx, personId: string): Promise<void> {
  await tx.delete(ussdSessions).where(eq(ussdSessions.personId, personId));
}
