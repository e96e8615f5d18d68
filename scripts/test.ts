import { randomInt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkAll } from './check.ts';
import { runBrowserTests } from './e2e.ts';
import { ROOT } from './run-command.ts';
import { overBudget, readBudget } from './test/budget.ts';
import {
  type Counts,
  countProjects,
  countResults,
  type FileResult,
  passedOnRetry,
  whatFailed,
} from './test/count-results.ts';
import { describeTimes, secondsOf } from './test/describe-times.ts';
import { runVitest } from './test/run-vitest.ts';

/** The projects of vitest.config.ts, which run together. */
const PROJECTS = [
  'scripts',
  ...readdirSync(join(ROOT, 'packages')),
  'web',
  'server-pglite',
  'server-postgres',
];
const PARTS = ['check', ...PROJECTS, 'browser'];

const args = process.argv.slice(2);
if (args.includes('--all')) {
  process.env.HAFI_TEST_ALL = '1';
  process.env.HAFI_TEST_SEED ??= String(randomInt(1_000_000));
  console.log(`The full cross product, with HAFI_TEST_SEED=${process.env.HAFI_TEST_SEED}`);
}
const wanted = args.filter((name) => name !== '--all');
const unknown = wanted.filter((name) => !PARTS.includes(name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. Parts: ${PARTS.join(', ')}`);
  process.exit(2);
}
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

const lines: ({ name: string } & Counts)[] = [];
const files: FileResult[] = [];

/** Counts an exception as one failure of its part, so that the other parts still run. */
async function guarded(name: string, run: () => Promise<void>): Promise<void> {
  const started = performance.now();
  await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    lines.push({ name, passed: 0, failed: 1 });
  });
  console.log(`\n${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

async function check(): Promise<void> {
  // Printed together at the end, because tests that run in parallel print too.
  const said: string[] = [];
  const counts = await checkAll((line) => said.push(line));
  console.log(`\n${said.join('\n')}`);
  lines.push({ name: 'check', ...counts });
}

async function testUnits(projects: string[]): Promise<void> {
  const chosen = projects.flatMap((each) => ['--project', each]);
  const { code, report } = await runVitest('unit', chosen);
  files.push(...(report?.files ?? []));
  lines.push(...countProjects(report, code, projects));
}

async function testBrowser(): Promise<void> {
  const { code, report } = await runBrowserTests();
  files.push(...(report?.files ?? []));
  lines.push({ name: 'browser', ...countResults(report, code) });
}

const projects = PROJECTS.filter(isWanted);
await Promise.all([
  isWanted('check') ? guarded('check', check) : undefined,
  projects.length > 0 ? guarded('unit tests', () => testUnits(projects)) : undefined,
]);
if (isWanted('browser')) await guarded('browser', testBrowser);

if (files.length > 0) console.log(`\n${describeTimes(files).join('\n')}`);
const counted = lines.map(({ failed, name, passed }) => {
  const seconds = secondsOf(files.filter(({ project }) => project === name));
  const took = seconds > 0 ? `, ${seconds.toFixed(0)} s in its files` : '';
  return `${name.padEnd(20)} ${passed} passed, ${failed} failed${took}`;
});
console.log(`\n${counted.join('\n')}\n`);
const failures = whatFailed(files);
if (failures.length > 0) console.log(`Failed:\n${failures.join('\n')}\n`);
// A part alone is tried out; the full run does more on purpose.
if (args.length === 0) {
  const over = overBudget(files, readBudget());
  if (over.length > 0) console.log(`Over budget (scripts/test/budget.json):\n${over.join('\n')}\n`);
  lines.push({ name: 'budget', passed: 1, failed: over.length });
}
const retried = passedOnRetry({ files });
const sum = (key: keyof Counts) => lines.reduce((all, line) => all + line[key], 0);
console.log(
  [
    `${sum('passed')} passed, ${sum('failed')} failed, ${retried.length} passed only when tried again`,
    ...retried,
  ].join('\n'),
);
process.exitCode = sum('failed') > 0 ? 1 : 0;
