import { weekdays } from '@hafi/base/weekdays';
import type { workingSpell } from '@hafi/contract/doctors/doctor.schemas';
import type * as z from 'zod/mini';

export type WorkingSpell = z.output<typeof workingSpell>;

/** Consecutive weekdays with the same hours, to shorten the list. */
export interface SameDays {
  readonly first: number;
  readonly last: number;
  readonly spells: readonly { readonly start: string; readonly end: string }[];
}

/**
 * Groups the working hours of a week into runs of days with equal hours; omits days without work.
 */
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
