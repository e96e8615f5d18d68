/** Pseudo-random numbers that are the same in every seed, so that a demo is reproducible. */
export interface Chance {
  /** An integer from 0 to `below` - 1. */
  upTo(below: number): number;
  /** An element of a list. */
  of<T>(list: readonly [T, ...T[]]): T;
}

/** A linear congruential generator (Numerical Recipes constants). */
export function createChance(start: number): Chance {
  let state = start >>> 0;
  const upTo = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return { upTo, of: (list) => list[upTo(list.length)] ?? list[0] };
}
