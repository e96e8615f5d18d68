import { and, asc, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { oneTimeCodes } from '../credentials.tables.ts';

export type CodeRow = typeof oneTimeCodes.$inferSelect;
export type Purpose = CodeRow['purpose'];

const of = (purpose: Purpose, subject: string) =>
  and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.subject, subject));

/** The ids of codes, locked in one order, so that two who count or use them wait and never block each other. */
const locked = (db: Db | Tx, which: SQL | undefined) =>
  db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(which)
    .orderBy(asc(oneTimeCodes.id))
    .for('update');

/**
 * Stores a new code beside those before it, which stay good for their time: an SMS that is late arrives
 * last. Not those that verify another address or number.
 */
export async function putCode(tx: Tx, row: Omit<CodeRow, 'tries'>): Promise<void> {
  const { purpose, subject, target } = row;
  const others = sql`${oneTimeCodes.target} is distinct from ${target}`;
  await tx.delete(oneTimeCodes).where(and(of(purpose, subject), others));
  await tx.insert(oneTimeCodes).values(row);
}

/**
 * Counts one attempt on each code that stands there, so that none has more than `max` however many
 * there are; returns those that have neither expired nor had that many before.
 */
export async function tryCodes(
  db: Db,
  purpose: Purpose,
  subject: string,
  limit: { now: Date; max: number },
): Promise<CodeRow[]> {
  const good = and(
    of(purpose, subject),
    gt(oneTimeCodes.expiresAt, limit.now),
    lt(oneTimeCodes.tries, limit.max),
  );
  return db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(inArray(oneTimeCodes.id, locked(db, good)))
    .returning();
}

/**
 * Uses up a code, and with it all that stand beside it, wherever they stand. Of several concurrent
 * requests, one succeeds.
 */
export async function deleteCode(
  tx: Tx,
  { id, purpose, subject }: Pick<CodeRow, 'id' | 'purpose' | 'subject'>,
): Promise<boolean> {
  const hashes = tx
    .select({ codeHash: oneTimeCodes.codeHash })
    .from(oneTimeCodes)
    .where(of(purpose, subject));
  const codes = and(eq(oneTimeCodes.purpose, purpose), inArray(oneTimeCodes.codeHash, hashes));
  const gone = await tx
    .delete(oneTimeCodes)
    .where(inArray(oneTimeCodes.id, locked(tx, codes)))
    .returning({ id: oneTimeCodes.id });
  return gone.some((row) => row.id === id);
}

/** What the newest valid code is about to verify. */
export async function findTarget(
  db: Db,
  purpose: Purpose,
  subject: string,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .select({ target: oneTimeCodes.target })
    .from(oneTimeCodes)
    .where(and(of(purpose, subject), gt(oneTimeCodes.expiresAt, now)))
    .orderBy(desc(oneTimeCodes.expiresAt), desc(oneTimeCodes.id))
    .limit(1);
  return row?.target ?? null;
}

export async function deleteExpiredCodes(db: Db, now: Date): Promise<void> {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, now));
}
