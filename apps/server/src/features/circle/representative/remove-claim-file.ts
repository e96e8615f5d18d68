import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { removeTaken } from '../../../platform/uploads/uploads.ts';
import { updateClaim } from './representative.repo.ts';

/**
 * Deletes the court document of a claim that failed or ended: kept until its purpose is met (Law No
 * 058/2021, article 52).
 */
export async function removeClaimFile(platform: Platform, tx: Tx, id: string): Promise<void> {
  await updateClaim(tx, id, { fileRemovedAt: platform.clock.now() });
  await removeTaken(platform, tx, [id]);
}
