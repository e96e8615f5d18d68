import { hourInMs } from '@hafi/base/time';
import type { CareEntry } from '@hafi/contract/caregivers/care.schemas';
import { type CareTask, careTasks } from '@hafi/contract/caregivers/care-terms';
import type { CareStop } from '@hafi/contract/caregivers/caregivers.contract';
import type { DoseEntry } from '@hafi/contract/medications/medication.schemas';
import { earlyHours } from '@hafi/contract/medications/medication-terms';
import { doseKey, type SheetDraft } from './sheet-draft.ts';
import type { SheetReading } from './sheet-readings.ts';

type VisitDose = NonNullable<CareStop['doses']>[number];

/** Whether a dose has no answer yet and may be recorded now. */
export const isOpenDose = ({ dueAt, state }: VisitDose, now: Date): boolean =>
  (state === 'due' || state === 'upcoming' || state === 'missed') &&
  Date.parse(dueAt ?? '') - now.getTime() <= earlyHours * hourInMs;

/** The doses of the visit that were ticked here and that nobody else has answered meanwhile. */
export const tickedDoses = (
  { taken }: SheetDraft,
  doses: readonly VisitDose[],
  now: Date,
): VisitDose[] => doses.filter((dose) => taken[doseKey(dose)] && isOpenDose(dose, now));

/**
 * Tasks that the sheet records by itself where their parts are in it: a measurement that was typed, a
 * dose that was ticked.
 */
export const ownTasks = (has: { doses: boolean; measures: boolean }): CareTask[] => [
  ...(has.doses ? (['medicines'] as const) : []),
  ...(has.measures ? (['measurements'] as const) : []),
];

/** The tasks that were done: those ticked, and those that the entered doses and readings show. */
export function doneTasks(
  { tasks }: SheetDraft,
  entered: { readonly doses: number; readonly readings: number },
): CareTask[] {
  const done = new Set<CareTask>(tasks);
  if (entered.doses > 0) done.add('medicines');
  if (entered.readings > 0) done.add('measurements');
  return careTasks.filter((task) => done.has(task));
}

/** The names of the entries of a draft, each of which is sent under an id of its own. */
export const entryNames = (
  doses: readonly VisitDose[],
  readings: readonly SheetReading[],
): string[] => [
  'visit',
  ...doses.map((dose) => `dose ${doseKey(dose)}`),
  ...readings.map(({ kind }) => `reading ${kind}`),
];

/** The log entry of the whole visit. */
export function visitEntry(
  draft: SheetDraft,
  about: Pick<CareEntry, 'arrivedAt' | 'leftAt' | 'planned' | 'tasks'>,
): CareEntry {
  const { condition, ids, note, visitId } = draft;
  const said = { condition: condition || null, note: note.trim() };
  return { ...about, ...said, id: ids.visit ?? visitId, visitId };
}

/** A ticked dose to send. */
export function doseEntry(draft: SheetDraft, dose: VisitDose): DoseEntry {
  const key = doseKey(dose);
  const { dueAt, medicationId } = dose;
  const at = draft.taken[key] ?? '';
  const id = draft.ids[`dose ${key}`] ?? '';
  return { id, medicationId, dueAt, status: 'taken', at };
}
