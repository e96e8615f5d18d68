import { expect, test } from 'vitest';
import { filesNotRun, filesOfProjects, findTestFiles } from './files-not-run.ts';

test('a test file that no project runs is named', () => {
  const all = ['e2e/fixtures/clock/clock.test.ts', 'apps/web/test/a.test.tsx'];
  expect(filesNotRun(all, ['apps/web/test/a.test.tsx'])).toEqual([
    'e2e/fixtures/clock/clock.test.ts',
  ]);
  expect(filesNotRun(all, all)).toEqual([]);
});

test('test files of every room are found and belong to a project, and none of the dependencies', async () => {
  const rooms = [
    'scripts/test/files-not-run.test.ts',
    'e2e/specs/app/every-route.spec.ts',
    'e2e/fixtures/probes.test.ts',
    'apps/web/test/every-page.test.tsx',
  ];
  const files = findTestFiles();
  expect(files).toEqual(expect.arrayContaining(rooms));
  expect(files.filter((path) => path.includes('node_modules'))).toEqual([]);
  expect(await filesOfProjects()).toEqual(expect.arrayContaining(rooms));
});
