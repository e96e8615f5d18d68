import { and, asc, eq, gte, inArray, min, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { emergencies, emergencyResponders } from '../emergency.tables.ts';

const { acknowledgedAt, ambulanceAt, arrivedAt, comingAt, emergencyId } = emergencyResponders;
/** When somebody first said that they help, whatever they said. */
const answeredAt = sql`least(${acknowledgedAt}, ${comingAt}, ${arrivedAt}, ${ambulanceAt})`;

/** Every emergency that fired since then, without drills, with when people first did something. */
export async function findFired(db: Db, since: Date) {
  const { drill, endedAt, firesAt, id, noticedAt, state } = emergencies;
  return db
    .select({
      id,
      state,
      firedAt: firesAt,
      endedAt,
      noticedAt,
      answeredAt: sql<Date | null>`min(${answeredAt})`.mapWith(acknowledgedAt),
      arrivedAt: min(arrivedAt),
    })
    .from(emergencies)
    .leftJoin(emergencyResponders, eq(emergencyId, id))
    .where(
      and(
        eq(drill, false),
        gte(firesAt, since),
        ne(state, 'counting-down'),
        ne(state, 'cancelled'),
      ),
    )
    .groupBy(id)
    .orderBy(asc(firesAt));
}

/** Who was asked in these emergencies, as far as their messages name them. */
export async function findRespondersOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { id, noticeId, personId } = emergencyResponders;
  return db
    .select({ emergencyId, id, noticeId, personId })
    .from(emergencyResponders)
    .where(inArray(emergencyId, [...ids]));
}
