import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import { endWhenSilent, patientSettings } from '../db/patience.ts';

/** How long to wait between two attempts to connect, in milliseconds. */
const pauseMs = 250;
/**
 * How often the connection is used, in milliseconds: one that only listens does not notice that its
 * database is gone.
 */
const useEveryMs = 5000;

/** The connection on which a process hears what the others tell. */
export interface Listening {
  /**
   * The pool as the adapter of socket.io sees it: the client that it connects is this connection,
   * which for the adapter never ends.
   */
  readonly pool: Pool;
  /** Closes the connection, once it is not connecting any more. */
  close(): Promise<void>;
}

/**
 * Listens on a connection of its own, and replaces it as soon as the database is there when it was
 * lost. The adapter itself would wait one to three seconds, and end the process by a rejection that
 * nobody handles. `restored` is called after each replacement, because what was told meanwhile was
 * not heard.
 */
export function createListening(pool: Pool, restored: () => void): Listening {
  const statements: string[] = [];
  const events = new EventEmitter();
  const { connectionString } = pool.options;
  let closed = false;
  let current: Client | undefined;

  const open = async (): Promise<Client> => {
    const settings = connectionString === undefined ? {} : { connectionString };
    const client = new Client({ ...settings, ...patientSettings });
    client.on('error', () => undefined);
    await client.connect();
    try {
      endWhenSilent(client);
      client.on('notification', (message) => events.emit('notification', message));
      for (const statement of statements) await client.query(statement);
      return client;
    } catch (error) {
      await client.end();
      throw error;
    }
  };

  const connect = async (): Promise<void> => {
    while (!closed) {
      try {
        const client = await open();
        current = client;
        client.once('end', () => {
          current = undefined;
          connecting = connect().then(restored);
        });
        return;
      } catch {
        await wait(pauseMs);
      }
    }
  };
  let connecting = connect();

  const using = setInterval(
    () => void current?.query('select 1').catch(() => undefined),
    useEveryMs,
  );
  using.unref();

  const asClient = Object.assign(events, {
    async query(statement: string) {
      statements.push(statement);
      await connecting;
      // A connection that is lost meanwhile is replaced by one that knows the statement.
      await current?.query(statement).catch(() => undefined);
    },
    release: () => undefined,
  });
  return {
    pool: Object.assign(Object.create(pool) as Pool, {
      query: pool.query.bind(pool),
      connect: async () => asClient,
    }),
    async close() {
      closed = true;
      clearInterval(using);
      await connecting;
      current?.removeAllListeners('end');
      await current?.end();
    },
  };
}
