import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startProcess } from './crash/server-process.ts';
import { createFromTemplate } from './postgres-template.ts';

/** Records every module that Node loads. */
const note = `
  import { appendFileSync } from 'node:fs';
  import { registerHooks } from 'node:module';
  registerHooks({ load(url, context, next) {
    appendFileSync(process.env.NOTED, url + '\\n');
    return next(url, context);
  } });`;

const ofDemo = /\/server\/src\/(seed\/|seed[.]ts|demo-providers)|providers-sandbox/;

/** Needed only by the embedded database, for PDFs, or for uploaded pictures. */
const onDemand = /node_modules\/(@electric-sql\/pglite|pdfkit|sharp)\//;

const root = join(import.meta.dirname, '../../../..');

/** Starts the server, stops it once it serves, and returns which files it loaded. */
async function modulesOf(env: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hafi-modules-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const noted = join(folder, 'noted');
  const server = startProcess('server', {
    env: {
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'error',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(note)}`,
      NOTED: noted,
      ...env,
    },
  });
  onTestFinished(() => server.stop());
  await server.ready;
  await server.stop();
  const urls = readFileSync(noted, 'utf8').trim().split('\n');
  return urls
    .filter((url) => url.includes(root))
    .map((url) => url.slice(url.indexOf(root) + root.length + 1));
}

test('production loads nothing of the demo and of the sandbox, nor what few requests need', {
  timeout: 60_000,
}, async () => {
  const loaded = await modulesOf({
    HAFI_MODE: 'production',
    DATABASE_URL: await createFromTemplate(),
    PUBLIC_URL: 'https://hafi.test',
    TRUST_PROXY: '1',
    SESSION_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789',
  });
  expect(loaded).toContain('apps/server/src/features/bookings/create-booking.ts');
  expect(loaded.filter((file) => ofDemo.test(file))).toEqual([]);
  expect(loaded.filter((file) => onDemand.test(file))).toEqual([]);
});
