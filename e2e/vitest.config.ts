import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const takesLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith('/every-route.spec.ts');

/**
 * Runs the longest file first, because it takes a third of the whole time: the other files then run
 * beside it.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(takesLongest(b)) - Number(takesLongest(a)));
  }
}

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'browser',
    environment: 'node',
    include: ['specs/*/*.spec.ts', 'fixtures/*.test.ts'],
    globalSetup: ['./global-setup.ts'],
    pool: 'forks',
    // A worker keeps its modules and its Chromium from one file to the next (docs/testing.md).
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
