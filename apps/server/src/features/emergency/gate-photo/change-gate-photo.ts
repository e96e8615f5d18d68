import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { type HeldFiles, holdFiles, keepFiles } from '../../../platform/files/file-removals.ts';
import type { Platform } from '../../../platform/platform.ts';
import { shrinkPicture } from '../../accounts/accounts.public.ts';
import { circleWith } from '../../circle/circle.public.ts';
import { type Asking, requireDecider } from '../emergency-settings.ts';
import { swapGatePhoto } from '../settings.repo.ts';
import { forgetGatePhoto, gateFileOf } from './stored-gate-photo.ts';

/** The longer side of the stored picture, in pixels: a gate is looked for on a phone. */
const longestSide = 1280;

async function put(
  platform: Platform,
  elderId: string,
  photo: { readonly id: string; readonly held: HeldFiles } | null,
): Promise<void> {
  await inTransaction(platform, async (tx) => {
    const before = await swapGatePhoto(tx, elderId, photo?.id ?? null, platform.clock.now());
    if (photo) await keepFiles(tx, photo.held);
    await forgetGatePhoto(platform, tx, before);
    tx.changed('emergencies', [elderId, ...(await circleWith(tx, elderId, 'alerts:receive'))]);
  });
}

/**
 * Stores a photo of an elder's gate, and deletes the one before. A file that is no photo is not stored.
 * @throws Problem photo-too-large, photo-wrong-kind, photo-broken, photo-too-many-pixels, and
 * not-found for everybody but the elder and who decides for them
 */
export async function changeGatePhoto(
  platform: Platform,
  caller: Asking,
  elderId: string,
  file: Uint8Array,
): Promise<void> {
  await requireDecider(platform, caller, elderId);
  const bytes = await shrinkPicture(file, longestSide);
  const id = randomUUID();
  const held = await holdFiles(platform, [gateFileOf(id)]);
  await platform.files.put(gateFileOf(id), bytes);
  await put(platform, elderId, { id, held });
}

/**
 * Deletes the photo of an elder's gate.
 * @throws Problem not-found for everybody but the elder and who decides for them
 */
export async function removeGatePhoto(
  platform: Platform,
  caller: Asking,
  elderId: string,
): Promise<void> {
  await requireDecider(platform, caller, elderId);
  await put(platform, elderId, null);
}
