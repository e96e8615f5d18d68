import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { eq } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import { addPart } from './upload-parts.ts';
import { uploads } from './uploads.tables.ts';

/**
 * What is stored at once, in bytes: what a phone on 2G sends in half a minute, and the most that is
 * sent again after a process dies.
 */
const partSize = 512 * 1024;

/**
 * Stores uploads under way as parts in the store of files, and how far they are in the database, so
 * that any process can go on where another stopped. S3's own multipart uploads need parts of 5 MB,
 * half of the largest file: a lost network would lose as much.
 */
export class PartStore extends DataStore {
  readonly #platform: Platform;

  constructor(platform: Platform) {
    super();
    this.#platform = platform;
    this.extensions = ['creation'];
  }

  override async getUpload(id: string): Promise<Upload> {
    const [row] = await this.#platform.db.select().from(uploads).where(eq(uploads.id, id));
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({ id, size: row.size, offset: row.received });
  }

  /** Stores what arrives until the stream ends or breaks, and returns how far the upload is then. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let at = offset;
    let waiting: Uint8Array[] = [];
    let size = 0;
    const store = async () => {
      if (size === 0) return;
      await addPart(this.#platform, id, at, Buffer.concat(waiting));
      at += size;
      waiting = [];
      size = 0;
    };
    let broken: { readonly error: unknown } | undefined;
    try {
      for await (const chunk of stream) {
        waiting.push(chunk);
        size += chunk.length;
        if (size >= partSize) await store();
      }
    } catch (error) {
      broken = { error };
    }
    await store();
    if (broken) throw broken.error;
    return at;
  }
}
