import type { MedicationChangeKind } from '@hafi/contract/medications/medication-terms';
import type { Tx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { insertChange } from './medication-changes.repo.ts';
import type { MedicationRow } from './medications.repo.ts';
import type { Regimen } from './medications.tables.ts';

/** The regimen of a medicine, for its history. */
export function regimenOf(row: MedicationRow): Regimen {
  const { dosage, endsOn, form, meal, name, note, pills, pillsPerDose, schedule } = row;
  return { name, dosage, form, pillsPerDose, meal, note, schedule, endsOn, pills };
}

/** Serializes a value independently of the order of its keys, which databases may change. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** The parts that differ, before and after. */
export function differenceOf(before: Regimen, after: Regimen) {
  const names = Object.keys(after) as (keyof Regimen)[];
  const other = names.filter((name) => written(before[name]) !== written(after[name]));
  const only = (regimen: Regimen): Partial<Regimen> =>
    Object.fromEntries(other.map((name) => [name, regimen[name]]));
  return { was: only(before), now: only(after) };
}

/** What was done, and by whom. */
export interface Done {
  readonly kind: MedicationChangeKind;
  readonly by: string;
  readonly at: Date;
  readonly reason?: string | null;
  readonly bought?: number;
}

/**
 * Adds an entry to a medicine's history, in the transaction of the change itself. A change without
 * differences is not recorded.
 */
export async function keepJournal(
  tx: Tx,
  { before, after }: { before: MedicationRow | null; after: MedicationRow },
  { bought, kind, reason, ...done }: Done,
): Promise<void> {
  const now = regimenOf(after);
  const plans =
    kind === 'changed' && before
      ? differenceOf(regimenOf(before), now)
      : { was: {}, now: kind === 'begun' ? now : {} };
  if (kind === 'changed' && Object.keys(plans.now).length === 0) return;
  await insertChange(tx, {
    id: newId(),
    medicationId: after.id,
    elderId: after.elderId,
    kind,
    name: after.name,
    ...plans,
    ...done,
    reason: reason ?? null,
    bought: bought ?? null,
  });
}
