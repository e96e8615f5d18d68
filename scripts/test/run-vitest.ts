import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runCommand } from '../run-command.ts';
import { passedOnRetry, type Report } from './count-results.ts';

/** A run of Vitest: its report, when it lived to write one, and its exit code. */
export type VitestRun = { report: Report | undefined; code: number };

/**
 * Runs Vitest with the given arguments, passing its output on, and keeps its results in
 * `test-results/<name>.json`. On a CI machine a failed test is tried once more, so that one race
 * does not hold up everybody's work, and is named for mending.
 */
export async function runVitest(name: string, args: string[]): Promise<VitestRun> {
  const file = join(ROOT, 'test-results', `${name}.json`);
  rmSync(file, { force: true });
  const { code } = await runCommand(
    [
      process.execPath,
      join(ROOT, 'scripts/test/vitest-process.ts'),
      file,
      ...args,
      ...(process.env.CI ? ['--retry=1'] : []),
    ],
    { stream: true },
  );
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
  for (const test of passedOnRetry(report)) console.warn(`Passed only when tried again: ${test}`);
  return { report, code };
}
