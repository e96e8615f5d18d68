import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { keepFiles } from '../../../platform/files/file-removals.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentAccount } from '../accounts.presenter.ts';
import { countUse } from '../limits.ts';
import { swapPhoto } from '../people.repo.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { forgetPhoto, type NewPhoto, storePhoto } from './stored-photo.ts';

/**
 * Stores a new photo of the caller and deletes the old one. A file that is no photo is not stored.
 */
export async function changePhoto(platform: Platform, { personId }: Principal, file: Uint8Array) {
  await countUse(platform, ['photo', personId]);
  return show(platform, personId, await storePhoto(platform, await shrinkPhoto(file)));
}

/** Deletes the caller's photo, so that initials are shown again. */
export function removePhoto(platform: Platform, { personId }: Principal) {
  return show(platform, personId, null);
}

async function show(platform: Platform, personId: string, photo: NewPhoto | null) {
  const { clock } = platform;
  const account = await inTransaction(platform, async (tx) => {
    const swapped = await swapPhoto(tx, personId, photo?.address ?? null, clock.now());
    if (!swapped) throw new Problem(coreErrors['not-signed-in']);
    if (photo) await keepFiles(tx, photo.held);
    await forgetPhoto(platform, tx, swapped.before);
    return presentAccount(platform.config, swapped.person);
  });
  return { data: account };
}
