import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextNumber } from '../emergencies/emergency-stage.ts';
import { makePerson } from '../factories/person.factory.ts';
import { openTestDatabase } from '../test-database.ts';
import { emergenciesIn, silentPlatformOn } from './emergencies-of-processes.ts';
import { type OwnProcess, settingsOn, startProcess } from './server-process.ts';

/** Whether a second server dies at each step too, in the middle of whatever it does. */
const dies = process.env.HAFI_TEST_ALL !== undefined;

/** A database on which servers run in processes of their own, and their people. */
export async function openServerPool() {
  const dir = mkdtempSync(join(tmpdir(), 'hafi-pool-'));
  const database = await openTestDatabase();
  const url = 'pool' in database.native ? database.native.pool.options.connectionString : undefined;
  if (!url) throw new Error('several processes need PostgreSQL');
  const platform = silentPlatformOn(database, dir);
  const running = new Set<OwnProcess>();
  /** Starts a server whose clock is ahead by so many seconds; `settings` are its environment. */
  const start = (settings: Readonly<Record<string, string>>, ahead = 0): OwnProcess => {
    const env = {
      ...settingsOn(dir, url),
      ...settings,
    };
    const server = startProcess('server', { env, ahead: ahead * 1000 });
    running.add(server);
    return server;
  };
  return {
    url,
    /** Where the servers keep their files. */
    dir,
    database,
    platform,
    stored: emergenciesIn(database),
    start,
    /**
     * Starts a server whose clock is ahead by so many seconds, and returns its address; in `test:all`
     * beside another one, which is killed as soon as this one serves.
     */
    async startAhead(seconds: number): Promise<string> {
      const victim = dies ? start({}, seconds) : undefined;
      const address = await start({}, seconds).ready;
      await victim?.kill();
      return address;
    },
    /** Kills every server that runs. */
    async killAll(): Promise<void> {
      for (const server of running) await server.kill();
      running.clear();
    },
    person: (known: Parameters<typeof makePerson>[1] = {}) =>
      makePerson({ platform }, { phoneNumber: nextNumber(), ...known }),
    async close(): Promise<void> {
      await Promise.all([...running].map((server) => server.stop()));
      await database.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

export type ServerPool = Awaited<ReturnType<typeof openServerPool>>;
