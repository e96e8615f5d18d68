import { and, eq, gte, inArray, max } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { callLegs, callPeople } from '../calls.tables.ts';

/**
 * When these people last took part in a call since an instant; not by a device that opens calls by
 * itself, which says nothing of its owner.
 */
export async function lastSpoken(
  db: Db,
  people: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, Date>> {
  const { callId, joinedAt, personId } = callLegs;
  const rows = await db
    .select({ personId, at: max(joinedAt) })
    .from(callLegs)
    .innerJoin(callPeople, and(eq(callPeople.callId, callId), eq(callPeople.personId, personId)))
    .where(
      and(
        inArray(personId, [...people]),
        gte(joinedAt, since),
        eq(callPeople.answersItself, false),
      ),
    )
    .groupBy(personId);
  return new Map(rows.flatMap((row) => (row.at ? [[row.personId, row.at] as const] : [])));
}
