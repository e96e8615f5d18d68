import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { oneTimeCodes } from '../credentials.tables.ts';

export type CodeRow = typeof oneTimeCodes.$inferSelect;
export type Purpose = CodeRow['purpose'];

const of = (purpose: Purpose, subject: string) =>
  and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.subject, subject));

/** Stores a new code in place of the previous one. */
export async function putCode(tx: Tx, row: Omit<CodeRow, 'tries'>): Promise<void> {
  const { purpose, subject, ...fresh } = row;
  await tx
    .insert(oneTimeCodes)
    .values(row)
    .onConflictDoUpdate({
      target: [oneTimeCodes.purpose, oneTimeCodes.subject],
      set: { ...fresh, tries: 0 },
    });
}

/** Counts one attempt and returns the code, unless it has expired or had `max` attempts already. */
export async function tryCode(
  db: Db,
  purpose: Purpose,
  subject: string,
  limit: { now: Date; max: number },
): Promise<CodeRow | undefined> {
  const [row] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      and(
        of(purpose, subject),
        gt(oneTimeCodes.expiresAt, limit.now),
        lt(oneTimeCodes.tries, limit.max),
      ),
    )
    .returning();
  return row;
}

/**
 * Uses up a code, also where it stands for others. Of several concurrent requests, one succeeds.
 */
export async function deleteCode(
  tx: Tx,
  { codeHash, id, purpose }: Pick<CodeRow, 'codeHash' | 'id' | 'purpose'>,
): Promise<boolean> {
  const gone = await tx
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.codeHash, codeHash)))
    .returning({ id: oneTimeCodes.id });
  return gone.some((row) => row.id === id);
}

/** What a valid code is about to verify. */
export async function findTarget(
  db: Db,
  purpose: Purpose,
  subject: string,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .select({ target: oneTimeCodes.target })
    .from(oneTimeCodes)
    .where(and(of(purpose, subject), gt(oneTimeCodes.expiresAt, now)));
  return row?.target ?? null;
}

export async function deleteExpiredCodes(db: Db, now: Date): Promise<void> {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, now));
}
