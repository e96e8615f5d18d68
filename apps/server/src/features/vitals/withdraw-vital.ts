import { isVital } from '@hafi/contract/alerts/alert-kinds';
import { coreErrors } from '@hafi/contract/core/core.errors';
import type { Answer } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import type { Reading } from '@hafi/contract/vitals/vital.schemas';
import { gravityOf } from '@hafi/contract/vitals/vital-status';
import type { correctVital as correctEndpoint } from '@hafi/contract/vitals/vitals.contract';
import { vitalsErrors } from '@hafi/contract/vitals/vitals.errors';
import type { Caller } from '../../platform/auth/principal.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { lock } from '../../platform/db/locks.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { invalidInput } from '../../platform/http/invalid-input.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceReading, findAlert, updateAlert } from '../alerts/alerts.public.ts';
import { type ElderAccess, enterCircle } from '../circle/circle.public.ts';
import { forgetActivity } from '../notifications/notifications.public.ts';
import { answerReading, keepReading, type NewReading } from './add-vital.ts';
import { reviewEnd, reviewEndedBy } from './end-crises.ts';
import { reviewObserved } from './raise-observed.ts';
import {
  findReading,
  findReadingsOfAlert,
  type ReadingRow,
  withdrawReading,
} from './readings.repo.ts';
import { kindOf, readLimits, readStatus } from './vital-codes.ts';
import { mayCorrect, presentReadings } from './vitals.presenter.ts';

/** A reading of the elder that the caller may mark as wrong. */
async function requireOwnReading(
  tx: Tx,
  access: ElderAccess,
  readingId: string,
): Promise<ReadingRow> {
  const row = await findReading(tx, access.elderId, readingId);
  if (!row) throw new Problem(coreErrors['not-found']);
  if (!mayCorrect(access, row)) throw new Problem(coreErrors['not-allowed']);
  return row;
}

/** Marks a reading as wrong, and withdraws its alert when no other reading is left in it. */
export async function withdraw(
  tx: Tx,
  row: ReadingRow,
  by: { withdrawnAt: Date; withdrawnBy: string; replacedBy?: string },
): Promise<void> {
  await withdrawReading(tx, row, by);
  await forgetActivity(tx, { about: row.elderId, kind: 'reading', ref: row.id });
  await reviewEndedBy(tx, row);
  await reviewObserved(tx, row, by.withdrawnAt);
  const alert = row.alertId ? await findAlert(tx, row.elderId, row.alertId) : undefined;
  if (!alert || !isVital(alert.kind)) return;
  const left = await findReadingsOfAlert(tx, { ...alert, kind: alert.kind });
  const byGravity = left.toSorted(
    (a, b) => gravityOf(readStatus(b.status).level) - gravityOf(readStatus(a.status).level),
  );
  const [gravest] = byGravity;
  if (!gravest) {
    await updateAlert(tx, alert.id, { withdrawnAt: by.withdrawnAt });
    await forgetActivity(tx, { about: row.elderId, kind: 'alert', ref: alert.id });
    return;
  }
  const level = readStatus(gravest.status).level === 'urgent' ? 'urgent' : 'watch';
  const { second, takenAt, value } = gravest;
  const judgedBy = readLimits(gravest);
  const changed = { level, value, second, takenAt, judgedBy, readings: left.length } as const;
  await reviewEnd(tx, await updateAlert(tx, alert.id, changed));
}

/**
 * Marks a reading as entered in error: it stays in the history but counts nowhere. Idempotent.
 * @throws Problem not-found; not-allowed for another person's reading
 */
export async function removeVital(
  platform: Platform,
  caller: Caller,
  { elderId, readingId }: { elderId: string; readingId: string },
): Promise<Reading> {
  const { access, circle } = await enterCircle(platform, caller, elderId, 'health:write');
  const now = platform.clock.now();
  const row = await inTransaction(platform, async (tx) => {
    await lock(tx, 'readings', elderId);
    const found = await requireOwnReading(tx, access, readingId);
    announceReading(tx, circle);
    if (found.withdrawnAt) return found;
    const by = { withdrawnAt: now, withdrawnBy: access.personId };
    await withdraw(tx, found, by);
    return { ...found, ...by };
  });
  const [shown] = await presentReadings(platform.db, [row], access);
  if (!shown) throw new Problem(coreErrors['not-found']);
  return shown;
}

/**
 * Replaces a wrong reading by the right one, in one step. Idempotent: the same correction again
 * returns the stored one.
 * @throws Problem not-found, not-allowed, invalid-input, confirm-extreme, reading-differs,
 * reading-withdrawn
 */
export async function correctVital(
  platform: Platform,
  caller: Caller,
  { elderId, readingId }: { elderId: string; readingId: string },
  body: NewReading,
): Promise<Answer<typeof correctEndpoint>['data']> {
  const entered = await enterCircle(platform, caller, elderId, 'health:write');
  const { access, circle } = entered;
  const kept = await inTransaction(platform, async (tx) => {
    await lock(tx, 'readings', elderId);
    const wrong = await requireOwnReading(tx, access, readingId);
    if (kindOf(wrong.kind) !== body.kind) {
      throw invalidInput('kind', 'other-kind');
    }
    if (body.id === wrong.id) throw new Problem(vitalsErrors['reading-differs']);
    const known = await findReading(tx, elderId, body.id);
    if (wrong.withdrawnAt && !known) throw new Problem(vitalsErrors['reading-withdrawn']);
    // The wrong one first, so that the right one does not join its alert.
    const by = { withdrawnAt: platform.clock.now(), withdrawnBy: access.personId };
    if (!wrong.withdrawnAt) await withdraw(tx, wrong, { ...by, replacedBy: body.id });
    const { kept } = await keepReading(platform, tx, entered, body);
    announceReading(tx, circle);
    return kept;
  });
  return answerReading(platform, caller, entered, kept);
}
