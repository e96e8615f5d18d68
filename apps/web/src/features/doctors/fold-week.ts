import type { workingSpell } from '@hafi/contract/doctors/doctor.schemas';
import type * as z from 'zod/mini';

export type WorkingSpell = z.output<typeof workingSpell>;

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Neighbouring weekdays with the same hours, so that a week reads as few lines. */
export interface SameDays {
  readonly first: number;
  readonly last: number;
  readonly spells: readonly { readonly start: string; readonly end: string }[];
}

/** Folds a week of spells into runs of days with equal hours; days without work make none. */
export function foldWeek(spells: readonly WorkingSpell[]): SameDays[] {
  const runs: SameDays[] = [];
  for (const weekday of weekdays) {
    const own = spells
      .filter((spell) => spell.weekday === weekday)
      .map(({ start, end }) => ({ start, end }))
      .sort((a, b) => a.start.localeCompare(b.start));
    const before = runs.at(-1);
    const same =
      before?.last === weekday - 1 && JSON.stringify(before.spells) === JSON.stringify(own);
    if (own.length === 0) continue;
    if (before && same) runs[runs.length - 1] = { ...before, last: weekday };
    else runs.push({ first: weekday, last: weekday, spells: own });
  }
  return runs;
}
