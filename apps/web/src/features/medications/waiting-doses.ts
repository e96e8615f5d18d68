import type { Dose, DoseEntry, Medication } from '@hafi/contract/medications/medication.schemas';
import { type Shown, withOptimistic } from '../../kit/optimistic.ts';
import { isSameDose } from './medications.queries.ts';

/** An answer on this device that the doses as they were read do not contain. */
export type WaitingEntry = Pick<
  DoseEntry,
  'id' | 'medicationId' | 'dueAt' | 'status' | 'at' | 'doseId'
> & { readonly sentAt?: number | undefined };

/** A dose as this device shows it. */
export type ShownDose = Shown<Dose>;

/** The React key of a dose, which must survive an answer. */
export const doseKey = ({ dueAt, id, medicationId }: ShownDose): string =>
  dueAt ? `${medicationId} ${dueAt}` : (id ?? medicationId);

const answered = (dose: Dose, { at, status }: WaitingEntry): Dose => ({
  ...dose,
  state: status === 'undone' ? 'due' : status,
  at: status === 'undone' ? null : at,
  recordedBy: null,
  can: { answer: status === 'undone', correct: status !== 'undone' },
});

/** An as-needed dose that only this device knows of. */
function needed(entry: WaitingEntry, medication: Medication): Dose {
  const { dosage, form, id, meal, name, note, pillsPerDose: pills } = medication;
  const what = { medicationId: id, name, dosage, form, pills, meal, note };
  const dose: Dose = {
    ...what,
    id: entry.id,
    dueAt: null,
    state: 'taken',
    at: entry.at,
    reason: null,
    recordedBy: null,
    can: { answer: false, correct: true },
  };
  return answered(dose, entry);
}

/** Applies this device's answers to the doses of a day, in the order in which they were made. */
export function dosesWithWaiting(
  doses: readonly Dose[],
  entries: readonly WaitingEntry[],
  medications: readonly Medication[],
): ShownDose[] {
  const shown = withOptimistic(doses, entries, {
    isAbout: isSameDose,
    changed: answered,
    added: (entry) => {
      const medication = medications.find(({ id }) => id === entry.medicationId);
      const isNeeded = entry.dueAt === null && entry.status === 'taken';
      return medication && isNeeded ? needed(entry, medication) : null;
    },
  });
  return shown.filter(({ dueAt, state }) => dueAt !== null || state !== 'due');
}
