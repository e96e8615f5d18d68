import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPrivatePostgres } from '../../../../../scripts/test/private-postgres.ts';

/** A private PostgreSQL that fails in the ways in which databases do. */
export interface FailingPostgres {
  readonly url: string;
  /** Ends every connection, as an operator or a network may do. */
  endConnections(): Promise<void>;
  /** Kills one connection's process: PostgreSQL ends all others, recovers and starts again. */
  crash(): Promise<void>;
  /** Stops all processes by SIGSTOP: connections stay open and nothing is answered. */
  freeze(): Promise<void>;
  thaw(): void;
  stop(): Promise<void>;
}

const others = 'from pg_stat_activity where pid <> pg_backend_pid() and usename = current_user';

export async function startFailingPostgres(): Promise<FailingPostgres> {
  // Without it, what was committed last would be lost by a crash.
  const { stop, url } = await startPrivatePostgres({ fsync: true });
  const frozen: number[] = [];
  const ask = async <T extends object>(statement: string): Promise<T[]> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<T>(statement)).rows;
    } finally {
      await client.end();
    }
  };
  const backends = async () =>
    (await ask<{ pid: number }>(`select pid ${others}`)).map(({ pid }) => pid);
  const thaw = () => {
    for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
  };
  return {
    url,
    async endConnections() {
      await ask(`select pg_terminate_backend(pid) ${others}`);
    },
    async crash() {
      const [pid] = await backends();
      if (!pid) throw new Error('nobody is connected');
      process.kill(pid, 'SIGKILL');
    },
    async freeze() {
      const [setting] = await ask<{ folder: string }>(
        "select current_setting('data_directory') as folder",
      );
      const file = readFileSync(join(setting?.folder ?? '', 'postmaster.pid'), 'utf8');
      frozen.push(Number(file.split('\n')[0]), ...(await backends()));
      for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    },
    thaw,
    async stop() {
      thaw();
      await stop();
    },
  };
}
