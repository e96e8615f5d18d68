import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dayInMs } from '@hafi/base/time';
import { Problem } from '@hafi/contract/core/problem';
import type {
  MessageFileType,
  RecordType,
  UploadPurpose,
  UploadType,
} from '@hafi/contract/core/uploads';
import { uploadErrors } from '@hafi/contract/core/uploads.errors';
import { and, desc, eq, isNotNull, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Tx } from '../db/tx.ts';
import { dropFiles, holdFiles, keepFiles } from '../files/file-removals.ts';
import type { Files } from '../files/files.ts';
import type { Platform } from '../platform.ts';
import { readUpload } from './content/read-upload.ts';
import { readParts, removeParts } from './upload-parts.ts';
import { uploads } from './uploads.tables.ts';

export type UploadRow = typeof uploads.$inferSelect;

/** How long a file may wait to be finished or to be taken, in milliseconds. */
const livesInMs = dayInMs;
/** How many uploads a person may have waiting, and how many bytes in all; older ones are deleted. */
const most = { uploads: 10, bytes: 50 * 1024 * 1024 };

// The id comes last: the store spreads files over folders by the end of their name.
const fileOf = (id: string) => `upload-${id}`;
const smallOf = (id: string) => `small-${id}`;

/** Finds a person's own upload. */
export async function findUpload(
  db: Db,
  personId: string,
  id: string,
): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.personId, personId)));
  return row;
}

/**
 * Records that a person starts an upload of `size` bytes; deletes their oldest uploads beyond
 * {@link most}.
 */
export async function beginUpload(
  platform: Platform,
  upload: Pick<UploadRow, 'id' | 'personId' | 'size'> & { readonly purpose?: UploadPurpose },
): Promise<void> {
  const { clock, db } = platform;
  const earlier = await db
    .select()
    .from(uploads)
    .where(eq(uploads.personId, upload.personId))
    .orderBy(desc(uploads.createdAt), desc(uploads.id));
  let bytes = upload.size;
  for (const [nth, row] of earlier.entries()) {
    bytes += row.size;
    if (nth + 2 > most.uploads || bytes > most.bytes) await forgetUpload(platform, row);
  }
  await db.insert(uploads).values({ ...upload, createdAt: clock.now() });
}

/**
 * Reads a file that has arrived completely and stores it, unless that was done; a file that is
 * refused is deleted. What fails because a store is away can be tried again.
 * @throws Problem why the file is refused
 */
export async function finishUpload(platform: Platform, id: string): Promise<void> {
  const { clock, db, files } = platform;
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
  if (!row || row.finishedAt) return;
  try {
    const parts = await readParts(platform, id);
    const { bytes, small, ...read } = await readUpload(parts, row.purpose);
    const stored = [fileOf(id), ...(small ? [smallOf(id)] : [])];
    const held = await holdFiles(platform, stored);
    await files.put(fileOf(id), bytes);
    if (small) await files.put(smallOf(id), small);
    await inTransaction(platform, async (tx) => {
      const finished = { ...read, size: bytes.length, finishedAt: clock.now() };
      const open = await tx
        .update(uploads)
        .set(finished)
        .where(eq(uploads.id, id))
        .returning({ id: uploads.id });
      // Deleted meanwhile: then so is the file.
      if (open.length > 0) await keepFiles(tx, held);
      await removeParts(platform, tx, [id]);
    });
  } catch (error) {
    // One that only has to wait for its turn is kept, and tried again by who sends it.
    const isRefused = error instanceof Problem && error.code !== 'too-many-requests';
    if (isRefused) await forgetUpload(platform, row);
    throw error;
  }
}

/** Deletes a file that nothing has taken, with its row. */
export async function forgetUpload(
  platform: Platform,
  { id }: Pick<UploadRow, 'id'>,
): Promise<void> {
  await inTransaction(platform, (tx) => forgetUploads(platform, tx, eq(uploads.id, id)));
}

/** Deletes all files of a person that nothing has taken. */
export const forgetUploadsOf = (platform: Platform, tx: Tx, personId: string): Promise<void> =>
  forgetUploads(platform, tx, eq(uploads.personId, personId));

