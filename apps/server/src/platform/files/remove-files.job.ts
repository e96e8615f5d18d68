import type { LeasedWork } from '../due/due-work.ts';
import type { Platform } from '../platform.ts';
import { forgetRemoval, leaseRemovals, removeFilesId } from './file-removals.ts';

/** Deletes files whose row is gone, soon after the commit, and files that never got one. */
export const removeFiles = ({ db, files }: Pick<Platform, 'db' | 'files'>): LeasedWork => ({
  id: removeFilesId,
  everySeconds: 60,
  together: 4,
  // A store is asked twice, for 15 seconds each.
  leaseSeconds: 120,
  take: leaseRemovals,
  async handle({ id }) {
    await files.remove(id);
    await forgetRemoval(db, id);
  },
});
