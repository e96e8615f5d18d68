import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Dose, DoseEntry } from '@hafi/contract/medications/medication.schemas';
import { clockLeewayMinutes, entryDays } from '@hafi/contract/medications/medication-terms';
import { medicationsErrors } from '@hafi/contract/medications/medications.errors';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { saidTime } from '../../../platform/http/said-time.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { circleWith, requireAccess, showLife } from '../../circle/circle.public.ts';
import { warnWhenLow } from '../low-pills.ts';
import { isDuplicate, lockMedication, type MedicationRow } from '../medications.repo.ts';
import { type Answer, answerDose } from './answer-dose.ts';
import { presentDose } from './dose.presenter.ts';
import { type DoseRow, findDoseOfEntry } from './doses.repo.ts';
import { openDose } from './open-dose.ts';
import { tellDose } from './tell-dose.ts';
import { withdrawMissed } from './withdraw-missed.ts';

const bounds = {
  leewayMinutes: clockLeewayMinutes,
  days: entryDays,
  tooOld: medicationsErrors['dose-too-old'],
};

interface Recorded {
  readonly row: DoseRow;
  readonly medication: MedicationRow;
}

/**
 * Records a person's answer to a dose; idempotent: an entry with a known id, and a second "taken"
 * for the same dose, change nothing. Whoever answered may correct it; all entries are kept as
 * history.
 * @throws Problem not-found, invalid-input for a time in the future, and those of the endpoint
 */
export async function recordDose(
  platform: Platform,
  principal: Pick<Principal, 'personId' | 'roles'>,
  { elderId, entry }: { elderId: string; entry: DoseEntry },
): Promise<Dose> {
  await requireAccess(platform, principal, elderId, 'health:write');
  const now = platform.clock.now();
  const answer: Answer = {
    id: entry.id,
    status: entry.status,
    reason: entry.reason || null,
    at: saidTime(entry.at, now, bounds),
    by: principal.personId,
    now,
  };
  const { medication, row } = await inTransaction(platform, (tx) =>
    record(platform, tx, { elderId, entry, answer }),
  ).catch((error: unknown) => {
    // The same id for two medicines at the same moment; our devices never send that.
    if (isDuplicate(error)) throw new Problem(coreErrors['still-in-progress']);
    throw error;
  });
  const names = await findPeople(platform.db, row.recordedBy ? [row.recordedBy] : []);
  const reader = { personId: principal.personId, mayWrite: true, now, names };
  return presentDose(row, medication, reader);
}

async function record(
  platform: Platform,
  tx: Tx,
  { answer, elderId, entry }: { elderId: string; entry: DoseEntry; answer: Answer },
): Promise<Recorded> {
  // Serializes concurrent answers about this medicine.
  const medication = await lockMedication(tx, elderId, entry.medicationId);
  if (!medication) throw new Problem(coreErrors['not-found']);
  tx.changed('medications', [elderId, ...(await circleWith(tx, elderId, 'health:read'))]);
  const known = await findDoseOfEntry(tx, entry.id);
  if (known) {
    if (known.medicationId !== medication.id) throw new Problem(coreErrors['not-found']);
    return { row: known, medication };
  }
  const dose = await openDose(tx, medication, entry, answer);
  const answered = await answerDose(tx, medication, dose, answer);
  if (answer.by === elderId)
    await showLife(platform, tx, { elderId, by: answer.by, at: answer.at });
  if (answered.counted) {
    await tellDose(tx, { ...dose, elderId }, { ...answered.row, elderId });
  }
  if (answered.counted && answered.row.status && answered.row.missedAt) {
    await withdrawMissed(tx, { ...answered.row, elderId }, answer.now);
  }
  if (answered.counted) await warnWhenLow(platform, tx, answered.medication);
  return { row: answered.row, medication: answered.medication };
}
