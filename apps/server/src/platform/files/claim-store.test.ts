import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type S3Server, startS3Server } from '@hafi/providers-sandbox/s3/s3-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/test-database.ts';
import { readConfig } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import type { Database } from '../db/database.ts';
import { createLog } from '../log/log.ts';
import { claimStore } from './claim-store.ts';
import { diskFiles } from './disk-files.ts';
import { fileStore } from './file-store.tables.ts';
import { openFiles } from './open-files.ts';
import { s3Files } from './s3-files.ts';

const keys = { region: 'us-east-1', accessKeyId: 'hafi', secretAccessKey: 'secret' };
const root = mkdtempSync(join(tmpdir(), 'hafi-stores-'));
let database: Database;
let s3: S3Server;
beforeAll(async () => {
  database = await openTestDatabase();
  s3 = await startS3Server({ ...keys, bucket: 'hafi' });
});
beforeEach(async () => {
  rmSync(root, { recursive: true, force: true });
  s3.objects.clear();
  await database.db.delete(fileStore);
});
afterAll(async () => {
  await s3.close();
  await database.close();
  rmSync(root, { recursive: true, force: true });
});

const disk = (name: string) => diskFiles(join(root, name, 'files'));
const claim = (name: string) => claimStore(database.db, disk(name));

test('processes that share a directory start, also at the same moment and again later', async () => {
  await Promise.all([claim('one'), claim('one'), claim('one')]);
  await claim('one');
});

test('a second host with a directory of its own is refused, and told where the files are', async () => {
  await claim('one');
  const other = claim('other');
  await expect(other).rejects.toThrow(ConfigError);
  await expect(other).rejects.toThrow(join(root, 'one', 'files'));
  await expect(other).rejects.toThrow('S3_');
  // Neither of two that start at once on an empty database gets a store of its own.
  await database.db.delete(fileStore);
  const both = await Promise.allSettled([claim('third'), claim('fourth')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('files that were copied elsewhere are the same store, on a disk or in a bucket', async () => {
  await claim('one');
  cpSync(join(root, 'one'), join(root, 'moved'), { recursive: true });
  await claim('moved');
  const bucket = s3Files({ ...keys, endpoint: s3.endpoint, bucket: 'hafi' });
  await expect(claimStore(database.db, bucket)).rejects.toThrow(ConfigError);
  const identity = await disk('one').get('hafi-store-identity');
  await bucket.put('hafi-store-identity', identity ?? new Uint8Array());
  await claimStore(database.db, bucket);
});

test('a process on PostgreSQL does not start with the wrong store', async () => {
  const open = (name: string) =>
    openFiles(readConfig({ DATA_DIR: join(root, name) }), database, createLog('silent'));
  await open('one');
  const other = open('other');
  if (database.engine === 'postgres') await expect(other).rejects.toThrow(ConfigError);
  else await other;
});
