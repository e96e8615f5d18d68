import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Files, folderOf } from './files.ts';

/** Files in a directory of this machine. */
export function diskFiles(directory: string): Files {
  const pathOf = (id: string) => {
    const folder = join(directory, folderOf(id));
    return { folder, file: join(folder, id) };
  };
  return {
    location: `disk:${directory}`,
    async put(id, bytes) {
      const { folder, file } = pathOf(id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const part = `${file}.${randomUUID()}.part`;
      try {
        const handle = await open(part, 'wx', 0o600);
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async get(id) {
      try {
        return await readFile(pathOf(id).file);
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(id) {
      const { folder, file } = pathOf(id);
      // A process that died while it stored the file has left a part of it.
      for (const name of await namesIn(folder)) {
        if (name.startsWith(`${id}.`)) await rm(join(folder, name), { force: true });
      }
      await rm(file, { force: true });
    },
    async check() {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await access(directory, constants.W_OK);
    },
  };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
