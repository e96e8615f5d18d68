import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createChunkReader, inChunks } from './chunks.ts';
import { createListening } from './listening.ts';
import { type Broadcast, readBroadcasts } from './read-broadcasts.ts';
import { throttled } from './throttled.ts';

/** How much is notified in one transaction. */
const atOnce = 200;
/** How much may wait while the database is away. */
const mayWait = 20_000;
/** How long to wait after something could not be notified, in milliseconds. */
const pauseMs = 250;
/**
 * How often it is passed on that something was missed, in milliseconds: a process of another version
 * may tell nothing but what is not understood here.
 */
const missedEveryMs = 1000;

/** The other processes on the same database. */
export interface Processes {
  tell(broadcast: Broadcast): void;
  /** Tells what still waits, unless the database is away. */
  close(): Promise<void>;
}

/**
 * What is told instead of these when they could not be: a session that has ended must not stay
 * connected, and to end it twice changes nothing; the rest is refetched.
 */
const insteadOf = (lost: readonly Broadcast[]): Broadcast[] => [
  { missed: true },
  ...lost.filter((broadcast) => 'ended' in broadcast),
];

/**
 * Tells the other processes, in the order of telling and one transaction after the other: what is told
 * while one is under way goes together into the next, so that many events cost few transactions.
 * `restored` is called when what the others have told may have been missed.
 */
export function tellProcesses(
  pool: Pool,
  on: {
    readonly processId: string;
    readonly onBroadcast: (broadcast: Broadcast) => void;
    readonly restored: () => void;
  },
): Processes {
  const joinChunks = createChunkReader(on.processId);
  const missed = throttled(() => on.onBroadcast({ missed: true }), missedEveryMs);
  const listening = createListening(pool, {
    onPayload(piece) {
      const full = joinChunks(piece);
      if (full === null) return;
      for (const broadcast of readBroadcasts(full)) {
        if ('missed' in broadcast) missed.call();
        else on.onBroadcast(broadcast);
      }
    },
    restored: on.restored,
  });
  let waiting: Broadcast[] = [];
  let telling: Promise<void> | undefined;
  let isClosed = false;

  // Of no request: it tells what several have caused.
  const tellWaiting = AsyncLocalStorage.bind(async (): Promise<void> => {
    // What is told in the same turn goes together.
    await Promise.resolve();
    while (waiting.length > 0) {
      const batch = waiting.splice(0, atOnce);
      try {
        await listening.notify(inChunks(on.processId, JSON.stringify(batch)));
      } catch {
        if (isClosed) break;
        waiting.unshift(...insteadOf(batch));
        await wait(pauseMs);
      }
    }
    telling = undefined;
  });

  return {
    tell(broadcast) {
      waiting.push(broadcast);
      if (waiting.length > mayWait) waiting = insteadOf(waiting);
      telling ??= tellWaiting();
    },
    async close() {
      isClosed = true;
      await telling;
      await listening.close();
      missed.stop();
    },
  };
}
