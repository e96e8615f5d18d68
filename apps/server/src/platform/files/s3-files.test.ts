import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type S3Server, startS3Server } from '@hafi/providers-sandbox/s3/s3-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { openTestDatabase } from '../../test/test-database.ts';
import { readConfig } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import type { Database } from '../db/database.ts';
import { createLog } from '../log/log.ts';
import { openFiles } from './open-files.ts';
import { s3Files } from './s3-files.ts';

const keys = {
  region: 'af-south-1',
  accessKeyId: 'hafi',
  secretAccessKey: 'a secret / of + signs',
};
const DATA_DIR = mkdtempSync(join(tmpdir(), 'hafi-s3-'));
let s3: S3Server;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  s3 = await startS3Server({ ...keys, bucket: 'hafi-files' });
});
beforeEach(() => s3.behave('well'));
afterAll(async () => {
  await s3.close();
  await database.close();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

const open = (more: object = {}) =>
  s3Files({ ...keys, endpoint: s3.endpoint, bucket: 'hafi-files', ...more });
const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => at % 251);

describe('files in a bucket', () => {
  it('returns what was stored, replaces it completely, and deletes it', async () => {
    const files = open();
    await files.put('receipt-0001', bytes);
    expect(await files.get('receipt-0001')).toEqual(bytes);
    await files.put('receipt-0001', Buffer.from('two'));
    expect(Buffer.from((await files.get('receipt-0001')) ?? []).toString()).toBe('two');
    // The layout of the disk store: files can be copied from one to the other as they are.
    expect([...s3.objects.keys()]).toEqual(['01/receipt-0001']);
    await files.remove('receipt-0001');
    await files.remove('receipt-0001');
    expect(await files.get('receipt-0001')).toBeNull();
  });

  it('refuses an id that could leave the bucket', async () => {
    await expect(open().get('../../etc/passwd')).rejects.toThrow('not a file id');
  });

  it('reads no file that is not what was stored', async () => {
    const id = `receipt-${randomUUID()}`;
    await open().put(id, bytes);
    const key = `${id.slice(-2)}/${id}`;
    s3.objects.set(key, Buffer.from('another'));
    await expect(open().get(id)).rejects.toThrow('altered');
  });

  it.each([
    ['another secret', { secretAccessKey: 'other' }, 's3-403'],
    ['another key', { accessKeyId: 'other' }, 's3-403'],
    ['another region', { region: 'eu-west-1' }, 's3-400'],
    ['another bucket', { bucket: 'no-bucket' }, 's3-404'],
  ])('says that it is away, not that there is no file, with %s', async (_, more, code) => {
    const files = open(more);
    await expect(files.get('receipt-0001')).rejects.toMatchObject({ name: 'FilesAway', code });
    await expect(files.check()).rejects.toMatchObject({ code });
  });

  it('says so when the store fails or is gone', async () => {
    s3.behave('down');
    await expect(open().put('receipt-0001', bytes)).rejects.toMatchObject({ code: 's3-503' });
    const gone = open({ endpoint: 'http://127.0.0.1:1' });
    await expect(gone.get('receipt-0001')).rejects.toMatchObject({ name: 'FilesAway' });
  });
});

describe('at the start', () => {
  const config = (more: object = {}) =>
    readConfig({
      DATA_DIR,
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: 'hafi-files',
      S3_REGION: keys.region,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
      ...more,
    });
  const log = createLog('silent');

  test('the bucket of the settings is used; wrong settings stop the process with their names', async () => {
    expect((await openFiles(config(), database, log)).location).toBe(
      `s3:${s3.endpoint}/hafi-files`,
    );
    const wrong = openFiles(config({ S3_SECRET_ACCESS_KEY: 'wrong' }), database, log);
    await expect(wrong).rejects.toThrow(ConfigError);
    await expect(wrong).rejects.toThrow('S3_BUCKET');
  });

  test('a store that is away does not: the process is not ready until it was reached', async () => {
    s3.behave('down');
    const files = await openFiles(config(), database, log);
    await expect(files.check()).rejects.toMatchObject({ code: 's3-503' });
    s3.behave('well');
    await files.check();
  });
});
