import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Cron } from '../../../platform/due/cron.ts';
import type { Platform } from '../../../platform/platform.ts';
import { removeClaimFile } from './remove-claim-file.ts';
import { findFilesToRemove } from './representative.repo.ts';

/** Deletes, every hour, the documents of claims that ended with a membership. */
export const sweepClaimFiles = (platform: Platform): Cron => ({
  id: 'circle.sweep-claim-files',
  at: { minute: 35 },
  async run() {
    for (const { id } of await findFilesToRemove(platform.db)) {
      await inTransaction(platform, (tx) => removeClaimFile(platform, tx, id));
    }
  },
});
