import type { Dose, DoseEntry, Medication } from '@hafi/contract/medications/medication.schemas';
import { isSameDose } from './medications.queries.ts';

/** What was said of a dose on this device, and the server does not have yet. */
export type WaitingEntry = Pick<
  DoseEntry,
  'id' | 'medicationId' | 'dueAt' | 'status' | 'at' | 'doseId'
>;

/** A dose as this device knows it. */
export type ShownDose = Dose & { readonly waiting: boolean };

const answered = (dose: Dose, { at, status }: WaitingEntry): ShownDose => ({
  ...dose,
  state: status === 'undone' ? 'due' : status,
  at: status === 'undone' ? null : at,
  recordedBy: null,
  can: { answer: status === 'undone', correct: status !== 'undone' },
  waiting: true,
});

/** A dose taken as needed that only this device knows of. */
function needed(entry: WaitingEntry, medication: Medication): ShownDose {
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

/** The doses of a day with what waits on this device put upon them, in the order it was said. */
export function withWaiting(
  doses: readonly Dose[],
  entries: readonly WaitingEntry[],
  medications: readonly Medication[],
): ShownDose[] {
  let shown = doses.map((dose): ShownDose => ({ ...dose, waiting: false }));
  for (const entry of entries) {
    const at = shown.findIndex((dose) => isSameDose(dose, entry));
    const dose = shown[at];
    const medication = medications.find(({ id }) => id === entry.medicationId);
    if (dose) shown = shown.with(at, answered(dose, entry));
    else if (medication && entry.dueAt === null && entry.status === 'taken') {
      shown = [...shown, needed(entry, medication)];
    }
  }
  return shown.filter(({ dueAt, state }) => dueAt !== null || state !== 'due');
}
