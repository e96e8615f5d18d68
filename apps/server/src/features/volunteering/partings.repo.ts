import { and, count, eq, gt } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { helpPartings } from './volunteering.tables.ts';

type Parting = typeof helpPartings.$inferInsert;

/** Records that a volunteer who had taken a request no longer comes. */
export async function insertParting(tx: Tx, parting: Parting): Promise<void> {
  await tx.insert(helpPartings).values(parting).onConflictDoNothing();
}

/** Whether a volunteer has parted from a request. */
export async function hasParted(db: Db, requestId: string, volunteerId: string): Promise<boolean> {
  const theirs = and(
    eq(helpPartings.requestId, requestId),
    eq(helpPartings.volunteerId, volunteerId),
  );
  return (await db.$count(helpPartings, theirs)) > 0;
}

/** How many requests a volunteer has given back since an instant. */
export async function countGivenBack(db: Db, volunteerId: string, since: Date): Promise<number> {
  const { at, how, volunteerId: whose } = helpPartings;
  const [row] = await db
    .select({ given: count() })
    .from(helpPartings)
    .where(and(eq(whose, volunteerId), eq(how, 'given-back'), gt(at, since)));
  return row?.given ?? 0;
}
