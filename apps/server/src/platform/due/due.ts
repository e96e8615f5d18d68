import { errorFacts } from '../log/error-facts.ts';
import type { DueWork } from './due-work.ts';
import type { Surroundings } from './put-aside.ts';
import { runBatches } from './run-batches.ts';
import { runLeased } from './run-leased.ts';
import { createWake } from './wake.ts';

/** Does, in this process, all work on rows that are due. */
export interface Due {
  /** Makes works known. @throws Error when an id is taken */
  add(works: readonly DueWork[]): void;
  /**
   * Does now all that is due of one work, whether or not this was started, and answers how many rows
   * were taken. What is under way is waited for first.
   * @throws what taking the rows threw
   */
  run(id: string): Promise<number>;
  /** Has a work looked at soon, after a commit that made rows due; never rejects. */
  kick(id: string): void;
  /** Looks at once and in the rhythm of each work, never twice at a time, until {@link Due.stop}. */
  start(): void;
  /** Takes nothing more, and waits until what is under way has ended. */
  stop(): Promise<void>;
}

interface Runner {
  readonly everySeconds: number;
  run(): Promise<number>;
  /** Begins a run, or has the one under way look again. */
  look(): void;
  /** Kept when nothing is under way. */
  idle(): Promise<unknown>;
}

/** Does all works of a process. */
export function createDue(parts: Omit<Surroundings, 'stopping'>): Due {
  const runners = new Map<string, Runner>();
  let state: 'new' | 'started' | 'stopping' = 'new';
  let timers: NodeJS.Timeout[] = [];
  const around: Surroundings = { ...parts, stopping: () => state === 'stopping' };
  const runnerOf = (id: string): Runner => {
    const runner = runners.get(id);
    if (!runner) throw new Error(`no such work: ${id}`);
    return runner;
  };
  const begin = (runner: Runner) => {
    runner.look();
    timers.push(setInterval(runner.look, runner.everySeconds * 1000));
  };
  return {
    add(works) {
      for (const work of works) {
        if (runners.has(work.id)) throw new Error(`two works are called ${work.id}`);
        runners.set(work.id, createRunner(around, work));
      }
    },
    run: (id) => runnerOf(id).run(),
    kick(id) {
      const { look } = runnerOf(id);
      if (state === 'started') setImmediate(look);
    },
    start() {
      if (state === 'started') return;
      state = 'started';
      for (const runner of runners.values()) begin(runner);
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      timers = [];
      state = 'stopping';
      await Promise.all([...runners.values()].map((runner) => runner.idle()));
    },
  };
}

function createRunner(around: Surroundings, work: DueWork): Runner {
  const wake = createWake();
  let running: Promise<number> | undefined;
  const all = async (): Promise<number> => {
    if ('leaseSeconds' in work) return runLeased(around, work, wake);
    let taken = 0;
    do {
      wake.listen();
      taken += await runBatches(around, work);
    } while (wake.called && !around.stopping());
    return taken;
  };
  const begin = (): Promise<number> => {
    running ??= all().finally(() => {
      running = undefined;
    });
    return running;
  };
  const failed = (error: unknown) =>
    around.log.error({ work: work.id, error: errorFacts(error) }, 'due work failed');
  return {
    everySeconds: work.everySeconds,
    async run() {
      await running?.catch(() => undefined);
      return begin();
    },
    look() {
      if (around.stopping()) return;
      if (running) wake.call();
      else begin().catch(failed);
    },
    idle: async () => running?.catch(() => undefined),
  };
}
