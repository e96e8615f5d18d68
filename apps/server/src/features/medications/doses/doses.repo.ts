import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { doseEntries, medicationDoses } from '../medications.tables.ts';

export type DoseRow = typeof medicationDoses.$inferSelect;
export type EntryRow = typeof doseEntries.$inferSelect;

/** A span of time, end exclusive. */
export interface Span {
  readonly from: Date;
  readonly before: Date;
}

const { at, dueAt, elderId, id, medicationId, missedAt, nextStepAt, status } = medicationDoses;

const dueIn = ({ from, before }: Span): SQL | undefined => and(gte(dueAt, from), lt(dueAt, before));
const takenAsNeededIn = ({ from, before }: Span): SQL | undefined =>
  and(isNull(dueAt), isNotNull(status), gte(at, from), lt(at, before));

/** An elder's stored doses that were due, or taken as needed, in a time span. */
export async function findDosesIn(db: Db, elder: string, span: Span): Promise<DoseRow[]> {
  return db
    .select()
    .from(medicationDoses)
    .where(and(eq(elderId, elder), or(dueIn(span), takenAsNeededIn(span))));
}

/** All stored doses of an elder, oldest first. */
export async function findAllDosesOf(db: Db, elder: string): Promise<DoseRow[]> {
  return db
    .select()
    .from(medicationDoses)
    .where(eq(elderId, elder))
    .orderBy(asc(sql`coalesce(${dueAt}, ${at})`));
}

/** When an elder's last dose was taken, scheduled or as needed; null when none was. */
export async function findLastTaken(db: Db, elder: string): Promise<Date | null> {
  const taken = and(eq(elderId, elder), eq(status, 'taken'));
  const last = (where: SQL, by: typeof at | typeof dueAt) =>
    db.select({ at }).from(medicationDoses).where(and(taken, where)).orderBy(desc(by)).limit(1);
  const found = [...(await last(isNotNull(dueAt), dueAt)), ...(await last(isNull(dueAt), at))];
  const times = found.flatMap((row) => row.at?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

/** When each of an elder's medicines was last taken, as far as somebody recorded it. */
export async function findLastTakenOfEach(
  db: Db,
  elder: string,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectDistinctOn([medicationId], { medicationId, at })
    .from(medicationDoses)
    .where(and(eq(elderId, elder), eq(status, 'taken'), isNotNull(at)))
    .orderBy(medicationId, desc(at));
  return new Map(rows.flatMap((row) => (row.at ? [[row.medicationId, row.at] as const] : [])));
}

/** The number of doses taken of each of an elder's medicines, in all and since an instant. */
export async function countTaken(
  db: Db,
  elder: string,
  since: Date,
): Promise<ReadonlyMap<string, { all: number; today: number }>> {
  const rows = await db
    .select({
      medicationId,
      all: count(),
      // PostgreSQL cannot infer the parameter's type inside a filter.
      today: sql<number>`(count(*) filter (where ${at} >= ${since.toISOString()}::timestamptz))::int`,
    })
    .from(medicationDoses)
    .where(and(eq(elderId, elder), eq(status, 'taken')))
    .groupBy(medicationId);
  return new Map(rows.map(({ all, medicationId: of, today }) => [of, { all, today }]));
}

/** When doses of one medicine were taken in a time span. */
export async function findTakenIn(db: Db, medication: string, span: Span): Promise<Date[]> {
  const rows = await db
    .select({ at })
    .from(medicationDoses)
    .where(
      and(
        eq(medicationId, medication),
        eq(status, 'taken'),
        gte(at, span.from),
        lt(at, span.before),
      ),
    );
  return rows.flatMap((row) => row.at ?? []);
}

/** The row of a scheduled dose. */
export async function findScheduledDose(
  db: Db,
  medication: string,
  due: Date,
): Promise<DoseRow | undefined> {
  const [row] = await db
    .select()
    .from(medicationDoses)
    .where(and(eq(medicationId, medication), eq(dueAt, due)));
  return row;
}

export async function findDose(db: Db, doseId: string): Promise<DoseRow | undefined> {
  const [row] = await db.select().from(medicationDoses).where(eq(id, doseId));
  return row;
}

/** The dose that has an entry with this id. */
export async function findDoseOfEntry(db: Db, entryId: string): Promise<DoseRow | undefined> {
  const [row] = await db
    .select({ dose: medicationDoses })
    .from(doseEntries)
    .innerJoin(medicationDoses, eq(id, doseEntries.doseId))
    .where(eq(doseEntries.id, entryId));
  return row?.dose;
}

export async function insertDose(
  tx: Tx,
  row: typeof medicationDoses.$inferInsert,
): Promise<DoseRow> {
  const [made] = await tx.insert(medicationDoses).values(row).returning();
  if (!made) throw new Error('nothing was inserted');
  return made;
}

export async function updateDose(
  tx: Tx,
  doseId: string,
  change: Partial<typeof medicationDoses.$inferInsert>,
): Promise<DoseRow> {
  const [row] = await tx.update(medicationDoses).set(change).where(eq(id, doseId)).returning();
  if (!row) throw new Error('the dose is gone');
  return row;
}

/** Adds an entry to a dose's history. */
export async function insertEntry(tx: Tx, row: EntryRow): Promise<void> {
  await tx.insert(doseEntries).values(row);
}

/** The highest id among a dose's entries. */
export async function findLastEntryId(
  tx: Tx,
  doseId: string,
  by: string,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: doseEntries.id })
    .from(doseEntries)
    .where(and(eq(doseEntries.doseId, doseId), eq(doseEntries.recordedBy, by)))
    .orderBy(desc(doseEntries.id))
    .limit(1);
  return row?.id;
}

/** A dose's entries, in order. */
export async function findEntries(db: Db, doseId: string): Promise<EntryRow[]> {
  return db
    .select()
    .from(doseEntries)
    .where(eq(doseEntries.doseId, doseId))
    .orderBy(asc(doseEntries.recordedAt), asc(doseEntries.id));
}

/** Ends the escalation of a medicine's open doses. */
export async function closeOpenDoses(tx: Tx, medication: string, now: Date): Promise<void> {
  await tx
    .update(medicationDoses)
    .set({
      missedAt: sql`coalesce(missed_at, ${now.toISOString()}::timestamptz)`,
      nextStepAt: null,
    })
    .where(
      and(
        eq(medicationId, medication),
        isNull(status),
        or(isNull(missedAt), isNotNull(nextStepAt)),
        lt(dueAt, now),
      ),
    );
}
