import { setImmediate } from 'node:timers/promises';

/** How many are done between two turns of others. */
const atOnce = 100;

/** Does something with each of many, while other requests have their turn in between. */
export async function inTurns<One, Made>(
  all: readonly One[],
  make: (one: One) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const one of all) {
    made.push(make(one));
    if (made.length % atOnce === 0) await setImmediate();
  }
  return made;
}
