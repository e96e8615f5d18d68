import { randomUUID } from 'node:crypto';
import { type PhotoSize, photoSizes } from '@hafi/contract/accounts/photo-rules';
import type { Files } from '../../../platform/files/files.ts';
import type { ShrunkPhoto } from './shrink-photo.ts';

const addressOf = (id: string, size: PhotoSize) => `/api/photos/${id}-${size}`;
// The id comes last: the store spreads files over folders by the end of their name.
const fileOf = (id: string, size: PhotoSize) => `photo-${size}-${id}`;
const ours = /^\/api\/photos\/([0-9a-f-]{36})-\d+$/;

/** The address of a photo with this id, as stored with the person. */
export const photoAddress = (id: string): string => addressOf(id, photoSizes[0]);

/** Stores a photo under a new unguessable id; returns its address. */
export async function storePhoto(files: Files, photo: ShrunkPhoto): Promise<string> {
  const id = randomUUID();
  try {
    for (const [size, bytes] of photo) await files.put(fileOf(id, size), bytes);
  } catch (error) {
    await forgetPhoto(files, photoAddress(id));
    throw error;
  }
  return photoAddress(id);
}

/** The bytes of a photo in one size, or null. */
export function readPhoto(files: Files, id: string, size: PhotoSize): Promise<Uint8Array | null> {
  return files.get(fileOf(id, size));
}

/** Deletes all sizes of the photo at an address; does nothing when it is not ours. */
export async function forgetPhoto(files: Files, address: string | null): Promise<void> {
  const id = ours.exec(address ?? '')?.[1];
  if (!id) return;
  for (const size of photoSizes) await files.remove(fileOf(id, size));
}
