import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentAccount } from '../accounts.presenter.ts';
import { countUse } from '../limits.ts';
import { swapPhoto } from '../people.repo.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { forgetPhoto, storePhoto } from './stored-photo.ts';

/**
 * Stores a new photo of the caller and deletes the old one. A file that is no photo is not stored.
 */
export async function changePhoto(platform: Platform, { personId }: Principal, file: Uint8Array) {
  await countUse(platform, ['photo', personId]);
  const address = await storePhoto(platform.files, await shrinkPhoto(file));
  try {
    return await show(platform, personId, address);
  } catch (error) {
    await forgetPhoto(platform.files, address);
    throw error;
  }
}

/** Deletes the caller's photo, so that initials are shown again. */
export function removePhoto(platform: Platform, { personId }: Principal) {
  return show(platform, personId, null);
}

async function show(platform: Platform, personId: string, address: string | null) {
  const { clock, files, log } = platform;
  const swapped = await inTransaction(platform, (tx) =>
    swapPhoto(tx, personId, address, clock.now()),
  );
  if (!swapped) throw new Problem(coreErrors['not-signed-in']);
  // The new photo is already in use: a leftover file is no reason to fail.
  await forgetPhoto(files, swapped.before).catch((error: unknown) => {
    log.error({ err: error }, 'an old photo was not deleted');
  });
  return { data: presentAccount(swapped.person) };
}
