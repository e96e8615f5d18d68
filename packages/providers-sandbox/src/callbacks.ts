import type { Faults } from './faults.ts';

/** Where a failed delivery is logged; shaped like pino, so that the host's logger fits. */
export type Log = { warn(details: object, message: string): void };

type Delivery = { url: string; body: string };

/** Sends callbacks as MoMo does: once, unsigned, without retries. */
export type Callbacks = {
  /** Queues one callback and returns at once. */
  send(url: string, body: object): void;
  /**
   * Sends the callbacks held back by `delay` or `reorder` (newest first for `reorder`) and waits
   * for all.
   */
  release(): Promise<void>;
  /** Drops the callbacks held back. */
  forget(): void;
  held(): number;
  /** Waits for the deliveries under way. */
  settled(): Promise<void>;
};

const SEND_LIMIT_MS = 10_000;

/** Creates the callback sender; reads `faults` at each delivery. */
export function callbacks(faults: Faults, send: typeof fetch, log?: Log): Callbacks {
  const held: Delivery[] = [];
  const underWay = new Set<Promise<void>>();

  async function deliver({ url, body }: Delivery): Promise<void> {
    try {
      const answer = await send(url, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(SEND_LIMIT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) log?.warn({ status: answer.status }, 'sandbox callback was refused');
    } catch (error) {
      log?.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'callback lost');
    }
  }

  function start(deliveries: Delivery[]): Promise<void> {
    const run = deliveries.reduce(
      (before, delivery) => before.then(() => deliver(delivery)),
      Promise.resolve(),
    );
    underWay.add(run);
    return run.finally(() => underWay.delete(run));
  }

  function release(): Promise<void> {
    const batch = held.splice(0);
    return start(faults.callback === 'reorder' ? batch.reverse() : batch);
  }

  return {
    send: (url, payload) => {
      const delivery = { url, body: JSON.stringify(payload) };
      if (faults.callback === 'drop') return;
      if (faults.callback === 'delay' || faults.callback === 'reorder') {
        held.push(delivery);
        if (faults.callback === 'reorder' && held.length === 2) void release();
        return;
      }
      void start(faults.callback === 'duplicate' ? [delivery, delivery] : [delivery]);
    },
    release,
    forget: () => {
      held.length = 0;
    },
    held: () => held.length,
    settled: async () => {
      await Promise.all(underWay);
    },
  };
}
