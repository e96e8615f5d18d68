import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../platform/clock/clock.ts';
import { readConfig } from '../../platform/config/config.ts';
import { createPlatform } from '../../platform/create-platform.ts';
import type { Database } from '../../platform/db/database.ts';
import { openPglite } from '../../platform/db/open-database.ts';
import { createLog } from '../../platform/log/log.ts';
import type { Platform } from '../../platform/platform.ts';
import { makeDoctor } from '../factories/doctor.factory.ts';
import { makePerson, type SignedIn } from '../factories/person.factory.ts';
import { readProviders } from '../payments/provider-journal.ts';
import { openTestDatabase } from '../test-database.ts';
import { type OwnProcess, startProcess } from './server-process.ts';

/** A patient with their own phone. */
export interface Payer extends SignedIn {
  /** E.164. */
  readonly phone: string;
}

const doctorsCount = 6;
const payersCount = 60;

/**
 * A database with doctors and patients, the sandbox as a process, and servers that can be killed.
 */
export async function openCrashStage() {
  const dir = mkdtempSync(join(tmpdir(), 'hafi-crash-'));
  const postgres = process.env.TEST_DATABASE === 'postgres' ? await openTestDatabase() : undefined;
  // The embedded database allows one process at a time, so it is opened only between servers.
  const withDatabase = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    if (postgres) return work(postgres);
    const database = await openPglite(dir);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  const { doctors, payers } = await withDatabase((database) => populate(dir, database));
  const sandboxDir = join(dir, 'sandbox-process');
  const sandbox = startProcess('sandbox', { args: ['--data', sandboxDir] });
  const sandboxUrl = `${await sandbox.ready}/sandbox`;
  const url =
    postgres && 'pool' in postgres.native ? postgres.native.pool.options.connectionString : '';
  return {
    dir,
    doctors,
    payers,
    sandboxUrl,
    /** How many servers run at once: the embedded database allows one. */
    servers: postgres ? 2 : 1,
    withDatabase,
    /** Starts a server whose clock is ahead by so many milliseconds; `settings` are its environment. */
    startServer: (ahead = 0, settings: Record<string, string> = {}): OwnProcess =>
      startProcess('server', {
        ahead,
        env: {
          HAFI_MODE: 'demo',
          HOST: '127.0.0.1',
          PORT: '0',
          DATA_DIR: dir,
          LOG_LEVEL: 'error',
          SANDBOX_URL: sandboxUrl,
          ...(url ? { DATABASE_URL: url } : {}),
          ...settings,
        },
      }),
    /** What the providers have written down. */
    providers: () => readProviders(join(sandboxDir, 'sandbox.jsonl')),
    async close(): Promise<void> {
      await sandbox.stop();
      await postgres?.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

export type CrashStage = Awaited<ReturnType<typeof openCrashStage>>;

async function populate(dir: string, database: Database) {
  const silent = async () => undefined;
  const platform: Platform = createPlatform({
    // The servers find the same secret in the same directory.
    config: readConfig({ DATA_DIR: dir }),
    clock: systemClock,
    log: createLog('fatal'),
    database,
    transports: { mail: silent, sms: silent, push: silent },
    origin: () => 'http://127.0.0.1',
  });
  const doctors: string[] = [];
  const payers: Payer[] = [];
  for (let i = 0; i < doctorsCount; i += 1) {
    doctors.push((await makeDoctor({ platform })).doctorId);
  }
  for (let i = 0; i < payersCount; i += 1) {
    payers.push({ ...(await makePerson({ platform })), phone: `+25078${8_200_000 + i}` });
  }
  return { doctors, payers };
}
