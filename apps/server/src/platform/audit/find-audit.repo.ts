import { and, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { newestFirst } from '../db/keyset.ts';
import type { Wanted } from '../http/read-page.ts';
import { auditEvents } from './audit.tables.ts';
import type { AuditAction } from './audit.ts';

const { action, actorId, at, id, subjectId } = auditEvents;
const lastFirst = newestFirst(at, id);

/** One page of the audit log, the last entry first: some actions, or what concerns one person. */
export function findAuditEvents(
  db: Db,
  wish: { readonly actions: readonly AuditAction[]; readonly person: string | undefined },
  { after, limit }: Wanted,
) {
  const { actions, person } = wish;
  return db
    .select()
    .from(auditEvents)
    .where(
      and(
        inArray(action, [...actions]),
        person ? or(eq(actorId, person), eq(subjectId, person)) : undefined,
        lastFirst.beyond(after),
      ),
    )
    .orderBy(...lastFirst.by)
    .limit(limit);
}
