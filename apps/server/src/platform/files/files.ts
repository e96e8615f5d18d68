import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Stores whole files by id. The ids are ours, so no file name chosen by a person reaches the disk.
 */
export interface Files {
  /** Stores the bytes durably before it resolves; replaces a file of the same id as a whole. */
  put(id: string, bytes: Uint8Array): Promise<void>;
  /** Returns the bytes, or null when there is no such file. */
  get(id: string): Promise<Uint8Array | null>;
  remove(id: string): Promise<void>;
}

const idPattern = /^[a-z0-9-]{8,100}$/;

/** Files in a directory, spread over 256 folders by the last two characters of their id. */
export function diskFiles(directory: string): Files {
  const pathOf = (id: string) => {
    if (!idPattern.test(id)) throw new Error('not a file id');
    return { folder: join(directory, id.slice(-2)), file: join(directory, id.slice(-2), id) };
  };
  return {
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
  };
}
