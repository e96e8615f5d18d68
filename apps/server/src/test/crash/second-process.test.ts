import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type OwnProcess, startProcess } from './server-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hafi-second-'));
const running: OwnProcess[] = [];
const start = () => {
  const server = startProcess('server', {
    env: { HAFI_MODE: 'demo', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  });
  running.push(server);
  return server;
};

afterAll(async () => {
  for (const server of running) await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const signIn = async (address: string) => {
  const answer = await fetch(`${address}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'elder@hafi.test', password: 'Hafi-demo-1' }),
  });
  return answer.status;
};

test('a second server on the same data directory is refused with words and does no harm', {
  timeout: 240_000,
}, async () => {
  const begun = performance.now();
  const first = start();
  const address = await first.ready;
  const ready = performance.now();
  const second = start();
  expect(await second.ended).toBe(1);
  // At once, that is without waiting for a timeout; how long it takes depends on the machine's
  // load.
  expect(performance.now() - ready).toBeLessThan(ready - begun);
  expect(second.output()).toMatch(/is in use by process \d+\. Stop that Hafi first/);
  expect(second.output()).not.toContain('    at ');
  expect(await signIn(address)).toBe(200);

  // It leaves nothing that would keep the next process out.
  await first.stop();
  expect(await signIn(await start().ready)).toBe(200);
});
