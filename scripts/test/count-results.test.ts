import { expect, test } from 'vitest';
import { countResults, passedOnRetry } from './count-results.ts';

const file = (status: string, ...tests: string[]) => ({
  testResults: [
    { name: 'a.test.ts', status, assertionResults: tests.map((each) => ({ status: each })) },
  ],
});

test('passed and failed tests are counted', () => {
  expect(countResults(file('failed', 'passed', 'passed', 'failed'), 1)).toEqual({
    passed: 2,
    failed: 1,
  });
});

test('a test left out is a failure', () => {
  expect(countResults(file('passed', 'passed', 'skipped', 'todo'), 0)).toEqual({
    passed: 1,
    failed: 2,
  });
});

test('a file that breaks before its first test is a failure', () => {
  expect(countResults(file('failed'), 1)).toEqual({ passed: 0, failed: 1 });
});

test('no report, no test and a fault outside of any test are failures', () => {
  expect(countResults(undefined, 1).failed).toBe(1);
  expect(countResults({ testResults: [] }, 0).failed).toBe(1);
  expect(countResults(file('passed', 'passed'), 1)).toEqual({ passed: 1, failed: 1 });
});

test('a test that passed only when tried again is named with its first failure', () => {
  const report = file('passed', 'passed', 'passed');
  const [first] = report.testResults[0]?.assertionResults ?? [];
  Object.assign(first ?? {}, { fullName: 'opens', failureMessages: ['Error: too late\n at x'] });
  expect(passedOnRetry(report)).toEqual(['a.test.ts: opens\n  Error: too late']);
  expect(countResults(report, 0)).toEqual({ passed: 2, failed: 0 });
});
