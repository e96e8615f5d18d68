import { and, eq, or } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { callAutoAnswers } from '../calls.tables.ts';

export type AutoAnswerRow = typeof callAutoAnswers.$inferSelect;

const { elderId, personId } = callAutoAnswers;

/** Whose calls an elder has open by themselves. */
export async function findAutoAnswers(db: Db, elder: string): Promise<AutoAnswerRow[]> {
  return db.select().from(callAutoAnswers).where(eq(elderId, elder));
}

export async function putAutoAnswer(tx: Tx, row: AutoAnswerRow): Promise<boolean> {
  const added = await tx.insert(callAutoAnswers).values(row).onConflictDoNothing().returning();
  return added.length > 0;
}

export async function deleteAutoAnswer(tx: Tx, elder: string, person: string): Promise<boolean> {
  const gone = await tx
    .delete(callAutoAnswers)
    .where(and(eq(elderId, elder), eq(personId, person)))
    .returning();
  return gone.length > 0;
}

/** What was allowed to somebody, and what they allowed. */
export async function findAutoAnswersOf(db: Db, person: string): Promise<AutoAnswerRow[]> {
  return db
    .select()
    .from(callAutoAnswers)
    .where(or(eq(elderId, person), eq(personId, person)));
}

export async function deleteAutoAnswersOf(tx: Tx, person: string): Promise<void> {
  await tx.delete(callAutoAnswers).where(or(eq(elderId, person), eq(personId, person)));
}
