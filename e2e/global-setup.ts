import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { setDemoClock } from '../scripts/test/clock/demo-clock.ts';
import { startApp } from './fixtures/app.ts';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
    /** A data folder with the demo's data, for servers that a test starts. */
    seeded: string;
  }
}

/** Seeds the demo's data once and starts the real server on a copy of them, for all browser tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  setDemoClock();
  const seeded = mkdtempSync(join(tmpdir(), 'hafi-seeded-'));
  const seeding = await startApp({ DATA_DIR: seeded });
  await seeding.stop();
  const app = await startApp({}, seeded);
  project.provide('seeded', seeded);
  project.provide('baseUrl', app.baseUrl);
  return async () => {
    await app.stop();
    rmSync(seeded, { recursive: true, force: true });
  };
}
