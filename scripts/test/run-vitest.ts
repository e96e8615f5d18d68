import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, runCommand } from '../run-command.ts';
import { type Counts, countResults, passedOnRetry, type Report } from './count-results.ts';

/**
 * Runs Vitest with the given arguments, passing its output on, and counts its results. A run that
 * breaks down without naming a failed test counts as one failure. On a CI machine a failed test is
 * tried once more, so that one race does not hold up everybody's work, and is named for mending.
 */
export async function runVitest(args: string[]): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'hafi-vitest-'));
  const file = join(folder, 'results.json');
  try {
    const { code } = await runCommand(
      [
        process.execPath,
        join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
        'run',
        ...args,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...(process.env.CI ? ['--retry=1'] : []),
      ],
      { stream: true },
    );
    const report = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Report)
      : undefined;
    for (const test of passedOnRetry(report)) console.warn(`Passed only when tried again: ${test}`);
    return countResults(report, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
