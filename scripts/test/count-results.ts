/** What we read of Vitest's JSON report. */
export type Report = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[];
  }[];
};

/** How many tests passed and failed. */
export type Counts = { passed: number; failed: number };

/**
 * Counts a report. A test that was left out counts as failed, so does a file that broke before its
 * first test, and so does a run without a report, without any test, or that failed for no test's
 * fault (`exitCode` not 0): nothing passes in silence.
 */
export function countResults(report: Report | undefined, exitCode: number): Counts {
  const counts = { passed: 0, failed: 0 };
  for (const file of report?.testResults ?? []) {
    const passed = file.assertionResults.filter((each) => each.status === 'passed').length;
    const failed = file.assertionResults.length - passed;
    counts.passed += passed;
    counts.failed += failed === 0 && file.status !== 'passed' ? 1 : failed;
  }
  if (counts.failed === 0 && (exitCode !== 0 || counts.passed === 0)) counts.failed = 1;
  return counts;
}

/** Tests that passed only when they were tried again, by name: each is a race to be mended. */
export function passedOnRetry(report: Report | undefined): string[] {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'passed' && (test.failureMessages ?? []).length > 0)
      .map((test) => `${name}: ${test.fullName}\n  ${test.failureMessages?.[0]?.split('\n')[0]}`),
  );
}
