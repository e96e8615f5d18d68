import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { diskFiles } from './disk-files.ts';

const directory = mkdtempSync(join(tmpdir(), 'hafi-files-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('files on disk', () => {
  const files = diskFiles(directory);

  it('returns what was stored, replaces it completely, and deletes it', async () => {
    await files.put('receipt-0001', Buffer.from('one'));
    await files.put('receipt-0001', Buffer.from('two'));
    expect(Buffer.from((await files.get('receipt-0001')) ?? []).toString()).toBe('two');
    await files.remove('receipt-0001');
    expect(await files.get('receipt-0001')).toBeNull();
  });

  it('refuses an id that could leave the directory', async () => {
    await expect(files.get('../../etc/passwd')).rejects.toThrow('not a file id');
  });
});
