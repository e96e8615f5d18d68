/** The results of one test file, and how long it took. */
export type FileResult = {
  project: string;
  /** Relative to the project's root. */
  path: string;
  state: string;
  /** Errors outside its tests. */
  errors: string[];
  seconds: {
    /** Time until its first module was loaded: worker and environment. */
    preparing: number;
    /** Time for its modules and those of its set-up. */
    importing: number;
    /** Time for its hooks and tests. */
    testing: number;
  };
  /** How often it started the server. */
  boots: number;
  /** Processor seconds of its worker and of what its tests started; not of a shared server or database. */
  processorSeconds: number;
  tests: { name: string; state: string; seconds: number; errors: string[] }[];
};

/** The results of a Vitest run. */
export type Report = { files: FileResult[] };

/** The number of tests that passed and failed. */
export type Counts = { passed: number; failed: number };

/**
 * Counts a report. Skipped tests count as failed, as do a file that broke before its first test,
 * and a run without a report, without tests, or that failed outside its tests (`exitCode` not 0),
 * so that nothing passes unnoticed.
 */
export function countResults(report: Report | undefined, exitCode: number): Counts {
  const counts = countFiles(report?.files ?? []);
  if (counts.failed === 0 && (exitCode !== 0 || counts.passed === 0)) counts.failed = 1;
  return counts;
}

/**
 * Counts a report by project. A project without tests is a failure; a run that failed outside its
 * tests has a line of its own.
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

/** The names of tests that passed only on retry: each is a race condition to fix. */
export function passedOnRetry(report: Report | undefined): string[] {
  return (report?.files ?? []).flatMap(({ path, project, tests }) =>
    tests
      .filter((test) => test.state === 'passed' && test.errors.length > 0)
      .map((test) => inTwoLines(`${project} ${path}: ${test.name}`, test.errors[0] ?? '')),
  );
}

/**
 * What failed, a line each with its first error: the tests, and the files that broke outside of one.
 * For the end of a run, where what was printed on the way is far above.
 */
export function whatFailed(files: readonly FileResult[]): string[] {
  return files.flatMap(({ errors, path, project, state, tests }) => {
    const failed = tests.filter((test) => test.state !== 'passed');
    const named = failed.map(({ errors, name, state }) =>
      inTwoLines(`${project} ${path}: ${name}`, errors[0] ?? state),
    );
    const brokeOutside = failed.length === 0 && state !== 'passed';
    return brokeOutside ? [inTwoLines(`${project} ${path}`, errors[0] ?? state)] : named;
  });
}

const inTwoLines = (name: string, error: string) => `${name}\n  ${error.split('\n')[0]}`;
