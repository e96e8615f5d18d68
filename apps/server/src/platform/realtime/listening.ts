import { setTimeout as wait } from 'node:timers/promises';
import { Client, type Pool, type QueryConfig } from 'pg';
import { endWhenSilent, timeoutSettings } from '../db/timeouts.ts';

/** How long to wait between two attempts to connect, in milliseconds. */
const pauseMs = 250;
/**
 * How often the connection is used, in milliseconds: one that only listens does not notice that its
 * database is gone.
 */
const useEveryMs = 5000;
/** What all processes on a database listen to. */
const channel = 'hafi_realtime';

/** The connection on which a process tells the others, and hears what they tell. */
export interface Listening {
  /**
   * Tells all processes these, in one transaction and in this order.
   * @throws Error when the connection is lost: whether they were told is then not known
   */
  notify(payloads: readonly string[]): Promise<void>;
  /** Closes the connection, once it is not connecting any more. */
  close(): Promise<void>;
}

/**
 * Listens on a connection of its own, and replaces it as soon as the database is there when it was
 * lost. `restored` is called after each replacement, because what was told meanwhile was not heard.
 */
export function createListening(
  { options: { connectionString } }: Pool,
  { onPayload, restored }: { onPayload: (payload: string) => void; restored: () => void },
): Listening {
  let closed = false;
  let current: Client | undefined;

  const open = async (): Promise<Client> => {
    const settings = connectionString === undefined ? {} : { connectionString };
    const client = new Client({ ...settings, ...timeoutSettings });
    client.on('error', () => undefined);
    await client.connect();
    try {
      endWhenSilent(client);
      client.on('notification', ({ payload = '' }) => onPayload(payload));
      await client.query(`listen ${channel}`);
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
          connecting = connect();
          void connecting.then(restored);
        });
        return;
      } catch {
        await wait(pauseMs);
      }
    }
  };
  let connecting = connect();

  /** Statements go one after the other. */
  let underWay: Promise<unknown> | undefined;
  const run = async (query: QueryConfig) => {
    await connecting;
    while (underWay) await underWay.catch(() => undefined);
    if (!current) throw new Error('not connected');
    const answer = current.query(query).finally(() => {
      underWay = undefined;
    });
    underWay = answer;
    await answer;
  };
  const using = setInterval(() => {
    if (current && !underWay) void run({ text: 'select 1' }).catch(() => undefined);
  }, useEveryMs);
  using.unref();

  return {
    notify: (payloads) =>
      run({
        name: 'notify',
        text: 'select pg_notify($1, payload) from unnest($2::text[]) as payload',
        values: [channel, payloads],
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
