import { countResults } from './test/count-results.ts';
import { describeTimes } from './test/describe-times.ts';
import { findChromium } from './test/find-chromium.ts';
import { runVitest, type VitestRun } from './test/run-vitest.ts';

/** Runs the browser tests, which build the app. `filters` are parts of file names. */
export async function runBrowserTests(filters: string[] = []): Promise<VitestRun> {
  findChromium();
  return runVitest('browser', ['--config', 'e2e/vitest.config.ts', ...filters]);
}

if (import.meta.main) {
  process.env.HAFI_TEST_JOURNEYS = '1';
  const { code, report } = await runBrowserTests(process.argv.slice(2));
  if (report) console.log(`\n${describeTimes(report.files).join('\n')}`);
  const { passed, failed } = countResults(report, code);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
