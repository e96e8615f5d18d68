import { outsideRequests } from '../db/act-once.ts';
import { errorFacts } from '../log/error-facts.ts';
import type { DueWork } from './due-work.ts';
import type { Surroundings } from './put-aside.ts';
import { runBatches } from './run-batches.ts';
import { runLeased } from './run-leased.ts';
import { createWake } from './wake.ts';

/** Runs all due work in this process. */
export interface Due {
  /**
   * Registers works.
   * @throws Error when an id is already registered
   */
  add(works: readonly DueWork[]): void;
  /**
   * Handles everything that is due of one work now, started or not, after waiting for a run under
   * way. Returns how many rows were taken.
   * @throws what taking the rows threw
   */
  run(id: string): Promise<number>;
  /** Polls a work soon, after a commit that made rows due. Failures go to the log. */
  kick(id: string): void;
  /**
   * Polls every work at once and then at its interval, never twice at a time, until
   * {@link Due.stop}.
   */
  start(): void;
  /**
   * The ids of works that have not polled the database successfully yet, all before
   * {@link Due.start}. A work that polled once and fails later counts as started.
   */
  notStarted(): readonly string[];
  /** Takes no more rows and waits for the runs under way. */
  stop(): Promise<void>;
}

interface Runner {
  readonly everySeconds: number;
  run(): Promise<number>;
  /** Starts a run, or makes the one under way poll again. */
  poll(): void;
  /** As {@link Runner.poll}, after the time that the work gathers kicks. */
  kick(): void;
  /** Whether it has taken rows, or found none, without an error. */
  hasPolled(): boolean;
  /** Resolves when no run is under way. */
  idle(): Promise<unknown>;
}

/** Creates the engine that runs the due work of a process. */
export function createDue(parts: Omit<Surroundings, 'stopping'>): Due {
  const runners = new Map<string, Runner>();
  let state: 'new' | 'started' | 'stopping' = 'new';
  let timers: NodeJS.Timeout[] = [];
  const context: Surroundings = { ...parts, stopping: () => state === 'stopping' };
  const runnerOf = (id: string): Runner => {
    const runner = runners.get(id);
    if (!runner) throw new Error(`no such work: ${id}`);
    return runner;
  };
  const begin = (runner: Runner) => {
    runner.poll();
    timers.push(setInterval(runner.poll, runner.everySeconds * 1000));
  };
  return {
    add(works) {
      for (const work of works) {
        if (runners.has(work.id)) throw new Error(`two works are called ${work.id}`);
        runners.set(work.id, createRunner(context, work));
      }
    },
    run: (id) => runnerOf(id).run(),
    kick(id) {
      const { kick } = runnerOf(id);
      if (state === 'started') kick();
    },
    start() {
      if (state === 'started') return;
      state = 'started';
      for (const runner of runners.values()) begin(runner);
    },
    notStarted: () => [...runners].filter(([, { hasPolled }]) => !hasPolled()).map(([id]) => id),
    async stop() {
      for (const timer of timers) clearInterval(timer);
      timers = [];
      state = 'stopping';
      await Promise.all([...runners.values()].map((runner) => runner.idle()));
    },
  };
}

/** How long after a failed first poll the next one is, in milliseconds. */
const startAgainMs = 500;

function createRunner(context: Surroundings, work: DueWork): Runner {
  const wake = createWake();
  let hasPolled = false;
  const polled = () => {
    hasPolled = true;
  };
  let running: Promise<number> | undefined;
  let gathering: NodeJS.Timeout | undefined;
  const all = async (): Promise<number> => {
    if ('leaseSeconds' in work) return runLeased(context, work, wake, polled);
    let taken = 0;
    do {
      wake.listen();
      taken += await runBatches(context, work);
      polled();
    } while (wake.called && !context.stopping());
    return taken;
  };
  const begin = (): Promise<number> => {
    running ??= outsideRequests(all).finally(() => {
      running = undefined;
    });
    return running;
  };
  const failed = (error: unknown) => {
    context.log.error({ work: work.id, error: errorFacts(error) }, 'due work failed');
    // Until the first poll the process is not ready, so it is not left to the next interval.
    if (!hasPolled) setTimeout(poll, startAgainMs).unref();
  };
  const poll = () => {
    gathering = undefined;
    if (context.stopping()) return;
    if (running) wake.call();
    else begin().catch(failed);
  };
  return {
    everySeconds: work.everySeconds,
    async run() {
      await running?.catch(() => undefined);
      return begin();
    },
    poll,
    kick() {
      if (!gathering) gathering = setTimeout(poll, work.gatherMs ?? 0);
    },
    hasPolled: () => hasPolled,
    idle: async () => running?.catch(() => undefined),
  };
}
