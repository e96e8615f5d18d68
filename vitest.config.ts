import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const root = import.meta.dirname;

/**
 * How projects run: three workers at a time, since tests that wait leave a core free, each keeping
 * its modules and DOM from one test file to the next. Loading the server again took longer than
 * most tests.
 */
const workers = {
  pool: 'forks',
  maxWorkers: 3,
  isolate: false,
  // A busy machine answers late, which no test measures.
  expect: { poll: { timeout: 10_000 } },
} as const;

/** Run before each test file. */
const measureFile = join(root, 'scripts/test/measure-file.ts');
const seedProperties = join(root, 'scripts/test/seed-properties.ts');

/** Timeout of a test, in milliseconds: test:all runs property tests ten times as often. */
const testTimeout = process.env.HAFI_TEST_ALL ? 300_000 : 30_000;

/**
 * A package has its own vitest.config.ts when it needs more than Node; packages built by Vite are
 * tested with their vite.config.ts. The project's name is its folder.
 */
function packageProject(folder: string): TestProjectInlineConfiguration {
  const name = folder.slice(folder.indexOf('/') + 1);
  const [own, vite] = ['vitest.config.ts', 'vite.config.ts'].map((file) =>
    join(root, folder, file),
  );
  // Screens of the app still leave messages and elements behind for the next file. A context of its
  // own for each file costs two thirds of a process of its own.
  const kept =
    name === 'web' ? ({ ...workers, pool: 'vmThreads', hookTimeout: 60_000 } as const) : workers;
  const base = { root: join(root, folder) };
  const setupFiles = [measureFile, seedProperties];
  if (own && existsSync(own)) {
    return { ...base, extends: own, test: { ...kept, name, setupFiles, testTimeout } };
  }
  const include = ['src/**/*.test.{ts,tsx}'];
  if (vite && existsSync(vite)) {
    const test = { ...kept, name, setupFiles, environment: 'happy-dom' as const, include };
    return { ...base, extends: vite, test };
  }
  return {
    ...base,
    test: { ...kept, name, setupFiles, testTimeout, environment: 'node', include },
  };
}

/** Tests of the embedded database's directory, and one that PostgreSQL would only slow down. */
const embeddedOnly = [
  '**/test/crash/second-process.test.ts',
  '**/db/lock-directory.test.ts',
  '**/test/hostile-requests.test.ts',
  '**/test/demo-refund.test.ts',
];

/**
 * A production start, which requires PostgreSQL, tests that count the driver's statements, and those
 * that lose the connection.
 */
const postgresOnly = [
  '**/test/modules-of-a-start.test.ts',
  '**/own-data/every-table.test.ts',
  '**/test/walks.test.ts',
  '**/test/crash/lost-database.test.ts',
  '**/test/crash/killed-emergencies.test.ts',
  '**/test/crash/killed-check-ins.test.ts',
  '**/test/crash/killed-moves.test.ts',
  '**/test/crash/killed-senders.test.ts',
  '**/test/crash/killed-payments.test.ts',
  '**/test/crash/killed-creates.test.ts',
  '**/payments/random-faults.test.ts',
  '**/test/crash/cancelled-as-it-fires.test.ts',
  '**/test/crash/lost-emergencies.test.ts',
  '**/test/crash/killed-presence.test.ts',
  '**/test/crash/broadcasts.test.ts',
  '**/sending/cost-of-sending.test.ts',
  '**/telling/cost-of-telling.test.ts',
  '**/course/cost-of-calling.test.ts',
];

/**
 * What runs on the embedded database too, as that is PostgreSQL: all that opens, fills and upgrades
 * it, real servers on it, and everything in test:all.
 */
const onEmbedded = process.env.HAFI_TEST_ALL
  ? ['apps/server/**/*.test.ts']
  : [
      'apps/server/src/platform/db/**/*.test.ts',
      'apps/server/src/seed/seed.test.ts',
      'apps/server/src/test/upgrade/*.test.ts',
      ...embeddedOnly,
    ];

/**
 * What only test:all runs: real servers that are killed or cut off, which wait and start for minutes. A
 * kill in each move of a call for help, in payments and in creating stays in every run.
 */
const releaseOnly = process.env.HAFI_TEST_ALL
  ? []
  : [
      '**/seed/seed-fhir.test.ts',
      '**/test/crash/{crash,killed-badges,killed-check-ins,killed-emergencies,killed-senders}.test.ts',
      '**/test/crash/{cancelled-as-it-fires,lost-database,lost-emergencies}.test.ts',
    ];

/** The same server tests, on the embedded database and on PostgreSQL. */
function serverProject(database: 'pglite' | 'postgres'): TestProjectInlineConfiguration {
  return {
    test: {
      ...workers,
      name: `server-${database}`,
      environment: 'node',
      include: database === 'postgres' ? ['apps/server/**/*.test.ts'] : onEmbedded,
      // Tests that open the embedded database themselves, whatever TEST_DATABASE says, run once.
      exclude: [
        '**/node_modules/**',
        ...(database === 'postgres' ? [...embeddedOnly, ...releaseOnly] : postgresOnly),
      ],
      env: { TEST_DATABASE: database },
      setupFiles: [measureFile, seedProperties, 'apps/server/src/test/setup.ts'],
      globalSetup: database === 'postgres' ? ['scripts/test/postgres-global-setup.ts'] : [],
      testTimeout,
      hookTimeout: 60_000,
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      ...readdirSync(join(root, 'packages')).map((name) => packageProject(`packages/${name}`)),
      packageProject('apps/web'),
      serverProject('pglite'),
      serverProject('postgres'),
      {
        test: {
          ...workers,
          name: 'scripts',
          environment: 'node',
          include: ['scripts/**/*.test.ts'],
          setupFiles: [measureFile],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
