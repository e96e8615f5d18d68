import { and, eq, or } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { newestFirst } from '../../../platform/db/keyset.ts';
import type { Wanted } from '../../../platform/http/read-page.ts';
import { accessLog } from '../circle.tables.ts';

const { actorId, at, by, elderId, id } = accessLog;
const lastFirst = newestFirst(at, id);

/**
 * One page of the views of everybody's health, the last first, without what was viewed: of all, or
 * those that concern one person. For the coordinators' audit list.
 */
export function findViews(db: Db, person: string | undefined, { after, limit }: Wanted) {
  return db
    .select({ id, at, actorId, elderId, by })
    .from(accessLog)
    .where(
      and(
        person ? or(eq(actorId, person), eq(elderId, person)) : undefined,
        lastFirst.beyond(after),
      ),
    )
    .orderBy(...lastFirst.by)
    .limit(limit);
}
