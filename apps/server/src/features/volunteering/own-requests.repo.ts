import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { HelpRequestRow } from './volunteering.repo.ts';
import { helpRequests } from './volunteering.tables.ts';

/** Every request made for a person or taken by them, oldest first. */
export async function findAllOf(db: Db, personId: string): Promise<HelpRequestRow[]> {
  const { elderId, startsAt, takenBy } = helpRequests;
  return db
    .select()
    .from(helpRequests)
    .where(or(eq(elderId, personId), eq(takenBy, personId)))
    .orderBy(asc(startsAt));
}

/** Those of them that can still be withdrawn or given back. */
export async function findEndable(db: Db, personId: string): Promise<HelpRequestRow[]> {
  const all = await db
    .select()
    .from(helpRequests)
    .where(
      and(
        or(eq(helpRequests.elderId, personId), eq(helpRequests.takenBy, personId)),
        inArray(helpRequests.state, ['open', 'accepted']),
      ),
    );
  return all;
}

/** Deletes the texts that an elder's side wrote in the elder's requests. */
export async function wipeWords(tx: Tx, personId: string): Promise<void> {
  await tx
    .update(helpRequests)
    .set({ note: null, thanks: null })
    .where(eq(helpRequests.elderId, personId));
}
