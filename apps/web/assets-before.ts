import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A build writes its files within so many milliseconds; older ones are of the build before it. */
const oneBuild = 10 * 60 * 1_000;

async function timesOf(folder: string): Promise<{ name: string; at: number }[]> {
  const names = await readdir(folder);
  return Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
}

/** Moves what the newest build has written, and only that, where there is no file of the name. */
export async function moveNewest(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const files = await timesOf(from);
  const newest = Math.max(...files.map(({ at }) => at));
  for (const { at, name } of files) {
    if (newest - at <= oneBuild && !existsSync(join(to, name))) {
      await rename(join(from, name), join(to, name));
    }
  }
  await rm(from, { recursive: true });
}

/**
 * Leaves the hashed files of the build before in a build made in the same place, so that pages that
 * were open find them. A page works without: it opens again (`lib/update/reopen.ts`).
 */
export function assetsBefore(aside: string): Plugin {
  let assets = '';
  return {
    name: 'assets-before',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async configResolved({ build, root }) {
      assets = join(root, build.outDir, 'assets');
      if (!existsSync(assets)) return;
      await rm(aside, { recursive: true, force: true });
      await mkdir(join(aside, '..'), { recursive: true });
      // Before the folder is emptied.
      await rename(assets, aside);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (existsSync(aside)) await moveNewest(aside, assets);
      },
    },
  };
}
