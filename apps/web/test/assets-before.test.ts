import { mkdtemp, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { moveNewest } from '../assets-before.ts';

it('leaves the files of the build before, and of none before that', async () => {
  const before = await mkdtemp(join(tmpdir(), 'hafi-before-'));
  const now = await mkdtemp(join(tmpdir(), 'hafi-now-'));
  for (const name of ['same.js', 'key-1.js', 'key-0.js']) await writeFile(join(before, name), '1');
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await utimes(join(before, 'key-0.js'), anHourAgo, anHourAgo);
  for (const name of ['same.js', 'key-2.js']) await writeFile(join(now, name), '2');
  await moveNewest(before, now);
  expect((await readdir(now)).sort()).toEqual(['key-1.js', 'key-2.js', 'same.js']);
  expect(await readFile(join(now, 'same.js'), 'utf8')).toBe('2');
});
