import { expect, test } from 'vitest';
import {
  countProjects,
  countResults,
  type FileResult,
  passedOnRetry,
  whatFailed,
} from './count-results.ts';

const file = (state: string, ...tests: string[]): FileResult => ({
  project: 'web',
  path: 'a.test.ts',
  state,
  errors: [],
  seconds: { preparing: 0, importing: 0, testing: 0 },
  boots: 0,
  processorSeconds: 0,
  tests: tests.map((each) => ({ name: 'opens', state: each, seconds: 0, errors: [] })),
});
const run = (...files: FileResult[]) => ({ files });

test('passed and failed tests are counted', () => {
  expect(countResults(run(file('failed', 'passed', 'passed', 'failed')), 1)).toEqual({
    passed: 2,
    failed: 1,
  });
});

test('a skipped test is a failure, and so is one that never ended', () => {
  expect(countResults(run(file('passed', 'passed', 'skipped', 'pending')), 0)).toEqual({
    passed: 1,
    failed: 2,
  });
});

test('a file that fails before its first test is a failure', () => {
  expect(countResults(run(file('failed')), 1)).toEqual({ passed: 0, failed: 1 });
  expect(countResults(run(file('queued'), file('passed', 'passed')), 0)).toEqual({
    passed: 1,
    failed: 1,
  });
});

test('no report, no test and an error outside of any test are failures', () => {
  expect(countResults(undefined, 1).failed).toBe(1);
  expect(countResults(run(), 0).failed).toBe(1);
  expect(countResults(run(file('passed', 'passed')), 1)).toEqual({ passed: 1, failed: 1 });
});

test('each project is counted, and one that should have run and did not is a failure', () => {
  const ui = { ...file('passed', 'passed', 'skipped'), project: 'ui' };
  const report = run(file('passed', 'passed'), ui);
  expect(countProjects(report, 0, ['web', 'ui'])).toEqual([
    { name: 'web', passed: 1, failed: 0 },
    { name: 'ui', passed: 1, failed: 1 },
  ]);
  expect(countProjects(report, 0, ['web', 'i18n'])[1]).toEqual({
    name: 'i18n',
    passed: 0,
    failed: 1,
  });
  expect(countProjects(undefined, 1, ['web'])).toEqual([{ name: 'web', passed: 0, failed: 1 }]);
});

test('a run that fails without naming a failed test has a line of its own', () => {
  expect(countProjects(run(file('passed', 'passed')), 1, ['web'])).toEqual([
    { name: 'web', passed: 1, failed: 0 },
    { name: 'outside of a test', passed: 0, failed: 1 },
  ]);
  expect(countProjects(run(file('failed', 'failed')), 1, ['web'])).toEqual([
    { name: 'web', passed: 0, failed: 1 },
  ]);
});

test('a test that passed only when retried is named with its first failure', () => {
  const report = run(file('passed', 'passed', 'passed'));
  report.files[0]?.tests[0]?.errors.push('Error: too late\n at x');
  expect(passedOnRetry(report)).toEqual(['web a.test.ts: opens\n  Error: too late']);
  expect(countResults(report, 0)).toEqual({ passed: 2, failed: 0 });
});

test('what failed is named at the end with its first error, also a file that broke outside a test', () => {
  const failed = file('failed', 'passed', 'failed', 'skipped');
  failed.tests[1]?.errors.push('AssertionError: too many\n at x');
  const broken = { ...file('failed', 'passed'), errors: ['Error: no such module\n at y'] };
  expect(whatFailed([file('passed', 'passed'), failed, broken])).toEqual([
    'web a.test.ts: opens\n  AssertionError: too many',
    'web a.test.ts: opens\n  skipped',
    'web a.test.ts\n  Error: no such module',
  ]);
});
