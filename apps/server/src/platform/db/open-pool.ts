import { Pool, type PoolClient } from 'pg';
import { DatabaseAway } from './database-away.ts';
import { endWhenSilent, timeoutSettings } from './timeouts.ts';

/**
 * A pool of connections to PostgreSQL that survives the database: a connection that is lost, or
 * silent for too long, is replaced, whoever holds it.
 */
export function openPool(url: string, size: number): Pool {
  const pool = new LastingPool({ connectionString: url, max: size, ...timeoutSettings });
  pool.on('connect', (client) => endWhenSilent(client));
  // The pool replaces a connection that breaks while idle; an 'error' event without a listener
  // would end the process.
  pool.on('error', () => undefined);
  return pool;
}

type Taken = (error: Error | undefined, client: PoolClient | undefined, done: Done) => void;
type Done = (release?: unknown) => void;

class LastingPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<PoolClient> | undefined {
    if (taken) {
      super.connect(taken);
      return undefined;
    }
    return super.connect().then(releasedWhenLost, (error: unknown) => {
      throw new DatabaseAway(error);
    });
  }
}

/**
 * Gives a connection back to the pool when it is lost, once. A transaction whose first statement
 * fails is never released by Drizzle: after as many as the pool is large, nothing would be served
 * any more.
 */
function releasedWhenLost(client: PoolClient): PoolClient {
  const { release } = client;
  let released = false;
  const give = (error?: boolean | Error) => {
    if (released) return;
    released = true;
    client.off('end', lost);
    release.call(client, error);
  };
  const lost = () => give(true);
  client.on('end', lost);
  client.release = give;
  return client;
}
