import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';

/** Whose work it is: of somebody known to us, or of a stranger. */
export interface Turn {
  readonly lane: 'known' | 'strangers';
  readonly whose: string;
}

/** Runs work of one kind few at a time, fairly. */
export interface FairTurns {
  /**
   * Runs the work when its turn comes.
   * @throws Problem too-many-requests when too much of the same one waits already
   */
  run<T>(turn: Turn, work: () => Promise<T>): Promise<T>;
  /** How many run now, and how many wait. */
  readonly load: () => { readonly running: number; readonly waiting: number };
}

/** How many of the known go before one stranger who waits: many known ones must not starve strangers. */
const knownInRow = 3;

interface Lane {
  readonly add: (whose: string, start: () => void) => void;
  readonly waitingOf: (whose: string) => number;
  readonly size: () => number;
  /** The first of whoever has waited longest for a turn. */
  readonly take: () => (() => void) | undefined;
}

function lane(): Lane {
  // In the order of turns: whoever has had one goes to the end.
  const waiting = new Map<string, (() => void)[]>();
  let size = 0;
  return {
    add(whose, start) {
      waiting.set(whose, [...(waiting.get(whose) ?? []), start]);
      size += 1;
    },
    waitingOf: (whose) => waiting.get(whose)?.length ?? 0,
    size: () => size,
    take() {
      const [next] = waiting;
      if (!next) return undefined;
      const [whose, [first, ...others]] = next;
      waiting.delete(whose);
      if (others.length > 0) waiting.set(whose, others);
      size -= 1;
      return first;
    },
  };
}

/**
 * Runs so much `atOnce`. The known go before strangers, and within each lane everybody has a turn after
 * the other, so that a flood holds up only whoever makes it: of each so much may wait, the rest is
 * refused. `all` bounds the memory that strangers take.
 */
export function fairTurns(most: {
  readonly atOnce: number;
  readonly waiting: { readonly each: number; readonly all: number };
}): FairTurns {
  const lanes = { known: lane(), strangers: lane() };
  let running = 0;
  let inRow = 0;

  function next(): (() => void) | undefined {
    const isStrangersTurn = inRow >= knownInRow && lanes.strangers.size() > 0;
    const known = isStrangersTurn ? undefined : lanes.known.take();
    inRow = known ? inRow + 1 : 0;
    return known ?? lanes.strangers.take();
  }

  function wait({ lane: which, whose }: Turn): Promise<void> {
    const own = lanes[which];
    if (own.waitingOf(whose) >= most.waiting.each || own.size() >= most.waiting.all) {
      throw new Problem(coreErrors['too-many-requests'], { retryAfterSeconds: 2 });
    }
    return new Promise((start) => own.add(whose, start));
  }

  return {
    load: () => ({ running, waiting: lanes.known.size() + lanes.strangers.size() }),
    async run(turn, work) {
      if (running < most.atOnce) running += 1;
      else await wait(turn);
      try {
        return await work();
      } finally {
        const start = next();
        // The permit passes to the next one, so that nobody slips in between.
        if (start) start();
        else running -= 1;
      }
    },
  };
}
