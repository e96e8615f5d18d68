import { toFieldIssue } from '@hafi/contract/core/issue-code';
import type { OwnLimits } from '@hafi/contract/vitals/own-limits';
import { newReading, type Reading } from '@hafi/contract/vitals/vital.schemas';
import { keptValues, type VitalValues } from '@hafi/contract/vitals/vital-kinds';
import { needsConfirming } from '@hafi/contract/vitals/vital-status';
import type * as z from 'zod/mini';
import { type SheetDraft, type SheetField, type SheetKind, sheetKinds } from './sheet-draft.ts';

export type NewReading = z.output<typeof newReading>;

/** A number that cannot be sent as it stands. */
export interface ReadingFault {
  readonly field: SheetField;
  readonly code: string;
  readonly values: Record<string, unknown>;
}

/** A reading as it will be sent, without its id. */
export interface SheetReading {
  readonly kind: SheetKind;
  readonly values: VitalValues;
  readonly takenAt: string;
  /** Whether the value is far from usual, and has to be confirmed. */
  readonly extreme: boolean;
}

/** French and Kinyarwanda write a decimal comma. */
const numberOf = (text: string | undefined): number | undefined =>
  text?.trim() ? Number(text.trim().replace(',', '.')) : undefined;

const typedValues = ({ typed }: SheetDraft, kind: SheetKind) =>
  kind === 'blood-pressure'
    ? { systolic: numberOf(typed.systolic), diastolic: numberOf(typed.diastolic) }
    : { value: numberOf(typed[kind]) };

const fieldOf = (kind: SheetKind, path: string): SheetField => {
  if (kind !== 'blood-pressure') return kind;
  return path.endsWith('diastolic') ? 'diastolic' : 'systolic';
};

/** The elder's own limits, as far as their last readings tell. */
export const ownLimitsOf = (last: readonly Pick<Reading, 'judgedBy'>[]): OwnLimits[] =>
  last.flatMap(({ judgedBy }) => judgedBy ?? []);

/** The readings that were typed, and what is wrong with the others. What is empty is left out. */
export function readingsOf(
  draft: SheetDraft,
  { now, own = [] }: { now: Date; own?: readonly OwnLimits[] },
): { readings: SheetReading[]; faults: ReadingFault[] } {
  const readings: SheetReading[] = [];
  const faults: ReadingFault[] = [];
  for (const kind of sheetKinds) {
    const values = typedValues(draft, kind);
    if (Object.values(values).every((value) => value === undefined)) continue;
    const takenAt = draft.typedAt[kind] ?? now.toISOString();
    const id = draft.visitId;
    const result = newReading.safeParse({ id, kind, values, takenAt }, { reportInput: true });
    for (const issue of result.error?.issues ?? []) {
      const { code, path, values: facts = {} } = toFieldIssue({ ...issue });
      faults.push({ field: fieldOf(kind, path), code, values: facts });
    }
    const kept = result.data ? keptValues(result.data) : null;
    if (!kept) continue;
    readings.push({ kind, values: kept, takenAt, extreme: needsConfirming(kind, kept, { own }) });
  }
  return { readings, faults };
}

/** A reading to send. */
export const newReadingOf = (
  { extreme, kind, takenAt, values }: SheetReading,
  id: string,
): NewReading => ({ id, kind, values, takenAt, source: 'typed', confirmed: extreme });
