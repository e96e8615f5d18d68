import { and, count, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { medicationDoses } from '../medications.tables.ts';
import type { Span } from './doses.repo.ts';

const { dueAt, elderId, medicationId, missedAt, status } = medicationDoses;

/** How the scheduled doses of one medicine were answered. */
export interface DoseCount {
  readonly medicationId: string;
  /** Those that were answered or missed; an open dose may still be taken. */
  readonly due: number;
  readonly taken: number;
  readonly missed: number;
}

/** The scheduled doses of each of an elder's medicines that were due in a time span. */
export async function countDoses(
  db: Db,
  elder: string,
  { before, from }: Span,
): Promise<DoseCount[]> {
  return db
    .select({
      medicationId,
      due: count(),
      taken: sql`count(*) filter (where ${status} = 'taken')`.mapWith(Number),
      missed: sql`count(*) filter (where ${status} is null)`.mapWith(Number),
    })
    .from(medicationDoses)
    .where(
      and(
        eq(elderId, elder),
        gte(dueAt, from),
        lt(dueAt, before),
        or(isNotNull(status), and(isNull(status), isNotNull(missedAt))),
      ),
    )
    .groupBy(medicationId);
}
