import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostgres } from './find-postgres.ts';
import { type KeptProcess, keepProcess } from './kept-process.ts';

/** A private, temporary PostgreSQL. */
export type PrivatePostgres = {
  /** Connection URL of its `postgres` database, as a superuser. */
  url: string;
  /** Stops it and removes its files. Idempotent. */
  stop: () => Promise<void>;
};

type Account = { uid: number; gid: number } | undefined;

/**
 * Creates and starts a private PostgreSQL on a free port of 127.0.0.1. `fsync` (default false, for
 * speed) is needed by tests that kill the database itself. Throws with advice when PostgreSQL is
 * missing and cannot be installed, or does not start.
 */
export async function startPrivatePostgres(
  options: { fsync?: boolean } = {},
): Promise<PrivatePostgres> {
  const bin = findPostgres();
  const account = unprivilegedAccount();
  // Another process may take the free port first; each attempt starts over.
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const server = await start(bin, initialise(bin, account), account, options.fsync ?? false);
    if (server) return server;
  }
  throw new Error('PostgreSQL did not start on three different ports');
}

function initialise(bin: string, account: Account): string {
  const folder = mkdtempSync(join(tmpdir(), 'hafi-postgres-'));
  chmodSync(folder, 0o700);
  if (account) chownSync(folder, account.uid, account.gid);
  const result = spawnSync(
    join(bin, 'initdb'),
    ['-D', folder, '-U', 'hafi', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...account, cwd: tmpdir(), encoding: 'utf8', env: { PATH: process.env.PATH, TZ: 'UTC' } },
  );
  if (result.status === 0) return folder;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`initdb failed: ${result.error?.message ?? ''}${result.stderr ?? ''}`);
}

async function start(
  bin: string,
  folder: string,
  account: Account,
  fsync: boolean,
): Promise<PrivatePostgres | undefined> {
  const port = await freePort();
  const settings = [
    '-c',
    'max_connections=300',
    '-c',
    'shared_buffers=128MB',
    ...(fsync
      ? []
      : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']),
  ];
  const server = keepProcess(
    [
      join(bin, 'postgres'),
      '-D',
      folder,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      '',
      ...settings,
    ],
    { folder, signal: 'INT', cwd: tmpdir(), account, output: 'ignore' },
  );
  server.child.unref();
  if (await answers(port, server)) {
    return { url: `postgres://hafi@127.0.0.1:${port}/postgres`, stop: server.stop };
  }
  await server.stop();
  return undefined;
}

/** PostgreSQL refuses to run as root, so then it runs as `postgres`, else as `nobody`. */
function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim() || Number.NaN),
    );
    if (uid && gid) return { uid, gid };
  }
  throw new Error('As root, PostgreSQL needs an account "postgres" or "nobody" to run as.');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Waits up to 30 s until PostgreSQL answers an SSL request, as it does when ready. */
async function answers(port: number, server: KeptProcess): Promise<boolean> {
  const until = Date.now() + 30_000;
  while (Date.now() < until && !server.ended()) {
    if (await ask(port)) return true;
    await pause(50);
  }
  return false;
}

function ask(port: number): Promise<boolean> {
  // Startup packet for user hafi, protocol 3.0; "R" (authentication) comes back once it serves.
  const parameters = Buffer.from('user\0hafi\0database\0postgres\0\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + parameters.length, 0);
  head.writeInt32BE(196_608, 4);
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(Buffer.concat([head, parameters])),
    );
    const end = (ready: boolean) => {
      socket.destroy();
      resolve(ready);
    };
    socket.setTimeout(2_000, () => end(false));
    socket.once('data', (data) => end(data.subarray(0, 1).toString() === 'R'));
    socket.once('error', () => end(false));
    socket.once('close', () => end(false));
  });
}

if (import.meta.main) {
  const server = await startPrivatePostgres();
  console.log(`TEST_POSTGRES_URL=${server.url}`);
  console.log('Ctrl-C ends it.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.stop().then(() => process.exit(0)));
  }
  // The server does not keep its process alive by itself, and nothing else here does.
  setInterval(() => undefined, 60_000);
}
