import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Files, folderOf } from './files.ts';

/** Files in a directory of this machine. */
export function diskFiles(directory: string): Files {
  const pathOf = (id: string) => {
    const folder = join(directory, folderOf(id));
    return { folder, file: join(folder, id) };
  };
  return {
    place: `disk:${directory}`,
    async put(id, bytes) {
      const { folder, file } = pathOf(id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const part = `${file}.${randomUUID()}.part`;
      const handle = await open(part, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(part, file);
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
      await rm(pathOf(id).file, { force: true });
    },
    async check() {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await access(directory, constants.W_OK);
    },
  };
}
