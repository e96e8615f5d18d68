import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { setDemoClock } from '../scripts/test/clock/demo-clock.ts';
import { ensureWebIsBuilt } from '../scripts/web-build.ts';
import { seedDemo, startApp } from './fixtures/app.ts';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
    /** A data folder with the demo's data, for servers that a test starts. */
    seeded: string;
  }
}

/**
 * Builds the web app and seeds the demo's data meanwhile, each of which keeps one core busy, and
 * starts the real server on a copy of the data, for all browser tests.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  setDemoClock();
  const seeded = mkdtempSync(join(tmpdir(), 'hafi-seeded-'));
  await Promise.all([
    ensureWebIsBuilt((line) => project.vitest.logger.log(line)),
    seedDemo(seeded),
  ]);
  const app = await startApp({}, seeded);
  project.provide('seeded', seeded);
  project.provide('baseUrl', app.baseUrl);
  return async () => {
    await app.stop();
    rmSync(seeded, { recursive: true, force: true });
  };
}
