import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, ROOT, runCommand } from './run-command.ts';

type Check = { name: string; command: string[]; needs?: string };

const NODE = process.execPath;
const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);

/** The compiler that checks types; the package `typescript` serves tools that read our code. */
export const TSC = join(ROOT, 'node_modules', 'typescript-native', 'bin', 'tsc');

/** Checks the types of one project incrementally. */
const types = (name: string, project: string): Check => ({
  name: `types: ${name}`,
  command: [
    TSC,
    '--project',
    project,
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/types/${name.replaceAll(' ', '-')}.tsbuildinfo`,
  ],
  needs: project,
});

/** Longest first, so that two parallel queues finish together. */
const CHECKS: Check[] = [
  {
    name: 'directions',
    command: [
      bin('depcruise'),
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err-long',
      'apps/server',
      'apps/web',
      'packages',
      'scripts',
      'bench',
      'e2e',
    ],
  },
  types('server', 'tsconfig.json'),
  types('web', 'apps/web/tsconfig.json'),
  types('worker', 'apps/web/src/sw/tsconfig.json'),
  types('browser tests', 'e2e/tsconfig.json'),
  { name: 'dead code', command: [bin('knip'), '--no-progress'] },
  { name: 'style', command: [bin('biome'), 'ci', '--colors=off', '--max-diagnostics=50', '.'] },
  { name: 'file rules', command: [NODE, 'scripts/rules/main.ts'] },
  { name: 'test files', command: [NODE, 'scripts/test/files-not-run.ts'] },
  {
    name: 'words',
    command: [NODE, 'scripts/words.ts', '--check'],
    needs: 'scripts/words.ts',
  },
];

/**
 * Runs every check, two at a time, and prints a line for each and the output of failed ones.
 * Returns how many passed and failed.
 */
export async function checkAll(
  say: (line: string) => void = console.log,
): Promise<{ passed: number; failed: number }> {
  const waiting = [...CHECKS];
  const failures: { name: string; outcome: Outcome }[] = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const outcome = await run(check);
      const mark = outcome.code === 0 ? 'ok    ' : 'FAILED';
      say(`  ${mark} ${check.name.padEnd(22)} ${outcome.seconds.toFixed(1)} s`);
      if (outcome.code !== 0) failures.push({ name: check.name, outcome });
    }
  };
  // Makes the compiler's garbage collection four times as rare: half the processor time, 1 GB of
  // memory.
  process.env.GOGC ??= '400';
  say('Checks');
  await Promise.all([work(), work()]);
  for (const { name, outcome } of failures) say(`\n${name} failed:\n${outcome.output}`);
  return { passed: CHECKS.length - failures.length, failed: failures.length };
}

async function run(check: Check): Promise<Outcome> {
  if (check.needs && !existsSync(join(ROOT, check.needs))) {
    return { code: 1, seconds: 0, output: `${check.needs} is missing, so nothing was checked` };
  }
  return runCommand(check.command);
}

if (import.meta.main) {
  const { passed, failed } = await checkAll();
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
