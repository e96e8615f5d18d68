import { addDays, instantAt } from '@hafi/base/kigali-time';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { links } from '@hafi/contract/core/links';
import { Problem } from '@hafi/contract/core/problem';
import type { ReconciliationReport } from '@hafi/contract/payments/reconciliation.contract';
import { reconciliationErrors } from '@hafi/contract/payments/reconciliation.errors';
import type { StatedMethod } from '@hafi/contract/payments/reconciliation.schemas';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople, findPeopleWithRole } from '../../accounts/accounts.public.ts';
import { tellMany } from '../../notifications/notifications.public.ts';
import { bookFees } from './book-fees.ts';
import { type Compared, compareList, pairLines } from './compare-list.ts';
import { type ListLine, NoList, readList } from './read-list.ts';
import { reconciliationTexts } from './reconciliation.messages.ts';
import { presentReport } from './reconciliation.presenter.ts';
import {
  findDifferences,
  findLastStatements,
  findLines,
  findNamed,
  findOurMoney,
  findStatements,
  resolve,
  type StatementRow,
  storeDifferences,
  storeStatement,
  sumLines,
} from './reconciliation.repo.ts';

interface Imported {
  readonly method: StatedMethod;
  readonly day: string;
  readonly bytes: Uint8Array;
}

function linesOf(bytes: Uint8Array): ListLine[] {
  try {
    return readList(bytes);
  } catch (error) {
    if (error instanceof NoList) throw new Problem(reconciliationErrors['no-statement']);
    throw error;
  }
}

/**
 * Stores a provider's list of a day and compares it with our books, and the day before anew: what
 * moved around midnight may stand in either list. Coordinators are told once when a day differs.
 * @throws Problem no-statement
 */
export async function importList(
  platform: Platform,
  actorId: string,
  { bytes, day, method }: Imported,
): Promise<ReconciliationReport> {
  const at = platform.clock.now();
  const lines = linesOf(bytes);
  const statement = await inTransaction(platform, async (tx) => {
    const of = { method, day, importedBy: actorId, importedAt: at };
    const stored = await storeStatement(tx, of, lines);
    const [before] = await findStatements(tx, method, [addDays(day, -1)]);
    await compare(tx, before ? [before, stored] : [stored], at);
    await tellIfDifferent(platform, tx, stored);
    await recordAudit(tx, {
      actorId,
      action: 'statement.imported',
      subjectId: stored.id,
      at,
      reason: `${method} ${day}`,
    });
    tx.changed(['payments'], await findPeopleWithRole(tx, 'ADMIN'));
    return stored;
  });
  const [report] = await show(platform, [statement]);
  if (!report) throw new Error('the report was not written');
  return report;
}

/** Compares lists of one provider with our books, once what they say of fees is booked. */
async function compare(tx: Tx, statements: readonly StatementRow[], at: Date): Promise<void> {
  const compared: { id: string; sides: Compared }[] = [];
  for (const row of statements) compared.push({ id: row.id, sides: await sidesOf(tx, row) });
  const pairs = compared.flatMap(({ sides }) => pairLines(sides));
  await bookFees(tx, pairs, at);
  for (const { id, sides } of compared) await storeDifferences(tx, id, compareList(sides), at);
}

async function sidesOf(tx: Tx, { day, id, method }: StatementRow): Promise<Compared> {
  const around = await findStatements(tx, method, [addDays(day, -1), day, addDays(day, 1)]);
  const near = await findLines(
    tx,
    around.map((each) => each.id),
  );
  const lines = near.filter(({ statementId }) => statementId === id);
  const span = { from: instantAt(day, '00:00'), before: instantAt(addDays(day, 1), '00:00') };
  const ours = await findOurMoney(tx, method, span);
  const named = await findNamed(tx, method, lines);
  return { lines, near, ours, named };
}

async function tellIfDifferent(platform: Platform, tx: Tx, row: StatementRow): Promise<void> {
  const open = (await findDifferences(tx, [row.id])).filter(({ resolvedAt }) => !resolvedAt);
  if (open.length === 0) return;
  const coordinators = await findPeopleWithRole(tx, 'ADMIN');
  await tellMany(platform, tx, {
    by: null,
    notices: coordinators.map((personId) => ({
      personId,
      type: 'appointment' as const,
      priority: 'high' as const,
      title: reconciliationTexts.title,
      text: reconciliationTexts.differs,
      values: {
        count: String(open.length),
        date: { date: instantAt(row.day, '12:00').toISOString() },
      },
      link: links.adminFinance,
      at: platform.clock.now(),
      dedupeKey: `reconciliation:${row.id}:${personId}`,
    })),
  });
}

/** How many days of providers are shown. */
const shown = 60;

/** The last lists with what differed, the last day first. */
export async function listReconciliations(platform: Platform): Promise<ReconciliationReport[]> {
  return show(platform, await findLastStatements(platform.db, shown));
}

async function show(
  { db }: Platform,
  statements: readonly StatementRow[],
): Promise<ReconciliationReport[]> {
  const ids = statements.map(({ id }) => id);
  const differences = await findDifferences(db, ids);
  const sums = await sumLines(db, ids);
  const people = await findPeople(db, [
    ...new Set([
      ...statements.map(({ importedBy }) => importedBy),
      ...differences.flatMap(({ resolvedBy }) => resolvedBy ?? []),
    ]),
  ]);
  return statements.map((row) =>
    presentReport(row, {
      sums: sums.get(row.id),
      differences: differences.filter(({ statementId }) => statementId === row.id),
      people,
    }),
  );
}

/**
 * Records how a difference was resolved, with its audit entry. One that is resolved stays as it is.
 * @throws Problem not-found
 */
export async function resolveDifference(
  platform: Platform,
  by: string,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<void> {
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const isNew = await resolve(tx, id, { by, at, note });
    if (isNew === null) throw new Problem(coreErrors['not-found']);
    if (!isNew) return;
    const action = 'statement.difference-resolved';
    await recordAudit(tx, { actorId: by, action, subjectId: id, at, reason: note });
    tx.changed(['payments'], await findPeopleWithRole(tx, 'ADMIN'));
  });
}
