import { and, eq, gte, inArray, isNotNull, max } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { medicationDoses } from '../medications.tables.ts';

/** When these elders themselves last took or skipped a dose since an instant. */
export async function lastDoseByElder(
  db: Db,
  elders: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, Date>> {
  const { at, elderId, recordedAt, recordedBy, status } = medicationDoses;
  const rows = await db
    .select({ elderId, at: max(at) })
    .from(medicationDoses)
    .where(
      and(
        inArray(elderId, [...elders]),
        eq(recordedBy, elderId),
        gte(recordedAt, since),
        gte(at, since),
        isNotNull(status),
      ),
    )
    .groupBy(elderId);
  return new Map(rows.flatMap((row) => (row.at ? [[row.elderId, row.at] as const] : [])));
}
