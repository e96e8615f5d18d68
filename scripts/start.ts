import './give-memory-back.ts';
import './load-fast.ts';
import { ensureWebIsBuilt } from './web-build.ts';

try {
  await ensureWebIsBuilt(console.log);
  await import('../apps/server/src/main.ts');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
