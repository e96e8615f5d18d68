import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { tokensOf } from '../apps/server/src/test/secrets/find-secrets.ts';
import { setDemoClock } from '../scripts/test/clock/demo-clock.ts';
import { startPrivatePostgres } from '../scripts/test/private-postgres.ts';
import { ensureWebIsBuilt } from '../scripts/web-build.ts';
import { seedDemo, startApp } from './fixtures/app.ts';
import { dumpDatabase } from './fixtures/traces/dump-database.ts';
import { clearTraces, refuseTraces } from './fixtures/traces/secret-traces.ts';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
    /** A data folder with the demo's data, for servers that a test starts. */
    seeded: string;
  }
}

/**
 * Builds the web app and seeds the demo's data meanwhile, each of which keeps one core busy, and
 * starts the real server on a copy of the data, on PostgreSQL, for all browser tests. At the end nothing that they left
 * may hold a secret of a payer or a provider.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  setDemoClock();
  const postgres = await startPrivatePostgres();
  process.env.TEST_POSTGRES_URL = postgres.url;
  const seeded = mkdtempSync(join(tmpdir(), 'hafi-seeded-'));
  await Promise.all([
    ensureWebIsBuilt((line) => project.vitest.logger.log(line)),
    seedDemo(seeded),
  ]);
  clearTraces();
  const data = mkdtempSync(join(tmpdir(), 'hafi-browser-'));
  const app = await startApp({ DATA_DIR: data, LOG_LEVEL: 'info' }, seeded);
  project.provide('seeded', seeded);
  project.provide('baseUrl', app.baseUrl);
  return async () => {
    await app.stop();
    try {
      const journal = join(data, 'sandbox', 'sandbox.jsonl');
      refuseTraces(await dumpDatabase(data), tokensOf(journal));
    } finally {
      await postgres.stop();
      for (const each of [seeded, data]) rmSync(each, { recursive: true, force: true });
    }
  };
}
