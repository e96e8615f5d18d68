import { hourInMs, minuteInMs } from '@hafi/base/time';
import type { Dose } from '@hafi/contract/medications/medication.schemas';
import {
  type DoseState,
  earlyHours,
  entryDays,
  lateAfterMinutes,
} from '@hafi/contract/medications/medication-terms';
import type { MedicationRow } from '../medications.repo.ts';
import type { DoseRow } from './doses.repo.ts';

/** A scheduled dose without a row. */
export type ScheduledDose = Pick<DoseRow, 'dueAt' | 'dosage' | 'pills'>;

/** The current state of a dose. */
export function doseState(
  row: Pick<DoseRow, 'dueAt' | 'status' | 'at' | 'missedAt'>,
  now: Date,
): DoseState {
  if (row.status === 'skipped') return 'skipped';
  if (row.status === 'taken') {
    const after = row.dueAt && row.at ? row.at.getTime() - row.dueAt.getTime() : 0;
    return after > lateAfterMinutes * minuteInMs ? 'late' : 'taken';
  }
  if (row.missedAt) return 'missed';
  return row.dueAt && row.dueAt > now ? 'upcoming' : 'due';
}

/** The reader, and what they may do. */
export interface DoseReader {
  readonly personId: string;
  readonly mayWrite: boolean;
  readonly now: Date;
  readonly names: ReadonlyMap<string, { readonly name: string }>;
}

/** A dose, for its reader. */
export function presentDose(
  row: DoseRow | ScheduledDose,
  medication: MedicationRow,
  { mayWrite, names, now, personId }: DoseReader,
): Dose {
  const kept = 'id' in row ? row : null;
  const {
    at = null,
    missedAt = null,
    reason = null,
    recordedBy = null,
    status = null,
  } = kept ?? {};
  const { dueAt } = row;
  const when = (dueAt ?? at ?? now).getTime() - now.getTime();
  const inReach = when <= earlyHours * hourInMs && when > -entryDays * 24 * hourInMs;
  return {
    id: kept?.id ?? null,
    medicationId: medication.id,
    name: medication.name,
    form: medication.form,
    meal: medication.meal,
    note: medication.note,
    dosage: row.dosage,
    pills: row.pills,
    dueAt: dueAt?.toISOString() ?? null,
    state: doseState({ dueAt, status, at, missedAt }, now),
    at: status ? (at?.toISOString() ?? null) : null,
    reason: status ? reason : null,
    recordedBy:
      status && recordedBy ? { id: recordedBy, name: names.get(recordedBy)?.name ?? '' } : null,
    can: {
      answer: mayWrite && inReach && status === null,
      correct: mayWrite && inReach && status !== null && recordedBy === personId,
    },
  };
}
