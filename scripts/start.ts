import './restart-prepared.ts';

// Loaded only here: before the restart nothing else is of use.
try {
  await import('./load-fast.ts');
  const { ensureWebIsBuilt } = await import('./web-build.ts');
  await ensureWebIsBuilt(console.log);
  await import('../apps/server/src/main.ts');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
