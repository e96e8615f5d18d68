import { globSync } from 'node:fs';
import { ROOT } from '../run-command.ts';
import type { FileResult } from './count-results.ts';

/** Every test file of the repository, relative to its root. */
export function findTestFiles(): string[] {
  return globSync('{apps,bench,e2e,packages,scripts}/**/*.{test,spec}.{ts,tsx}', {
    cwd: ROOT,
    exclude: (path) => path.split('/').includes('node_modules'),
  });
}

/** Those of the test files that no project has run: no pattern of a configuration matches them. */
export function filesNotRun(all: readonly string[], ran: readonly FileResult[]): string[] {
  const known = new Set(ran.map(({ path }) => path));
  return all.filter((path) => !known.has(path)).toSorted();
}
