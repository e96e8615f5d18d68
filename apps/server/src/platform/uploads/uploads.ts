import { mkdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dayInMs } from '@hafi/base/time';
import { Problem } from '@hafi/contract/core/problem';
import type { UploadType } from '@hafi/contract/core/uploads';
import { uploadErrors } from '@hafi/contract/core/uploads.errors';
import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import type { Tx } from '../db/tx.ts';
import type { Files } from '../files/files.ts';
import type { Platform } from '../platform.ts';
import { readUpload } from './read-upload.ts';
import { uploads } from './uploads.tables.ts';

export type UploadRow = typeof uploads.$inferSelect;

/** How long a file waits to be finished, or to be taken. */
const livesInMs = dayInMs;
/** What somebody may have on the way at once; older ones are forgotten. */
const most = 10;

// The id comes last: the store spreads its folders by how a name ends.
const fileOf = (id: string) => `upload-${id}`;

/** Where the parts of files lie while they arrive. */
export function uploadFolder({ config }: Pick<Platform, 'config'>): string {
  const folder = join(config.dataDir, 'uploads');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Somebody's own upload. */
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

/** Notes that somebody begins to send a file of so many bytes. */
export async function beginUpload(
  platform: Platform,
  upload: Pick<UploadRow, 'id' | 'personId' | 'size'>,
): Promise<void> {
  const { clock, db } = platform;
  const earlier = await db
    .select()
    .from(uploads)
    .where(eq(uploads.personId, upload.personId))
    .orderBy(desc(uploads.createdAt), desc(uploads.id));
  for (const row of earlier.slice(most - 1)) await forgetUpload(platform, row.id);
  await db.insert(uploads).values({ ...upload, createdAt: clock.now() });
}

/**
 * Opens a file that has arrived whole and keeps it; what is not taken leaves no trace.
 * @throws Problem upload-wrong-kind, upload-heic, upload-broken
 */
export async function finishUpload(platform: Platform, id: string): Promise<void> {
  const { clock, db, files } = platform;
  try {
    const sent = await readUpload(await readFile(join(uploadFolder(platform), id)));
    await files.put(fileOf(id), sent.bytes);
    const { mediaType } = sent;
    const finished = { mediaType, size: sent.bytes.length, finishedAt: clock.now() };
    await db.update(uploads).set(finished).where(eq(uploads.id, id));
    await removePart(platform, id);
  } catch (error) {
    await forgetUpload(platform, id);
    throw error;
  }
}

async function removePart(platform: Platform, id: string): Promise<void> {
  const part = join(uploadFolder(platform), id);
  await rm(part, { force: true });
  await rm(`${part}.json`, { force: true });
}

/** Removes a file that nothing has taken, with all that is known of it. */
export async function forgetUpload(platform: Platform, id: string): Promise<void> {
  await removePart(platform, id);
  await platform.files.remove(fileOf(id));
  await platform.db.delete(uploads).where(eq(uploads.id, id));
}

/** Forgets everything that somebody has sent and that nothing has taken. */
export async function forgetUploadsOf(platform: Platform, personId: string): Promise<void> {
  const rows = await platform.db.select().from(uploads).where(eq(uploads.personId, personId));
  for (const { id } of rows) await forgetUpload(platform, id);
}

/** Forgets what was not finished, or not taken, within a day. */
export async function forgetOldUploads(platform: Platform): Promise<void> {
  const { clock, db } = platform;
  const before = new Date(clock.now().getTime() - livesInMs);
  const rows = await db.select().from(uploads).where(lt(uploads.createdAt, before));
  for (const { id } of rows) await forgetUpload(platform, id);
}

/** A file that belongs to something from now on: `id` is under what it is read. */
export interface TakenUpload {
  readonly id: string;
  readonly mediaType: UploadType;
  readonly size: number;
}

/**
 * Takes somebody's own finished file for what it was sent for, in the caller's transaction.
 * @throws Problem upload-gone when there is none, or something has it already
 */
export async function takeUpload(tx: Tx, personId: string, id: string): Promise<TakenUpload> {
  const mine = and(eq(uploads.id, id), eq(uploads.personId, personId));
  const [row] = await tx
    .delete(uploads)
    .where(and(mine, isNotNull(uploads.finishedAt)))
    .returning();
  if (!row?.mediaType) throw new Problem(uploadErrors['upload-gone']);
  return { id, mediaType: row.mediaType, size: row.size };
}

/** The bytes of a file that was taken, or null. */
export const readTaken = (files: Files, id: string): Promise<Uint8Array | null> =>
  files.get(fileOf(id));

/** Deletes a file that was taken. */
export const removeTaken = (files: Files, id: string): Promise<void> => files.remove(fileOf(id));
