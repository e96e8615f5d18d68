import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { browserTagOf, browserTags } from '../scripts/test/browser-tags.ts';
import { testAll } from './fixtures/test-all.ts';

const specs = 'specs/*/*.spec.ts';

/** What `npm test` leaves to the full run and to `npm run e2e`. */
const left =
  testAll || process.env.HAFI_TEST_JOURNEYS
    ? []
    : globSync(specs, { cwd: import.meta.dirname }).filter(
        (file) => browserTagOf(readFileSync(join(import.meta.dirname, file), 'utf8')) === 'release',
      );

/** The files that take longest, in this order: nothing else tells it in a fresh clone. */
const longest = [
  'app/every-route',
  'app/elder-home',
  'emergency/without-network',
  'app/navigation',
  'calls/two-people',
  'messages/voice-and-files',
  'calls/bad-lines',
  'caregivers/visit-sheet',
  'messages/kept-recording',
  'app/today-offline',
  'app/gallery',
  'app/offline',
  'practice/calendar',
  'emergency/call-for-help',
  'app/bytes',
  'caregivers/visits',
  'vitals/lost-networks',
  'checkins/late-check-in',
  'app/main-job',
];

/** The place of a file among the longest; all others come after them. */
function placeOf({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((name) => moduleId.endsWith(`/specs/${name}.spec.ts`));
  return place < 0 ? longest.length : place;
}

/** Runs the longest files first: one that began last would run alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'browser',
    environment: 'node',
    include: [specs, 'fixtures/**/*.test.ts'],
    exclude: left,
    tags: [...browserTags],
    setupFiles: ['../scripts/test/measure-file.ts'],
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
