import { expect, test } from 'vitest';
import type { FileResult } from './count-results.ts';
import { filesNotRun, findTestFiles } from './files-not-run.ts';

const ran = (path: string): FileResult => ({
  project: 'scripts',
  path,
  state: 'passed',
  errors: [],
  seconds: { preparing: 0, importing: 0, testing: 0 },
  boots: 0,
  tests: [],
});

test('a test file that no project ran is named', () => {
  const all = ['e2e/fixtures/clock/clock.test.ts', 'apps/web/test/a.test.tsx'];
  expect(filesNotRun(all, [ran('apps/web/test/a.test.tsx')])).toEqual([
    'e2e/fixtures/clock/clock.test.ts',
  ]);
  expect(filesNotRun(all, all.map(ran))).toEqual([]);
});

test('test files of every room are found, and none of the dependencies', () => {
  const files = findTestFiles();
  expect(files).toContain('scripts/test/files-not-run.test.ts');
  expect(files).toContain('e2e/specs/app/every-route.spec.ts');
  expect(files).toContain('apps/web/test/every-page.test.tsx');
  expect(files.filter((path) => path.includes('node_modules'))).toEqual([]);
});
