import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, runCommand } from '../run-command.ts';

/** Every test file of the repository, relative to its root. */
export function findTestFiles(): string[] {
  return globSync('{apps,bench,e2e,packages,scripts}/**/*.{test,spec}.{ts,tsx}', {
    cwd: ROOT,
    exclude: (path) => path.split('/').includes('node_modules'),
  });
}

/** The files that Vitest would run in a folder with a configuration in the full run, relative to the root. */
async function filesOf(folder: string): Promise<string[]> {
  const list = ['vitest', 'list', '--filesOnly', '--json'];
  const { code, output } = await runCommand(list, {
    cwd: join(ROOT, folder),
    env: { HAFI_TEST_ALL: '1' },
  });
  if (code !== 0) throw new Error(`Vitest could not list its files in ./${folder}:\n${output}`);
  const listed = JSON.parse(output.slice(output.indexOf('['))) as { file: string }[];
  return listed.map(({ file }) => relative(ROOT, file));
}

/** The test files that some project runs, relative to the root. */
export async function filesOfProjects(): Promise<string[]> {
  return (await Promise.all(['', 'e2e'].map(filesOf))).flat();
}

/** Those of the test files that no project runs: no pattern of a configuration matches them. */
export function filesNotRun(all: readonly string[], ran: readonly string[]): string[] {
  const known = new Set(ran);
  return all.filter((path) => !known.has(path)).toSorted();
}

if (import.meta.main) {
  const left = filesNotRun(findTestFiles(), await filesOfProjects());
  for (const path of left) console.error(`No project runs ${path}`);
  process.exitCode = left.length > 0 ? 1 : 0;
}
