import type { PaymentNotifier } from '@hafi/contract/payments/payments.contract';
import type { StatedMethod } from '@hafi/contract/payments/reconciliation.schemas';
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { StatedLine } from '../providers/payment-provider.ts';
import {
  providerStatements,
  statementDifferences,
  statementLines,
} from './reconciliation.tables.ts';

export type StatementRow = typeof providerStatements.$inferSelect;
export type DifferenceRow = typeof statementDifferences.$inferSelect;
export type LineRow = typeof statementLines.$inferSelect;

/** A difference before it is stored. */
export type Found = Pick<
  DifferenceRow,
  | 'kind'
  | 'isRefund'
  | 'key'
  | 'paymentId'
  | 'payoutId'
  | 'reference'
  | 'transactionId'
  | 'ours'
  | 'theirs'
>;

/** Ids per statement: more would exceed the limit of query parameters. */
const chunk = 2000;

/** Stores a list in the place of an earlier one of the same day. */
export async function storeStatement(
  tx: Tx,
  of: Pick<StatementRow, 'method' | 'provider' | 'day' | 'importedBy' | 'importedAt'>,
  lines: readonly StatedLine[],
): Promise<StatementRow> {
  const { importedAt, importedBy, provider } = of;
  const [row] = await tx
    .insert(providerStatements)
    .values({ id: newId(), ...of })
    .onConflictDoUpdate({
      target: [providerStatements.method, providerStatements.day],
      set: { importedAt, importedBy, provider },
    })
    .returning();
  if (!row) throw new Error('the statement was not written');
  await tx.delete(statementLines).where(eq(statementLines.statementId, row.id));
  for (let from = 0; from < lines.length; from += chunk) {
    await tx
      .insert(statementLines)
      .values(
        lines
          .slice(from, from + chunk)
          .map((line) => ({ ...line, id: newId(), statementId: row.id })),
      );
  }
  return row;
}

/** The lists of a provider on some days. */
export async function findStatements(
  db: Db,
  method: StatedMethod,
  days: readonly string[],
): Promise<StatementRow[]> {
  return db
    .select()
    .from(providerStatements)
    .where(and(eq(providerStatements.method, method), inArray(providerStatements.day, [...days])));
}

/** The lists with these ids. */
export async function findStatementsById(db: Db, ids: readonly string[]): Promise<StatementRow[]> {
  if (ids.length === 0) return [];
  const { day, id } = providerStatements;
  return db
    .select()
    .from(providerStatements)
    .where(inArray(id, [...ids]))
    .orderBy(day);
}

export async function findLines(db: Db, statementIds: readonly string[]): Promise<LineRow[]> {
  if (statementIds.length === 0) return [];
  return db
    .select()
    .from(statementLines)
    .where(inArray(statementLines.statementId, [...statementIds]));
}

/** The lines of any day that name some money of ours. */
export async function findLinesNaming(
  db: Db,
  method: StatedMethod,
  ours: readonly {
    readonly references: readonly string[];
    readonly transactionId: string | null;
  }[],
): Promise<LineRow[]> {
  const found: LineRow[] = [];
  for (let from = 0; from < ours.length; from += chunk) {
    const some = ours.slice(from, from + chunk);
    const names = some.flatMap(({ references, transactionId }) =>
      transactionId ? [...references, transactionId] : references,
    );
    const rows = await db
      .select({ line: statementLines })
      .from(statementLines)
      .innerJoin(providerStatements, eq(providerStatements.id, statementLines.statementId))
      .where(
        and(
          eq(providerStatements.method, method),
          or(
            inArray(statementLines.reference, names),
            inArray(statementLines.transactionId, names),
          ),
        ),
      );
    found.push(...rows.map(({ line }) => line));
  }
  return found;
}

/** Stores what differs now: what differs no more and was not resolved goes, what is known stays. */
export async function storeDifferences(
  tx: Tx,
  statementId: string,
  found: readonly Found[],
  at: Date,
): Promise<void> {
  const open = and(
    eq(statementDifferences.statementId, statementId),
    isNull(statementDifferences.resolvedAt),
  );
  await tx.delete(statementDifferences).where(open);
  for (let from = 0; from < found.length; from += chunk) {
    await tx
      .insert(statementDifferences)
      .values(
        found
          .slice(from, from + chunk)
          .map((one) => ({ ...one, id: newId(), statementId, foundAt: at })),
      )
      .onConflictDoNothing();
  }
}

/** The last day whose list was fetched from a provider; null when none was. */
export async function findLastFetched(db: Db, provider: PaymentNotifier): Promise<string | null> {
  const [row] = await db
    .select({ day: sql<string | null>`max(${providerStatements.day})` })
    .from(providerStatements)
    .where(eq(providerStatements.provider, provider));
  return row?.day ?? null;
}

/** The last lists, the last day first. */
export async function findLastStatements(db: Db, limit: number): Promise<StatementRow[]> {
  return db
    .select()
    .from(providerStatements)
    .orderBy(desc(providerStatements.day), providerStatements.method)
    .limit(limit);
}

export async function findDifferences(
  db: Db,
  statementIds: readonly string[],
): Promise<DifferenceRow[]> {
  if (statementIds.length === 0) return [];
  return db
    .select()
    .from(statementDifferences)
    .where(inArray(statementDifferences.statementId, [...statementIds]))
    .orderBy(statementDifferences.id);
}

/** What the lines of a list add up to. */
export interface LineSums {
  readonly lines: number;
  /** What came in. */
  readonly gross: number;
  readonly fee: number;
  /** Of how many payments that came no fee is named. */
  readonly feesUnknown: number;
}

/** What the lines of each list add up to. */
export async function sumLines(
  db: Db,
  statementIds: readonly string[],
): Promise<ReadonlyMap<string, LineSums>> {
  if (statementIds.length === 0) return new Map();
  const { amount, currency, fee, isRefund, net, state } = statementLines;
  const kept = sql`coalesce(${fee}, case when ${isRefund} then null else ${amount} - ${net} end)`;
  const isDone = sql`${state} = 'succeeded' and ${currency} = 'RWF'`;
  const hasCome = sql`${isDone} and not ${isRefund}`;
  const rows = await db
    .select({
      id: statementLines.statementId,
      lines: sql`count(*)`.mapWith(Number),
      gross: sql`coalesce(sum(${amount}) filter (where ${hasCome}), 0)`.mapWith(Number),
      fee: sql`coalesce(sum(${kept}) filter (where ${isDone}), 0)`.mapWith(Number),
      feesUnknown: sql`count(*) filter (where ${hasCome} and ${kept} is null)`.mapWith(Number),
    })
    .from(statementLines)
    .where(inArray(statementLines.statementId, [...statementIds]))
    .groupBy(statementLines.statementId);
  return new Map(rows.map(({ id, ...sums }) => [id, sums]));
}

/** Marks a difference as resolved; null when there is no such one, false when it is already. */
export async function resolve(
  tx: Tx,
  id: string,
  how: { readonly by: string; readonly at: Date; readonly note: string },
): Promise<boolean | null> {
  const [known] = await tx
    .select({ resolvedAt: statementDifferences.resolvedAt })
    .from(statementDifferences)
    .where(eq(statementDifferences.id, id))
    .for('update');
  if (!known) return null;
  if (known.resolvedAt) return false;
  await tx
    .update(statementDifferences)
    .set({ resolvedBy: how.by, resolvedAt: how.at, note: how.note })
    .where(eq(statementDifferences.id, id));
  return true;
}
