import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type S3Server, startS3Server } from '@hafi/providers-sandbox/s3/s3-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { newId } from '../ids/uuid-v7.ts';
import { diskFiles } from './disk-files.ts';
import { dropFiles, holdFiles, keepFiles } from './file-removals.ts';
import type { Files } from './files.ts';
import { folderOf } from './files.ts';
import { s3Files } from './s3-files.ts';

const keys = { region: 'us-east-1', accessKeyId: 'hafi', secretAccessKey: 'secret' };
const directory = mkdtempSync(join(tmpdir(), 'hafi-removals-'));
const bytes = Buffer.from('a photo');
let s3: S3Server;

beforeAll(async () => {
  s3 = await startS3Server({ ...keys, bucket: 'hafi' });
});
afterAll(async () => {
  await s3.close();
  rmSync(directory, { recursive: true, force: true });
});

const stores: readonly [string, () => Files][] = [
  ['a directory', () => diskFiles(directory)],
  ['a bucket', () => s3Files({ ...keys, endpoint: s3.endpoint, bucket: 'hafi' })],
];

describe.each(stores)('files in %s', (_, open) => {
  let app: TestApp;
  /** Files that the store refuses to delete. */
  const refused = new Set<string>();

  beforeAll(async () => {
    const files = open();
    const remove = async (id: string) => {
      if (refused.has(id)) throw new Error('refused');
      await files.remove(id);
    };
    app = await startTestApp({ files: { ...files, remove } });
  });
  afterAll(() => app.close());

  const sweep = () => app.due.run('files.remove-files');
  const isThere = async (id: string) => (await app.platform.files.get(id)) !== null;
  /** Stores a file that belongs to something. */
  const stored = async () => {
    const id = `photo-${newId()}`;
    const held = await holdFiles(app.platform, [id]);
    await app.platform.files.put(id, bytes);
    await inTransaction(app.platform, (tx) => keepFiles(tx, held));
    return id;
  };
  const drop = (...ids: string[]) =>
    inTransaction(app.platform, (tx) => dropFiles(app.platform, tx, ids));

  it('that were stored stay when their row is written', async () => {
    const id = await stored();
    app.clock.advance({ days: 2 });
    await sweep();
    expect(await isThere(id)).toBe(true);
  });

  it('that were stored go after an hour when the process died or the transaction failed', async () => {
    const id = `photo-${newId()}`;
    const held = await holdFiles(app.platform, [id]);
    await app.platform.files.put(id, bytes);
    const failed = inTransaction(app.platform, async (tx) => {
      await keepFiles(tx, held);
      throw new Error('the last statement failed');
    });
    await expect(failed).rejects.toThrow('the last statement');
    app.clock.advance({ minutes: 59 });
    await sweep();
    expect(await isThere(id)).toBe(true);
    app.clock.advance({ minutes: 1 });
    await sweep();
    expect(await isThere(id)).toBe(false);
    // A transaction that comes too late does not get a row without a file.
    const late = inTransaction(app.platform, (tx) => keepFiles(tx, held));
    await expect(late).rejects.toMatchObject({ name: 'FilesAway' });
  });

  it('that an earlier attempt did not store are held anew', async () => {
    const id = `photo-${newId()}`;
    await holdFiles(app.platform, [id]);
    app.clock.advance({ minutes: 30 });
    const held = await holdFiles(app.platform, [id]);
    await app.platform.files.put(id, bytes);
    // When the time of the first attempt is over
    app.clock.advance({ minutes: 45 });
    await sweep();
    await inTransaction(app.platform, (tx) => keepFiles(tx, held));
    app.clock.advance({ days: 2 });
    await sweep();
    expect(await isThere(id)).toBe(true);
  });

  it('that are about to be deleted are not held, so that none is stored and then deleted', async () => {
    const id = `photo-${newId()}`;
    await holdFiles(app.platform, [id]);
    app.clock.advance({ minutes: 59 });
    await expect(holdFiles(app.platform, [id])).rejects.toMatchObject({ name: 'FilesAway' });
    app.clock.advance({ minutes: 1 });
    await expect(holdFiles(app.platform, [id])).rejects.toMatchObject({ name: 'FilesAway' });
    await sweep();
    await holdFiles(app.platform, [id]);
  });

  it('whose row is removed go after the commit, and stay when it fails', async () => {
    const id = await stored();
    const failed = inTransaction(app.platform, async (tx) => {
      await dropFiles(app.platform, tx, [id]);
      throw new Error('the last statement failed');
    });
    await expect(failed).rejects.toThrow();
    await sweep();
    expect(await isThere(id)).toBe(true);
    await drop(id);
    await drop(id);
    await sweep();
    expect(await isThere(id)).toBe(false);
  });

  it('that the store does not delete are tried again and hold up no others', async () => {
    const bad = await stored();
    const good = await stored();
    refused.add(bad);
    await drop(bad, good);
    await sweep();
    expect([await isThere(bad), await isThere(good)]).toEqual([true, false]);
    refused.clear();
    app.clock.advance({ minutes: 5 });
    await sweep();
    expect(await isThere(bad)).toBe(false);
  });
});

it('what a process that died had written of a file goes with it', async () => {
  const id = `photo-${newId()}`;
  const folder = join(directory, folderOf(id));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${id}.0b1c.part`), bytes);
  await diskFiles(directory).remove(id);
  expect(readdirSync(folder).filter((name) => name.startsWith(id))).toEqual([]);
});
