import type { LeasedWork } from '../due/due-work.ts';
import type { Platform } from '../platform.ts';
import { forgetRemoval, leaseRemovals, removalSeconds, removeFilesId } from './file-removals.ts';

/** Deletes files whose row is gone, soon after the commit, and files that never got one. */
export const removeFiles = ({ db, files }: Pick<Platform, 'db' | 'files'>): LeasedWork => ({
  id: removeFilesId,
  everySeconds: 60,
  together: 4,
  leaseSeconds: removalSeconds,
  take: leaseRemovals,
  async handle({ id }) {
    await files.remove(id);
    await forgetRemoval(db, id);
  },
});
