import type { Faults } from './faults.ts';

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
  method: string;
  headers: Record<string, string>;
  body: string;
  tries: number;
};

/** Sends callbacks as the providers do: most once, unsigned, without retries. */
export type Callbacks = {
  /** Queues one callback and returns at once. */
  send(url: string, body: CallbackBody): void;
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
/** How long before a callback is sent again, at first. */
const PAUSE_MS = 250;

/** Creates the callback sender; reads `faults` at each delivery. */
export function callbacks(faults: Faults, send: typeof fetch, log?: Log): Callbacks {
  const held: Delivery[] = [];
  const underWay = new Set<Promise<void>>();

  async function attempt({ body, headers, method, url }: Delivery): Promise<boolean> {
    try {
      const answer = await send(url, {
        method,
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(SEND_LIMIT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) log?.warn({ status: answer.status }, 'sandbox callback was refused');
      return answer.ok;
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

  function release(): Promise<void> {
    const batch = held.splice(0);
    return start(faults.callback === 'reorder' ? batch.reverse() : batch);
  }

  return {
    send: (url, content) => {
      const delivery = { url, method: content.method, ...written(content) };
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
