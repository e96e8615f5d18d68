import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { notifications } from './notifications.tables.ts';

/** The last emergency that somebody was notified of. */
export interface LastUrgent {
  readonly id: string;
  readonly at: Date;
  /** Read in the app. */
  readonly isRead: boolean;
}

/** The last notice of an emergency to each of these people, by person. */
export async function findLastUrgent(
  db: Db,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, LastUrgent>> {
  if (personIds.length === 0) return new Map();
  const { createdAt, id, personId, readAt, type } = notifications;
  const rows = await db
    .selectDistinctOn([personId], { id, personId, at: createdAt, readAt })
    .from(notifications)
    .where(and(inArray(personId, [...personIds]), eq(type, 'emergency')))
    .orderBy(personId, desc(createdAt), desc(id));
  return new Map(
    rows.map(({ at, id: notice, personId: person, readAt: read }) => [
      person,
      { id: notice, at, isRead: read !== null },
    ]),
  );
}
