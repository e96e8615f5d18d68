import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, runCommand } from '../run-command.ts';
import { type Counts, countResults, type Report } from './count-results.ts';

/**
 * Runs Vitest with the given arguments, passing its output on, and counts its results. A run that
 * breaks down without naming a failed test counts as one failure.
 */
export async function runVitest(args: string[]): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'hafi-vitest-'));
  const file = join(folder, 'results.json');
  try {
    const { code } = await runCommand(
      [
        ...[process.execPath, join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...args],
        ...['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
      ],
      { stream: true },
    );
    const report = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Report)
      : undefined;
    return countResults(report, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
