import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkAll } from './check.ts';
import { testInBrowser } from './e2e.ts';
import { ROOT } from './run-command.ts';
import type { Counts } from './test/count-results.ts';
import { runVitest } from './test/run-vitest.ts';

type Part = { name: string; run: () => Promise<Counts> };

const project = (name: string): Part => ({ name, run: () => runVitest(['--project', name]) });

const PARTS: Part[] = [
  { name: 'check', run: checkAll },
  project('scripts'),
  ...readdirSync(join(ROOT, 'packages')).map(project),
  project('web'),
  project('server-pglite'),
  project('server-postgres'),
  { name: 'browser', run: testInBrowser },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(
    `No such part: ${unknown.join(', ')}. Parts: ${PARTS.map((part) => part.name).join(', ')}`,
  );
  process.exit(2);
}

const total: Counts = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const part of PARTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n== ${part.name}`);
  const started = performance.now();
  const counts = await part.run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  total.passed += counts.passed;
  total.failed += counts.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  lines.push(
    `${part.name.padEnd(20)} ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`,
  );
}
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
