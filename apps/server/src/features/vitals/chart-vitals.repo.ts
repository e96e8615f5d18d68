import { and, count, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { kindList } from './readings.repo.ts';
import { kindCodes } from './vital-codes.ts';
import { vitalReadings } from './vitals.tables.ts';

const { elderId, kind, status, takenAt, value, withdrawnAt } = vitalReadings;

/** How many valid readings of one kind were taken after an instant, and how many were abnormal. */
export interface KindCount {
  readonly kind: number;
  readonly all: number;
  readonly abnormal: number;
  readonly urgent: number;
}

/** The counts of an elder's valid readings after an instant, by kind. */
export async function countSince(db: Db, elder: string, since: Date): Promise<KindCount[]> {
  return db
    .select({
      kind,
      all: count(),
      abnormal: sql`count(*) filter (where ${status} <> 0)`.mapWith(Number),
      urgent: sql`count(*) filter (where abs(${status}) = 2)`.mapWith(Number),
    })
    .from(vitalReadings)
    .where(
      and(
        eq(elderId, elder),
        sql`${kind} = any(${kindList(undefined)}::smallint[])`,
        gt(takenAt, since),
        isNull(withdrawnAt),
      ),
    )
    .groupBy(kind);
}

/** The last valid weight until an instant, in tenths of a kilogram. */
export async function findWeightUntil(
  db: Db,
  elder: string,
  until: Date,
): Promise<{ value: number; takenAt: Date } | null> {
  const [row] = await db
    .select({ value, takenAt })
    .from(vitalReadings)
    .where(
      and(eq(elderId, elder), eq(kind, kindCodes.weight), lte(takenAt, until), isNull(withdrawnAt)),
    )
    .orderBy(desc(takenAt))
    .limit(1);
  return row ?? null;
}
