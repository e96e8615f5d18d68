import { defineConfig } from 'vitest/config';

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
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
