import * as z from 'zod/mini';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { removeClaimFile } from './remove-claim-file.ts';
import { findFilesToRemove } from './representative.repo.ts';

/** Deletes, every hour, documents of claims that ended with a membership. */
export function sweepClaimFiles(platform: Platform): Job<object> {
  return {
    id: 'circle.sweep-claim-files',
    payload: z.object({}),
    cron: '35 * * * *',
    async run() {
      for (const { id } of await findFilesToRemove(platform.db)) {
        await removeClaimFile(platform, id);
      }
    },
  };
}
