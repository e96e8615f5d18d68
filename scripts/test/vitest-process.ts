import { parseCLI, startVitest } from 'vitest/node';
import { resultsReporter } from './results-reporter.ts';

// A process of its own, so that every failure is visible in its exit code.
const [file = '', ...args] = process.argv.slice(2);
const { filter, options } = parseCLI(['vitest', 'run', ...args]);
const vitest = await startVitest('test', filter, {
  ...options,
  watch: false,
  reporters: ['dot', resultsReporter(file)],
});
await vitest.exit();
