import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { removeTaken } from '../../../platform/uploads/uploads.ts';
import { updateClaim } from './representative.repo.ts';

/** Deletes the court document of a claim that failed or ended. */
export async function removeClaimFile(platform: Platform, id: string): Promise<void> {
  await removeTaken(platform.files, id);
  const change = { fileRemovedAt: platform.clock.now() };
  await inTransaction(platform, (tx) => updateClaim(tx, id, change));
}
