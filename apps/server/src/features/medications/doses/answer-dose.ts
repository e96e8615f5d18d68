import { minuteInMs } from '@hafi/base/time';
import { Problem } from '@hafi/contract/core/problem';
import type { DoseAnswer } from '@hafi/contract/medications/medication-terms';
import { medicationsErrors } from '@hafi/contract/medications/medications.errors';
import type { Tx } from '../../../platform/db/tx.ts';
import { type MedicationRow, updateMedication } from '../medications.repo.ts';
import { type DoseRow, findLastEntryId, insertEntry, updateDose } from './doses.repo.ts';

/** What somebody says of a dose. */
export interface Answer {
  /** Made by the device. */
  readonly id: string;
  readonly status: DoseAnswer;
  readonly at: Date;
  readonly reason: string | null;
  readonly by: string;
  readonly now: Date;
}

/** What an answer has made of dose and medicine; `counted` when it changed anything. */
export interface Answered {
  readonly row: DoseRow;
  readonly medication: MedicationRow;
  readonly counted: boolean;
}

/** Ids that carry the time at which they were made sort by it (UUIDv7, RFC 9562). */
const tellsTime = (id: string) => id[14] === '7';

/** Whether the same person has said something later of this dose already, that arrived before. */
async function isOvertaken(tx: Tx, dose: DoseRow, { by, id }: Answer): Promise<boolean> {
  if (!tellsTime(id)) return false;
  const last = await findLastEntryId(tx, dose.id, by);
  return last !== undefined && tellsTime(last) && last > id;
}

/**
 * Puts an answer to a dose: its state, the pills left, the ladder. All answers are kept; one that
 * says what is known, or was overtaken by a later one on the way, changes nothing.
 * @throws Problem dose-recorded for a correction by somebody else
 */
export async function answerDose(
  tx: Tx,
  medication: MedicationRow,
  dose: DoseRow,
  answer: Answer,
): Promise<Answered> {
  const { at, by, id, now, reason, status } = answer;
  const wanted = status === 'undone' ? null : status;
  const known = dose.status === wanted || (await isOvertaken(tx, dose, answer));
  if (!known && dose.status !== null && dose.recordedBy !== by) {
    throw new Problem(medicationsErrors['dose-recorded']);
  }
  await insertEntry(tx, {
    id,
    doseId: dose.id,
    status,
    at,
    reason,
    recordedBy: by,
    recordedAt: now,
  });
  if (known) return { row: dose, medication, counted: false };
  const pills = countPills(medication, dose, wanted === 'taken');
  const row = await updateDose(tx, dose.id, {
    status: wanted,
    at,
    reason,
    recordedBy: by,
    recordedAt: now,
    pillsUsed: pills.used,
    ...(wanted ? { nextStepAt: null } : reopened(medication, dose, now)),
  });
  const counted =
    pills.left === medication.pills
      ? medication
      : await updateMedication(tx, medication.id, { pills: pills.left });
  return { row, medication: counted, counted: true };
}

/** Pills left and used by this dose: never less than none, and given back as they were taken. */
function countPills(
  medication: MedicationRow,
  dose: DoseRow,
  taken: boolean,
): { left: number | null; used: number } {
  if (medication.pills === null) return { left: null, used: 0 };
  const before = medication.pills + dose.pillsUsed;
  const used = taken ? Math.min(before, dose.pills) : 0;
  return { left: before - used, used };
}

/** Where the ladder goes on when an answer is taken back. */
function reopened(
  medication: MedicationRow,
  { dueAt, missedAt, remindedAgainAt }: DoseRow,
  now: Date,
): Pick<DoseRow, 'nextStepAt' | 'missedAt' | 'circleAt' | 'remindedAt'> | object {
  // One that is to come still is taken up by the reminders at its time.
  if (!dueAt || dueAt > now || missedAt) return {};
  const circleAt = new Date(dueAt.getTime() + medication.tellCircleMinutes * minuteInMs);
  if (circleAt <= now) return { circleAt, missedAt: now };
  const againAt = new Date(dueAt.getTime() + medication.remindAgainMinutes * minuteInMs);
  const nextStepAt = againAt > now && !remindedAgainAt ? againAt : circleAt;
  // Whoever has just held it needs no reminder that its time has come.
  return { circleAt, nextStepAt, remindedAt: now };
}
