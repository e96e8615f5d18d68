import { and, asc, eq, inArray } from 'drizzle-orm';
import { inTransaction } from '../db/in-transaction.ts';
import type { Tx } from '../db/tx.ts';
import { dropFiles, holdFiles, keepFiles } from '../files/file-removals.ts';
import { newId } from '../ids/uuid-v7.ts';
import type { Platform } from '../platform.ts';
import { uploadParts, uploads } from './uploads.tables.ts';

// The id comes last: the store spreads files over folders by the end of their name.
const fileOf = (partId: string) => `part-${partId}`;

/** Somebody else has written to the upload meanwhile. */
export class UploadMovedOn extends Error {
  override readonly name = 'UploadMovedOn';
  /** What tus answers: the client asks how far the upload is. */
  readonly status_code = 409;
}

/**
 * Stores bytes that arrived as the next part of an upload.
 * @throws UploadMovedOn when the upload has another length by now, or is gone
 */
export async function addPart(
  platform: Platform,
  uploadId: string,
  beginsAt: number,
  bytes: Uint8Array,
): Promise<void> {
  const id = newId();
  const held = await holdFiles(platform, [fileOf(id)]);
  await platform.files.put(fileOf(id), bytes);
  await inTransaction(platform, async (tx) => {
    const moved = await tx
      .update(uploads)
      .set({ received: beginsAt + bytes.length })
      .where(and(eq(uploads.id, uploadId), eq(uploads.received, beginsAt)))
      .returning({ id: uploads.id });
    if (moved.length === 0) throw new UploadMovedOn('the upload has moved on');
    await tx.insert(uploadParts).values({ id, uploadId, beginsAt });
    await keepFiles(tx, held);
  });
}

/** Everything of an upload that has arrived, in order. */
export async function readParts({ db, files }: Platform, uploadId: string): Promise<Uint8Array> {
  const rows = await db
    .select({ id: uploadParts.id })
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, uploadId))
    .orderBy(asc(uploadParts.beginsAt));
  const parts: Uint8Array[] = [];
  for (const { id } of rows) {
    const part = await files.get(fileOf(id));
    if (!part) throw new UploadMovedOn('a part is gone');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Deletes the parts of uploads that are finished or gone. */
export async function removeParts(
  platform: Platform,
  tx: Tx,
  uploadIds: readonly string[],
): Promise<void> {
  const gone = await tx
    .delete(uploadParts)
    .where(inArray(uploadParts.uploadId, [...uploadIds]))
    .returning({ id: uploadParts.id });
  await dropFiles(
    platform,
    tx,
    gone.map(({ id }) => fileOf(id)),
  );
}
