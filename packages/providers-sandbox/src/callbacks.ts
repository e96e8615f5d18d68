import { request } from 'undici';
import type { Faults } from './faults.ts';
import { countMet, type Met } from './met.ts';

/** Where a failed delivery is logged; shaped like pino, so that the host's logger fits. */
export type Log = { warn(details: object, message: string): void };

/**
 * The content of a callback: MoMo sends JSON by PUT, the SMS providers JSON or a form by POST. With `tries`
 * it is sent again unless it was taken, as card providers do.
 */
export type CallbackBody =
  | { method: 'PUT' | 'POST'; json: object; headers?: Record<string, string>; tries?: number }
  | { method: 'POST'; form: Record<string, string> };

type Delivery = {
  url: string;
  method: 'PUT' | 'POST';
  headers: Record<string, string>;
  body: string;
  tries: number;
};

/** Sends callbacks as the providers do: most once, unsigned, without retries. */
export type Callbacks = {
  /** Queues one callback and returns at once; `faults` are those of everybody unless given. */
  send(url: string, body: CallbackBody, faults?: Faults): void;
  /**
   * Sends the callbacks held back by `delay` or `reorder` (newest first for `reorder`) and waits
   * for all. With `faults` only those that these have held back.
   */
  release(faults?: Faults): Promise<void>;
  /** Drops the callbacks held back, by these faults or by any. */
  forget(faults?: Faults): void;
  held(): number;
  /** Waits for the deliveries under way. */
  settled(): Promise<void>;
};

const SEND_LIMIT_MS = 10_000;
/** How long before a callback is sent again, at first. */
const PAUSE_MS = 250;

/** Creates the callback sender; reads the faults at each delivery. */
export function callbacks(everybody: Faults, met: Met, log?: Log): Callbacks {
  let held: { delivery: Delivery; by: Faults }[] = [];
  const underWay = new Set<Promise<void>>();

  async function attempt({ body, headers, method, url }: Delivery): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(SEND_LIMIT_MS);
      const { body: answer, statusCode } = await request(url, { method, headers, body, signal });
      await answer.dump();
      const isTaken = statusCode >= 200 && statusCode < 300;
      if (!isTaken) log?.warn({ status: statusCode }, 'sandbox callback was refused');
      return isTaken;
    } catch (error) {
      log?.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'callback lost');
      return false;
    }
  }

  async function deliver(delivery: Delivery): Promise<void> {
    for (let tried = 1; !(await attempt(delivery)) && tried < delivery.tries; tried += 1) {
      await new Promise((resolve) => setTimeout(resolve, tried * PAUSE_MS));
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

  async function release(by?: Faults): Promise<void> {
    const batches = Map.groupBy(
      held.filter((one) => !by || one.by === by),
      (one) => one.by,
    );
    forget(by);
    const sent = [...batches].map(([faults, batch]) => {
      const deliveries = batch.map(({ delivery }) => delivery);
      const isTurned = faults.callback === 'reorder' && deliveries.length > 1;
      for (const _ of deliveries) countMet({ met }, `callback ${isTurned ? 'reordered' : 'late'}`);
      return start(isTurned ? deliveries.reverse() : deliveries);
    });
    await Promise.all(sent);
  }

  function forget(by?: Faults): void {
    held = held.filter((one) => by !== undefined && one.by !== by);
  }

  return {
    send: (url, content, faults = everybody) => {
      const delivery = { url, method: content.method, ...written(content) };
      if (['drop', 'duplicate'].includes(faults.callback))
        countMet({ met }, `callback ${faults.callback}`);
      if (faults.callback === 'drop') return;
      if (faults.callback === 'delay' || faults.callback === 'reorder') {
        held.push({ delivery, by: faults });
        const own = held.filter(({ by }) => by === faults);
        if (faults.callback === 'reorder' && own.length === 2) void release(faults);
        return;
      }
      void start(faults.callback === 'duplicate' ? [delivery, delivery] : [delivery]);
    },
    release,
    forget,
    held: () => held.length,
    settled: async () => {
      await Promise.all(underWay);
    },
  };
}

function written(content: CallbackBody): Pick<Delivery, 'headers' | 'body' | 'tries'> {
  if ('json' in content) {
    const { headers, json, tries = 1 } = content;
    const type = { 'content-type': 'application/json' };
    return { headers: { ...type, ...headers }, body: JSON.stringify(json), tries };
  }
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(content.form).toString(),
    tries: 1,
  };
}
