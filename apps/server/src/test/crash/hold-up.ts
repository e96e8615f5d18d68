import { Client } from 'pg';
import { expect } from 'vitest';

/** Who stands still behind a lock. */
export interface HeldUp {
  /** Waits until at least so many connections stand still. */
  untilWaiting(count: number): Promise<void>;
  /** Ends the connections that stand still: what they were about to write is never written. */
  endWaiting(): Promise<void>;
}

/**
 * Holds the lock that a statement takes, so that others stand still in the middle of what they do, until
 * `work` has ended.
 */
export async function holdUp(
  url: string,
  statement: string,
  work: (held: HeldUp) => Promise<void>,
): Promise<void> {
  const keeper = new Client({ connectionString: url });
  const watcher = new Client({ connectionString: url });
  await Promise.all([keeper.connect(), watcher.connect()]);
  const waits = `from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  const waiting = async () => (await watcher.query(`select pid ${waits}`)).rows.length;
  try {
    await keeper.query('begin');
    await keeper.query(statement);
    await work({
      async untilWaiting(count) {
        const polled = { timeout: 20_000, interval: 20 };
        await expect.poll(waiting, polled).toBeGreaterThanOrEqual(count);
      },
      async endWaiting() {
        await watcher.query(`select pg_terminate_backend(pid) ${waits}`);
      },
    });
  } finally {
    await keeper.query('commit');
    await Promise.all([keeper.end(), watcher.end()]);
  }
}
