/** What one test file said, and how long it took. */
export type FileResult = {
  project: string;
  /** From the project's root. */
  path: string;
  state: string;
  /** What went wrong outside of its tests. */
  errors: string[];
  seconds: {
    /** Until its first module was read: worker and environment. */
    preparing: number;
    /** Its modules and those of its set-up. */
    importing: number;
    /** Its hooks and tests. */
    testing: number;
  };
  /** How often it started the server. */
  boots: number;
  tests: { name: string; state: string; seconds: number; errors: string[] }[];
};

/** What a run of Vitest leaves behind. */
export type Report = { files: FileResult[] };

/** How many tests passed and failed. */
export type Counts = { passed: number; failed: number };

/**
 * Counts a report. A test that was left out counts as failed, so does a file that broke before its
 * first test, and so does a run without a report, without any test, or that failed for no test's
 * fault (`exitCode` not 0): nothing passes in silence.
 */
export function countResults(report: Report | undefined, exitCode: number): Counts {
  const counts = countFiles(report?.files ?? []);
  if (counts.failed === 0 && (exitCode !== 0 || counts.passed === 0)) counts.failed = 1;
  return counts;
}

/**
 * Counts a report project by project. One that should have run and has no test is a failure; a run
 * that failed for no test's fault has a line of its own.
 */
export function countProjects(
  report: Report | undefined,
  exitCode: number,
  projects: readonly string[],
): ({ name: string } & Counts)[] {
  const lines = projects.map((name) => {
    const counts = countFiles((report?.files ?? []).filter(({ project }) => project === name));
    return { name, passed: counts.passed, failed: counts.failed || (counts.passed === 0 ? 1 : 0) };
  });
  const named = lines.some(({ failed }) => failed > 0);
  if (exitCode === 0 || named) return lines;
  return [...lines, { name: 'outside of a test', passed: 0, failed: 1 }];
}

function countFiles(files: readonly FileResult[]): Counts {
  const counts = { passed: 0, failed: 0 };
  for (const { state, tests } of files) {
    const passed = tests.filter((each) => each.state === 'passed').length;
    const failed = tests.length - passed;
    counts.passed += passed;
    counts.failed += failed === 0 && state !== 'passed' ? 1 : failed;
  }
  return counts;
}

/** Tests that passed only when they were tried again, by name: each is a race to be mended. */
export function passedOnRetry(report: Report | undefined): string[] {
  return (report?.files ?? []).flatMap(({ path, project, tests }) =>
    tests
      .filter((test) => test.state === 'passed' && test.errors.length > 0)
      .map((test) => `${project} ${path}: ${test.name}\n  ${test.errors[0]?.split('\n')[0]}`),
  );
}
