import { randomUUID } from 'node:crypto';
import { type PhotoSize, photoSizes } from '@hafi/contract/accounts/photo-rules';
import type { Tx } from '../../../platform/db/tx.ts';
import { dropFiles, type HeldFiles, holdFiles } from '../../../platform/files/file-removals.ts';
import type { Files } from '../../../platform/files/files.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ShrunkPhoto } from './shrink-photo.ts';

const addressOf = (id: string, size: PhotoSize) => `/api/photos/${id}-${size}`;
// The id comes last: the store spreads files over folders by the end of their name.
const fileOf = (id: string, size: PhotoSize) => `photo-${size}-${id}`;
const ours = /^\/api\/photos\/([0-9a-f-]{36})-\d+$/;

/** The address of a photo with this id, as stored with the person. */
export const photoAddress = (id: string): string => addressOf(id, photoSizes[0]);

const filesOf = (id: string) => photoSizes.map((size) => fileOf(id, size));

/** A stored photo that nobody has yet. */
export interface NewPhoto {
  readonly address: string;
  readonly held: HeldFiles;
}

/** Stores a photo under a new unguessable id. It is deleted again unless its files are kept. */
export async function storePhoto(platform: Platform, photo: ShrunkPhoto): Promise<NewPhoto> {
  const id = randomUUID();
  const held = await holdFiles(platform, filesOf(id));
  for (const [size, bytes] of photo) await platform.files.put(fileOf(id, size), bytes);
  return { address: photoAddress(id), held };
}

/** The bytes of a photo in one size, or null. */
export function readPhoto(files: Files, id: string, size: PhotoSize): Promise<Uint8Array | null> {
  return files.get(fileOf(id, size));
}

/**
 * Deletes all sizes of the photo at an address, in the transaction that takes it from its owner;
 * does nothing when it is not ours.
 */
export async function forgetPhoto(
  platform: Platform,
  tx: Tx,
  address: string | null,
): Promise<void> {
  const id = ours.exec(address ?? '')?.[1];
  if (id) await dropFiles(platform, tx, filesOf(id));
}
