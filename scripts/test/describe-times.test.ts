import { expect, test } from 'vitest';
import type { FileResult } from './count-results.ts';
import { describeTimes, secondsOf } from './describe-times.ts';

const file = (path: string, testing: number, boots = 0): FileResult => ({
  project: 'server-pglite',
  path,
  state: 'passed',
  errors: [],
  seconds: { preparing: 0.5, importing: 1, testing },
  boots,
  processorSeconds: 0,
  tests: [],
});

test('the slowest files come first, twenty of them, with their starts of the server', () => {
  const files = Array.from({ length: 25 }, (_, at) => file(`${at}.test.ts`, at, at === 24 ? 2 : 0));
  const lines = describeTimes(files);
  expect(lines[0]).toBe('The slowest 20 of 25 files, in seconds');
  expect(lines[2]).toBe('  25.5    1.5      2  server-pglite 24.test.ts');
  expect(lines[21]).toContain(' 5.test.ts');
  expect(lines.slice(22)).toEqual([
    '',
    '2 starts of the server in 1 files; more than one in:',
    '     2  server-pglite 24.test.ts',
  ]);
});

test('the seconds of files are added up', () => {
  expect(secondsOf([file('a', 2), file('b', 3)])).toBe(8);
});
