import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runCommand } from '../run-command.ts';
import type { Report } from './count-results.ts';

/** A Vitest run: its report, if it was written, and its exit code. */
export type VitestRun = { report: Report | undefined; code: number };

/**
 * Runs Vitest with the given arguments, passes its output on, and stores its results in
 * `test-results/<name>.json`. In CI a failed test is retried once, so that a race condition does
 * not block everybody, and is listed to be fixed.
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
  return { report, code };
}
