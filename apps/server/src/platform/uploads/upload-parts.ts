import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { newId } from '../ids/uuid-v7.ts';
import type { Platform } from '../platform.ts';
import { uploadParts, uploads } from './uploads.tables.ts';

type Parts = Pick<Platform, 'db' | 'files'>;

// The id comes last: the store spreads files over folders by the end of their name.
const fileOf = (partId: string) => `part-${partId}`;

/** Somebody else has written to the upload meanwhile. */
export class UploadMovedOn extends Error {
  override readonly name = 'UploadMovedOn';
  /** What tus answers: the client asks how far the upload is. */
  readonly status_code = 409;
}

/**
 * Stores bytes that arrived as the next part of an upload. It is recorded before it is stored, so
 * that a process that dies in between leaves no file that nobody knows of.
 * @throws UploadMovedOn when the upload has another length by now, or is gone
 */
export async function addPart(
  { db, files }: Parts,
  uploadId: string,
  beginsAt: number,
  bytes: Uint8Array,
): Promise<void> {
  const id = newId();
  await db.execute(sql`insert into ${uploadParts} (id, upload_id)
    select ${id}, ${uploads.id} from ${uploads} where ${uploads.id} = ${uploadId}`);
  await files.put(fileOf(id), bytes);
  const kept = await db.transaction(async (tx) => {
    const moved = await tx
      .update(uploads)
      .set({ received: beginsAt + bytes.length })
      .where(and(eq(uploads.id, uploadId), eq(uploads.received, beginsAt)))
      .returning({ id: uploads.id });
    if (moved.length === 0) return false;
    await tx.update(uploadParts).set({ beginsAt }).where(eq(uploadParts.id, id));
    return true;
  });
  if (kept) return;
  await files.remove(fileOf(id));
  await db.delete(uploadParts).where(eq(uploadParts.id, id));
  throw new UploadMovedOn('the upload has moved on');
}

/** Everything of an upload that has arrived, in order. */
export async function readParts({ db, files }: Parts, uploadId: string): Promise<Uint8Array> {
  const rows = await db
    .select({ id: uploadParts.id })
    .from(uploadParts)
    .where(and(eq(uploadParts.uploadId, uploadId), isNotNull(uploadParts.beginsAt)))
    .orderBy(asc(uploadParts.beginsAt));
  const parts: Uint8Array[] = [];
  for (const { id } of rows) {
    const part = await files.get(fileOf(id));
    if (!part) throw new UploadMovedOn('a part is gone');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Deletes parts that nothing needs any more: their upload is gone or has been finished, and they
 * could not be deleted then.
 */
export async function removeLeftParts({ db, files }: Parts, before: Date): Promise<void> {
  const rows = await db
    .select({ uploadId: uploadParts.uploadId })
    .from(uploadParts)
    .leftJoin(uploads, eq(uploads.id, uploadParts.uploadId))
    .where(or(isNull(uploads.id), lt(uploads.finishedAt, before)));
  const ids = new Set(rows.map(({ uploadId }) => uploadId));
  for (const id of ids) await removeParts({ db, files }, id);
}

/** Deletes the parts of an upload, also those that were never stored completely. */
export async function removeParts({ db, files }: Parts, uploadId: string): Promise<void> {
  const ofUpload = eq(uploadParts.uploadId, uploadId);
  const rows = await db.select({ id: uploadParts.id }).from(uploadParts).where(ofUpload);
  for (const { id } of rows) await files.remove(fileOf(id));
  await db.delete(uploadParts).where(ofUpload);
}
