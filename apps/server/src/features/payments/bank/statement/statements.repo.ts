import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/database.ts';
import type { Tx } from '../../../../platform/db/tx.ts';
import { bankLines, bankStatements } from '../bank.tables.ts';
import type { StoredLine } from './sort-known.ts';

/** Rows per statement: more would exceed the limit of query parameters. */
const chunk = 1000;

function* chunks<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += chunk) yield all.slice(from, from + chunk);
}

/** What is stored of these days. */
export async function findOfDays(db: Db, days: readonly string[]): Promise<StoredLine[]> {
  const found: StoredLine[] = [];
  const { amount, bankReference, day, text } = bankLines;
  for (const some of chunks(days)) {
    found.push(
      ...(await db
        .select({ day, amount, text, bankReference })
        .from(bankLines)
        .where(inArray(day, some))
        .orderBy(asc(bankLines.id))),
    );
  }
  return found;
}

type NewLine = typeof bankLines.$inferInsert;

/** Stores lines, except those that somebody else has stored meanwhile; returns the new ones. */
export async function insertLines(
  tx: Tx,
  lines: readonly NewLine[],
): Promise<(typeof bankLines.$inferSelect)[]> {
  const made: (typeof bankLines.$inferSelect)[] = [];
  for (const some of chunks(lines)) {
    made.push(...(await tx.insert(bankLines).values(some).onConflictDoNothing().returning()));
  }
  return made;
}

type NewStatement = typeof bankStatements.$inferInsert;

export async function insertStatement(tx: Tx, row: NewStatement): Promise<void> {
  await tx.insert(bankStatements).values(row);
}

/** Sets how many lines a statement added; one that added none is forgotten. */
export async function countAdded(tx: Tx, id: string, added: number): Promise<void> {
  if (added === 0) await tx.delete(bankStatements).where(eq(bankStatements.id, id));
  else await tx.update(bankStatements).set({ added }).where(eq(bankStatements.id, id));
}