/** Deletes uploads. One that is taken at this moment stays. */
async function forgetUploads(platform: Platform, tx: Tx, which: SQL): Promise<void> {
  const { finishedAt, id } = uploads;
  const gone = await tx.delete(uploads).where(which).returning({ finishedAt, id });
  await removeParts(
    platform,
    tx,
    gone.map((row) => row.id),
  );
  // The file of an unfinished one is held if it is being stored now.
  const stored = gone.filter((row) => row.finishedAt);
  await removeTaken(
    platform,
    tx,
    stored.map((row) => row.id),
  );
}

/** Deletes files that were not finished or not taken within a day. */
export async function forgetOldUploads(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - livesInMs);
  await inTransaction(platform, (tx) => forgetUploads(platform, tx, lt(uploads.createdAt, before)));
  // Until November 2026 files under way were here: their owners have begun again since.
  await rm(join(platform.config.dataDir, 'uploads'), { recursive: true, force: true });
}

/** The media types of each purpose. */
interface TypesOf {
  readonly document: UploadType;
  readonly message: MessageFileType;
}

/** A file that now belongs to something; read it by `id`. */
export interface TakenUpload<P extends UploadPurpose = 'document'> {
  readonly id: string;
  readonly mediaType: TypesOf[P];
  /** In bytes. */
  readonly size: number;
}

/** The same of a file that the server has made, or copied. */
export interface MadeFile<T extends RecordType> {
  readonly id: string;
  readonly mediaType: T;
  /** In bytes. */
  readonly size: number;
}

/** A file that a message carries. */
export interface TakenForMessage extends TakenUpload<'message'> {
  /** Width and height of a picture, in pixels; a picture has a small one too (`readSmall`). */
  readonly width: number | null;
  readonly height: number | null;
}

/** @throws Problem upload-gone */
async function take<P extends UploadPurpose>(
  tx: Tx,
  whose: { personId: string; id: string; purpose: P },
) {
  const { id, personId, purpose } = whose;
  const mine = and(
    eq(uploads.id, id),
    eq(uploads.personId, personId),
    eq(uploads.purpose, purpose),
  );
  const [row] = await tx
    .delete(uploads)
    .where(and(mine, isNotNull(uploads.finishedAt)))
    .returning();
  if (!row?.mediaType) throw new Problem(uploadErrors['upload-gone']);
  const { height, size, width } = row;
  // Read for this purpose, so it is of one of its types.
  return { id, mediaType: row.mediaType as TypesOf[P], size, width, height };
}

/**
 * Takes a person's own finished document, in the caller's transaction.
 * @throws Problem upload-gone when there is none, it was already taken, or is for something else
 */
export async function takeUpload(tx: Tx, personId: string, id: string): Promise<TakenUpload> {
  const { mediaType, size } = await take(tx, { id, personId, purpose: 'document' });
  return { id, mediaType, size };
}

/**
 * Takes a person's own finished file of a message, in the caller's transaction.
 * @throws Problem upload-gone when there is none, it was already taken, or is for something else
 */
export const takeForMessage = (tx: Tx, personId: string, id: string): Promise<TakenForMessage> =>
  take(tx, { id, personId, purpose: 'message' });

/**
 * Stores a file that the server has made, or copied, as a taken one; `store` writes what it belongs to, in the
 * transaction that keeps it.
 */
export async function keepMade<T extends RecordType>(
  platform: Platform,
  { bytes, id, mediaType }: { id: string; bytes: Uint8Array; mediaType: T },
  store: (tx: Tx, file: MadeFile<T>) => Promise<void>,
): Promise<void> {
  const held = await holdFiles(platform, [fileOf(id)]);
  await platform.files.put(fileOf(id), bytes);
  await inTransaction(platform, async (tx) => {
    await store(tx, { id, mediaType, size: bytes.length });
    await keepFiles(tx, held);
  });
}

/** The bytes of a taken file, or null. */
export const readTaken = (files: Files, id: string): Promise<Uint8Array | null> =>
  files.get(fileOf(id));

/** The small picture, in WebP, of a taken picture of a message, or null. */
export const readSmall = (files: Files, id: string): Promise<Uint8Array | null> =>
  files.get(smallOf(id));

/** Deletes taken files, in the transaction that removes what they belonged to. */
export const removeTaken = (
  platform: Pick<Platform, 'clock' | 'due'>,
  tx: Tx,
  ids: readonly string[],
): Promise<void> =>
  dropFiles(
    platform,
    tx,
    ids.flatMap((id) => [fileOf(id), smallOf(id)]),
  );
