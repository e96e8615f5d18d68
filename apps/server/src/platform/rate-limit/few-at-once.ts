import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';

/** Runs work of one kind few at a time. */
export interface FewAtOnce {
  /**
   * Runs the work when its turn comes.
   * @throws Problem too-many-requests when too many wait already
   */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** How many run now, and how many wait. */
  readonly load: () => { readonly running: number; readonly waiting: number };
  /** Whether nothing runs. */
  readonly isIdle: () => boolean;
}

/** Runs so much `atOnce`, lets so much more wait in the order in which it came, and refuses the rest. */
export function fewAtOnce(most: { readonly atOnce: number; readonly waiting: number }): FewAtOnce {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    load: () => ({ running, waiting: waiting.length }),
    isIdle: () => running === 0,
    async run(work) {
      if (running < most.atOnce) running += 1;
      else {
        if (waiting.length >= most.waiting) {
          throw new Problem(coreErrors['too-many-requests'], { retryAfterSeconds: 2 });
        }
        await new Promise<void>((start) => void waiting.push(start));
      }
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        // The permit passes to the next one, so that nobody slips in between.
        if (next) next();
        else running -= 1;
      }
    },
  };
}
