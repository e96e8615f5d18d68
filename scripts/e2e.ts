import type { Counts } from './test/count-results.ts';
import { findChromium } from './test/find-chromium.ts';
import { runVitest } from './test/run-vitest.ts';
import { ensureWebIsBuilt } from './web-build.ts';

/** Runs the browser tests against the built app. `filters` are parts of file names. */
export async function testInBrowser(filters: string[] = []): Promise<Counts> {
  findChromium();
  await ensureWebIsBuilt(console.log);
  return runVitest(['--config', 'e2e/vitest.config.ts', ...filters]);
}

if (import.meta.main) {
  const { passed, failed } = await testInBrowser(process.argv.slice(2));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
