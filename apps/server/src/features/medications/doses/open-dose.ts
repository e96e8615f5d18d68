import { dayInMs, hourInMs, minuteInMs } from '@hafi/base/time';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { DoseEntry } from '@hafi/contract/medications/medication.schemas';
import {
  clockLeewayMinutes,
  earlyHours,
  leastHoursOf,
} from '@hafi/contract/medications/medication-terms';
import { medicationsErrors } from '@hafi/contract/medications/medications.errors';
import { isScheduled } from '@hafi/contract/medications/schedule';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { MedicationRow } from '../medications.repo.ts';
import type { Answer } from './answer-dose.ts';
import {
  type DoseRow,
  findDose,
  findScheduledDose,
  findTakenIn,
  insertDose,
} from './doses.repo.ts';

/** The dose that an entry is about; created if it has no row yet. */
export function openDose(
  tx: Tx,
  medication: MedicationRow,
  entry: DoseEntry,
  answer: Answer,
): Promise<DoseRow> {
  return entry.dueAt === null
    ? openNeededDose(tx, medication, entry, answer)
    : openScheduledDose(tx, medication, new Date(entry.dueAt), answer);
}

/** @throws Problem dose-not-planned, dose-too-early */
async function openScheduledDose(
  tx: Tx,
  medication: MedicationRow,
  dueAt: Date,
  { now }: Answer,
): Promise<DoseRow> {
  const kept = await findScheduledDose(tx, medication.id, dueAt);
  if (kept) return kept;
  const { nextDueAt } = medication;
  if (!nextDueAt || dueAt < nextDueAt || !isScheduled(medication, dueAt)) {
    throw new Problem(medicationsErrors['dose-not-planned']);
  }
  if (dueAt.getTime() > now.getTime() + earlyHours * hourInMs) {
    throw new Problem(medicationsErrors['dose-too-early']);
  }
  return insertDose(tx, { ...common(medication), id: newId(), dueAt });
}

/**
 * Whether a dose is reported as taken at this moment: one that was taken earlier, and sent late, is
 * a fact that is written down whatever stands beside it.
 */
const isNow = ({ at, now }: Answer) =>
  now.getTime() - at.getTime() <= clockLeewayMinutes * minuteInMs;

/**
 * The most doses within any 24 hours that contain a moment. A day of a medicine ends at no midnight,
 * and one that is reported late may fill the hours after it.
 */
function mostWithinDay(taken: readonly Date[], at: Date): number {
  const starts = [...taken, at].filter((each) => each <= at).map((each) => each.getTime());
  const within = (start: number) =>
    taken.filter((each) => each.getTime() >= start && each.getTime() < start + dayInMs).length;
  return Math.max(...starts.map(within));
}

/**
 * @throws Problem not-found, dose-not-planned, medication-stopped, most-per-day-reached,
 * dose-too-soon
 */
async function openNeededDose(
  tx: Tx,
  medication: MedicationRow,
  entry: DoseEntry,
  answer: Answer,
): Promise<DoseRow> {
  const { at, status } = answer;
  if (entry.doseId !== undefined) {
    const kept = await findDose(tx, entry.doseId);
    if (kept?.medicationId !== medication.id) throw new Problem(coreErrors['not-found']);
    return kept;
  }
  const { schedule, stoppedAt } = medication;
  if (schedule.kind !== 'as-needed' || status !== 'taken') {
    throw new Problem(medicationsErrors['dose-not-planned']);
  }
  if (stoppedAt && at > stoppedAt) throw new Problem(medicationsErrors['medication-stopped']);
  const near = {
    from: new Date(at.getTime() - dayInMs + 1),
    before: new Date(at.getTime() + dayInMs),
  };
  const taken = await findTakenIn(tx, medication.id, near);
  if (mostWithinDay(taken, at) >= schedule.mostPerDay && !entry.confirmed) {
    throw new Problem(medicationsErrors['most-per-day-reached']);
  }
  const gap = leastHoursOf(schedule) * hourInMs;
  const circle = { from: new Date(at.getTime() - gap + 1), before: new Date(at.getTime() + gap) };
  const tooNear = (await findTakenIn(tx, medication.id, circle)).length > 0;
  if (isNow(answer) && !entry.confirmed && tooNear) {
    throw new Problem(medicationsErrors['dose-too-soon']);
  }
  return insertDose(tx, { ...common(medication), id: entry.id, dueAt: null });
}

const common = ({ dosage, elderId, id, pillsPerDose }: MedicationRow) => ({
  medicationId: id,
  elderId,
  dosage,
  pills: pillsPerDose,
});
