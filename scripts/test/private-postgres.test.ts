import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { startPrivatePostgres } from './private-postgres.ts';

async function ask(url: string, sql: string): Promise<Record<string, string>> {
  const client = new Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, string>>(sql);
    return rows[0] ?? {};
  } finally {
    await client.end();
  }
}

const SETTINGS = `select current_setting('data_directory') as folder, current_setting('fsync') as fsync,
  current_setting('listen_addresses') as address, current_setting('max_connections') as most`;

test('serves on this machine only and leaves nothing behind', async () => {
  const server = await startPrivatePostgres();
  const { folder = '', ...settings } = await ask(server.url, SETTINGS);
  expect(settings).toEqual({ fsync: 'off', address: '127.0.0.1', most: '300' });
  expect(existsSync(folder)).toBe(true);
  await server.stop();
  await server.stop();
  expect(existsSync(folder)).toBe(false);
  await expect(ask(server.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('two at a time do not conflict', async () => {
  const [one, other] = await Promise.all([
    startPrivatePostgres({ fsync: true }),
    startPrivatePostgres(),
  ]);
  await ask(one.url, 'create table mark (id int)');
  expect((await ask(one.url, SETTINGS)).fsync).toBe('on');
  await expect(ask(other.url, 'select * from mark')).rejects.toThrow('mark');
  await Promise.all([one.stop(), other.stop()]);
});

test('ends with a test run that is killed', async () => {
  const run = spawn(process.execPath, [join(import.meta.dirname, 'private-postgres.ts')]);
  const url = await new Promise<string>((resolve) => {
    run.stdout.on('data', (text: Buffer) => {
      const found = /TEST_POSTGRES_URL=(\S+)/.exec(text.toString())?.[1];
      if (found) resolve(found);
    });
  });
  const { folder = '' } = await ask(url, SETTINGS);
  run.kill('SIGKILL');
  await expect.poll(() => existsSync(folder), { timeout: 10_000 }).toBe(false);
  await expect(ask(url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});
