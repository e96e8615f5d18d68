import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { ReconciliationReport } from '@hafi/contract/payments/reconciliation.contract';
import { reconciliationErrors } from '@hafi/contract/payments/reconciliation.errors';
import type { StatedMethod } from '@hafi/contract/payments/reconciliation.schemas';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { findDoctors } from '../../doctors/doctors.public.ts';
import { announceMoney } from '../announce-money.ts';
import { findPayoutsById } from '../payouts/payouts.repo.ts';
import type { StatedLine } from '../providers/payment-provider.ts';
import { receiveFurther } from '../together/receive-further.ts';
import { compareDay } from './compare-day.ts';
import { NoList, readList } from './read-list.ts';
import { receiveListed } from './receive-listed.ts';
import { presentReport } from './reconciliation.presenter.ts';
import {
  findDifferences,
  findLastStatements,
  resolve,
  type StatementRow,
  sumLines,
} from './reconciliation.repo.ts';

interface Imported {
  readonly method: StatedMethod;
  readonly day: string;
  readonly bytes: Uint8Array;
}

function linesOf(bytes: Uint8Array): StatedLine[] {
  try {
    return readList(bytes);
  } catch (error) {
    if (error instanceof NoList) throw new Problem(reconciliationErrors['no-statement']);
    throw error;
  }
}

/**
 * Imports a provider's list of a day.
 * @throws Problem no-statement
 */
export async function importList(
  platform: Platform,
  actorId: string,
  { bytes, day, method }: Imported,
): Promise<ReconciliationReport> {
  const lines = linesOf(bytes);
  await receiveListed(platform, method, lines, receiveFurther, { isNumbered: false });
  const row = await compareDay(platform, { method, provider: null, day, lines, actorId });
  const [report] = await show(platform, [row]);
  if (!report) throw new Error('the report was not written');
  return report;
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
      ...statements.flatMap(({ importedBy }) => importedBy ?? []),
      ...differences.flatMap(({ resolvedBy }) => resolvedBy ?? []),
    ]),
  ]);
  const paid = await doctorsPaid(
    db,
    differences.flatMap(({ payoutId }) => payoutId ?? []),
  );
  return statements.map((row) =>
    presentReport(row, {
      paid,
      sums: sums.get(row.id),
      differences: differences.filter(({ statementId }) => statementId === row.id),
      people,
    }),
  );
}

/** The names of the doctors to whom payouts went, by the payouts' ids. */
async function doctorsPaid(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const payouts = await findPayoutsById(db, ids);
  const doctors = await findDoctors(db, [...new Set(payouts.map(({ doctorId }) => doctorId))]);
  return new Map(payouts.map(({ doctorId, id }) => [id, doctors.get(doctorId)?.name ?? '']));
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
    await announceMoney(tx);
  });
}
