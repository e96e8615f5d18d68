import type { workingSpell } from '@hafi/contract/doctors/doctor.schemas';
import type * as z from 'zod/mini';

export type WorkingSpell = z.output<typeof workingSpell>;

/** The error of a working period, as an error code. */
export type SpellFault = 'ends-before-start' | 'overlapping' | null;

/** The error of each period, in order; of two that overlap, the later one has it. */
export function faultsOf(spells: readonly WorkingSpell[]): SpellFault[] {
  return spells.map((spell, index) => {
    if (spell.end <= spell.start) return 'ends-before-start';
    const meets = spells
      .slice(0, index)
      .some(
        (other) =>
          other.weekday === spell.weekday && other.start < spell.end && spell.start < other.end,
      );
    return meets ? 'overlapping' : null;
  });
}

/** Adds a period on a weekday: first a morning, then an afternoon, then the remaining time. */
export function addSpell(spells: readonly WorkingSpell[], weekday: number): WorkingSpell[] {
  const usual = [
    { weekday, start: '09:00', end: '12:00' },
    { weekday, start: '14:00', end: '17:00' },
    { weekday, start: '18:00', end: '19:00' },
  ];
  const room = usual.find((spell) => faultsOf([...spells, spell]).at(-1) === null);
  return [...spells, room ?? { weekday, start: '07:00', end: '08:00' }];
}

/** Copies the hours of one weekday to others, replacing theirs. */
export function copyDay(
  spells: readonly WorkingSpell[],
  from: number,
  to: readonly number[],
): WorkingSpell[] {
  const own = spells.filter(({ weekday }) => weekday === from);
  const kept = spells.filter(({ weekday }) => !to.includes(weekday));
  return [...kept, ...to.flatMap((weekday) => own.map((spell) => ({ ...spell, weekday })))];
}
