import type { Log } from '../log/log.ts';

/**
 * Work whose time must be met to the second. Each process asks again and again; the rows that are
 * due say what is to be done, so `run` must bear several processes, restarts and clocks that jump.
 */
export interface Tick {
  readonly id: string;
  readonly everySeconds: number;
  readonly run: () => Promise<unknown>;
}

/** Runs every tick at once and then in its rhythm, never twice at a time, until stopped. */
export function startTicks(ticks: readonly Tick[], log: Log): { stop(): Promise<void> } {
  const running = new Map<Tick, Promise<unknown>>();
  const once = (tick: Tick): void => {
    if (running.has(tick)) return;
    const work = tick
      .run()
      .catch((error: unknown) => log.error({ err: error, tick: tick.id }, 'tick failed'))
      .finally(() => running.delete(tick));
    running.set(tick, work);
  };
  const timers = ticks.map((tick) => {
    once(tick);
    return setInterval(once, tick.everySeconds * 1000, tick);
  });
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
