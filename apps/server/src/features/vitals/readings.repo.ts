import type { VitalKind } from '@hafi/contract/vitals/vital-kinds';
import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { newestFirst } from '../../platform/db/keyset.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Wanted } from '../../platform/http/read-page.ts';
import type { Origin } from './reading-origin.ts';
import { kindCodes } from './vital-codes.ts';
import { vitalReadings } from './vitals.tables.ts';

export type ReadingRow = typeof vitalReadings.$inferSelect;
export type NewReadingRow = typeof vitalReadings.$inferInsert;

const columns = getTableColumns(vitalReadings);
const { elderId: elder, id, kind, takenAt, withdrawnAt } = vitalReadings;

/** Kinds as a `smallint[]` literal; all when none is given. */
export const kindList = (kinds: readonly VitalKind[] | undefined): string =>
  `{${(kinds ?? (Object.keys(kindCodes) as VitalKind[])).map((name) => kindCodes[name]).join(',')}}`;

export async function insertReadings(tx: Tx, rows: readonly NewReadingRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(vitalReadings).values([...rows]);
}

/** When these elders themselves last measured something since an instant. */
export async function lastReadingByElder(
  db: Db,
  elders: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, Date>> {
  const { elderId, recordedAt, recordedBy, source } = vitalReadings;
  const rows = await db
    .select({ elderId, at: max(takenAt) })
    .from(vitalReadings)
    .where(
      and(
        inArray(elderId, [...elders]),
        gte(takenAt, since),
        gte(recordedAt, since),
        eq(recordedBy, elderId),
        // What another system sent is no act of the elder.
        lt(source, 3),
      ),
    )
    .groupBy(elderId);
  return new Map(rows.flatMap((row) => (row.at ? [[row.elderId, row.at] as const] : [])));
}

export async function findReading(
  db: Db,
  elderId: string,
  readingId: string,
): Promise<ReadingRow | undefined> {
  const [row] = await db
    .select()
    .from(vitalReadings)
    .where(and(eq(elder, elderId), eq(id, readingId)));
  return row;
}

/** Marks a reading as entered in error, with the id of its correction. */
export async function withdrawReading(
  tx: Tx,
  { elderId, id: readingId }: Pick<ReadingRow, 'elderId' | 'id'>,
  withdrawn: Pick<NewReadingRow, 'replacedBy'> & { withdrawnAt: Date; withdrawnBy: string },
): Promise<void> {
  await tx
    .update(vitalReadings)
    .set(withdrawn)
    .where(and(eq(elder, elderId), eq(id, readingId)));
}

/** Most readings, withdrawn ones with them, that are looked at for the names of one resource. */
const mostOfOneName = 500;

/**
 * What resources of other systems may have brought, the newest first: everything whose origin has a
 * name with one of their ids, at whatever base. Whether it is the same resource, `sameness` tells.
 */
export async function findByOrigin(
  tx: Tx,
  elderId: string,
  origin: readonly Origin[],
): Promise<ReadingRow[]> {
  if (origin.length === 0) return [];
  const names = sql`' ' || ${vitalReadings.origin} || ' '`;
  const contains = origin.flatMap(({ id: name }) =>
    [' ', '/', ':'].map((before) => sql`strpos(${names}, ${`${before}${name} `}) > 0`),
  );
  return tx
    .select()
    .from(vitalReadings)
    .where(and(eq(elder, elderId), isNotNull(vitalReadings.origin), or(...contains)))
    .orderBy(desc(vitalReadings.recordedAt))
    .limit(mostOfOneName);
}

/** A valid reading with the same values of the same moment. */
export async function findSame(
  tx: Tx,
  elderId: string,
  same: Pick<ReadingRow, 'kind' | 'takenAt' | 'value'> & { readonly second: number | null },
): Promise<ReadingRow | undefined> {
  const rows = await tx
    .select()
    .from(vitalReadings)
    .where(
      and(
        eq(elder, elderId),
        eq(kind, same.kind),
        eq(takenAt, same.takenAt),
        eq(vitalReadings.value, same.value),
        isNull(withdrawnAt),
      ),
    );
  return rows.find(({ second }) => second === same.second);
}

/**
 * The newest readings, at most `each` per kind and `all` together. The index alone determines which
 * they are, and only then are their rows fetched: in a single step PostgreSQL misjudges the number
 * of rows and fetches a year's 1,460 scattered rows to sort them.
 */
function newestOf(
  db: Db,
  requested: { elderId: string; kinds: string; each: number; all: number; where: SQL | undefined },
) {
  const { all, each, elderId, kinds, where } = requested;
  const ofKind = db
    .select({ id, takenAt })
    .from(vitalReadings)
    .where(and(eq(elder, elderId), sql`${kind} = each.which`, where))
    .orderBy(desc(takenAt), desc(id))
    .limit(each)
    .as('of_kind');
  const newest = db
    .select({ id: ofKind.id })
    .from(sql`unnest(${kinds}::smallint[]) as each (which)`)
    .crossJoinLateral(ofKind)
    .orderBy(desc(ofKind.takenAt), desc(ofKind.id))
    .limit(all)
    .as('newest');
  return db
    .select(columns)
    .from(newest)
    .innerJoin(vitalReadings, and(eq(elder, elderId), eq(id, newest.id)))
    .orderBy(desc(takenAt), desc(id));
}

/** One page of an elder's history, newest first, including readings entered in error. */
export async function findReadings(
  db: Db,
  page: Wanted & {
    elderId: string;
    kinds?: readonly VitalKind[] | undefined;
    /** The first instant, inclusive; `until` is exclusive. */
    from?: Date | undefined;
    until?: Date | undefined;
  },
): Promise<ReadingRow[]> {
  const { after, elderId, from, limit, until } = page;
  const where = and(
    from && gte(takenAt, from),
    until && lt(takenAt, until),
    newestFirst(takenAt, id).beyond(after),
  );
  return newestOf(db, { elderId, kinds: kindList(page.kinds), each: limit, all: limit, where });
}

/** The latest valid reading of each kind. */
export async function findLatest(db: Db, elderId: string): Promise<ReadingRow[]> {
  const where = isNull(withdrawnAt);
  const kinds = kindList(undefined);
  return newestOf(db, { elderId, kinds, each: 1, all: Object.keys(kindCodes).length, where });
}

/** The latest valid readings of each kind, at most `each` of them, newest first. */
export async function findLatestOfEach(
  db: Db,
  elderId: string,
  each: number,
): Promise<ReadingRow[]> {
  const where = isNull(withdrawnAt);
  const all = each * Object.keys(kindCodes).length;
  return newestOf(db, { elderId, kinds: kindList(undefined), each, all, where });
}

/** The valid readings of some kinds from an instant on and before another, newest first. */
export async function findValid(
  db: Db,
  elderId: string,
  { from, kinds, until }: { from: Date; kinds: readonly VitalKind[]; until: Date },
): Promise<ReadingRow[]> {
  return db
    .select()
    .from(vitalReadings)
    .where(
      and(
        eq(elder, elderId),
        sql`${kind} = any(${kindList(kinds)}::smallint[])`,
        gte(takenAt, from),
        lt(takenAt, until),
        isNull(withdrawnAt),
      ),
    )
    .orderBy(desc(takenAt), desc(id));
}

/** The first valid normal reading of a kind after an instant. */
export async function findNormalAfter(
  db: Db,
  after: { elderId: string; kind: VitalKind; takenAt: Date },
): Promise<ReadingRow | undefined> {
  const [row] = await db
    .select()
    .from(vitalReadings)
    .where(
      and(
        eq(elder, after.elderId),
        eq(kind, kindCodes[after.kind]),
        gt(takenAt, after.takenAt),
        eq(vitalReadings.status, 0),
        isNull(withdrawnAt),
      ),
    )
    .orderBy(takenAt, id)
    .limit(1);
  return row;
}

/** The valid readings of these alerts since an instant, newest first. */
export async function findReadingsOfAlerts(
  db: Db,
  elderId: string,
  { alertIds, since }: { alertIds: readonly string[]; since: Date },
): Promise<ReadingRow[]> {
  if (alertIds.length === 0) return [];
  return db
    .select()
    .from(vitalReadings)
    .where(
      and(
        eq(elder, elderId),
        sql`${kind} = any(${kindList(undefined)}::smallint[])`,
        gt(takenAt, since),
        isNull(withdrawnAt),
        inArray(vitalReadings.alertId, [...alertIds]),
      ),
    )
    .orderBy(desc(takenAt), desc(id))
    .limit(200);
}

/** The valid readings of an alert, newest first. */
export async function findReadingsOfAlert(
  db: Db,
  alert: { id: string; elderId: string; kind: VitalKind; since: Date },
): Promise<ReadingRow[]> {
  return db
    .select()
    .from(vitalReadings)
    .where(
      and(
        eq(elder, alert.elderId),
        eq(kind, kindCodes[alert.kind]),
        gte(takenAt, alert.since),
        isNull(withdrawnAt),
        eq(vitalReadings.alertId, alert.id),
      ),
    )
    .orderBy(desc(takenAt), desc(id));
}

/** All stored readings of an elder, newest first. */
export async function findEveryReading(db: Db, elderId: string): Promise<ReadingRow[]> {
  return db.select().from(vitalReadings).where(eq(elder, elderId)).orderBy(desc(takenAt), desc(id));
}

export async function deleteVitalsOf(tx: Tx, elderId: string): Promise<void> {
  await tx.delete(vitalReadings).where(eq(elder, elderId));
}
