import type { Half } from './read-observation.ts';

/**
 * What becomes of a part of a blood pressure: it is read with the other at that position, or was;
 * or it is not sure which parts of one moment belong together.
 */
type Joined = number | 'second' | 'two-pressures';

/** Finds the two parts of each blood pressure among one person's Observations, by their positions. */
export function joinHalves(halves: readonly (Half | null)[]): ReadonlyMap<number, Joined> {
  const moments = new Map<string, { readonly index: number; readonly half: Half }[]>();
  for (const [index, half] of halves.entries()) {
    if (!half) continue;
    const moment = `${half.takenAt} ${half.dayOnly}`;
    const those = moments.get(moment) ?? [];
    those.push({ index, half });
    moments.set(moment, those);
  }
  return new Map([...moments.values()].flatMap(joinMoment));
}

function joinMoment(
  all: readonly { readonly index: number; readonly half: Half }[],
): (readonly [number, Joined])[] {
  const those = (part: Half['part']) => all.filter(({ half }) => half.part === part);
  const [systolic, diastolic] = [those('systolic'), those('diastolic')];
  const [first] = diastolic;
  // One alone is told to be half a blood pressure when it is read.
  if (!first || systolic.length === 0) return [];
  const different = [systolic, diastolic].some(
    (part) => new Set(part.map(({ half }) => half.value)).size > 1,
  );
  if (different) return all.map(({ index }) => [index, 'two-pressures'] as const);
  return [
    ...systolic.map(({ index }) => [index, first.index] as const),
    ...diastolic.map(({ index }) => [index, 'second'] as const),
  ];
}
