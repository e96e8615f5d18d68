import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, runCommand } from './run-command.ts';

/** Prints which files of drizzle-orm a program loads, and as what. */
const program = `
  import { registerHooks } from 'node:module';
  const loaded = new Set();
  registerHooks({
    load(url, context, next) {
      if (url.includes('/node_modules/drizzle-orm/')) loaded.add(url + ' ' + context.format);
      return next(url, context);
    },
  });
  %
  await import('drizzle-orm/node-postgres');
  await import('drizzle-orm/pglite/migrator');
  console.log([...loaded].sort().join('\\n'));`;

const filesOf = async (before: string) => {
  const run = await runCommand(
    [process.execPath, '--input-type=module', '--eval', program.replace('%', before)],
    { cwd: join(ROOT, 'apps', 'server') },
  );
  expect(run.code, run.output).toBe(0);
  return run.output.trim().split('\n');
};

test('drizzle-orm is loaded from the same files, as the same kind of module', async () => {
  const usual = await filesOf('');
  expect(usual.length).toBeGreaterThan(100);
  const fast = await filesOf(
    `await import(${JSON.stringify(join(ROOT, 'scripts/load-fast.ts'))});`,
  );
  expect(fast).toEqual(usual);
});
