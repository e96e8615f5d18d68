import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './run-command.ts';
import { ensureWebIsBuilt } from './web-build.ts';

// What Node has once read and stripped of its types is not read again: a fifth of a warm start.
enableCompileCache(join(ROOT, 'node_modules', '.cache', 'compiled'));

try {
  await ensureWebIsBuilt(console.log);
  await import('../apps/server/src/main.ts');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
