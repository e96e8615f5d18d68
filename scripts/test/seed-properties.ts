import fc from 'fast-check';
import { testSeed } from './test-seed.ts';

// Set up before each test file: its properties are tried with values of the run's own seed.
fc.configureGlobal({ seed: testSeed(), numRuns: process.env.HAFI_TEST_ALL ? 1000 : 100 });
