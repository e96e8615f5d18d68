import fc from 'fast-check';
import { testSeed } from './test-seed.ts';

// Runs before each test file: property tests use the run's own seed.
fc.configureGlobal({ seed: testSeed(), numRuns: process.env.HAFI_TEST_ALL ? 1000 : 100 });
