import { dayInMs } from '@hafi/base/time';
import { vettingLimits } from '@hafi/contract/vetting/vetting-terms';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Cron } from '../../platform/due/cron.ts';
import type { Platform } from '../../platform/platform.ts';
import { removeTaken } from '../../platform/uploads/uploads.ts';
import { deletePaper, findStalePapers } from './papers.repo.ts';

/**
 * Deletes, every night, papers that serve nobody: of people who are not confirmed and have sent
 * nothing for 90 days.
 */
export const sweepPapers = (platform: Platform): Cron => ({
  id: 'vetting.sweep-papers',
  at: { hour: 1, minute: 50 },
  async run() {
    const { clock, db } = platform;
    const before = new Date(clock.now().getTime() - vettingLimits.papersDays * dayInMs);
    for (const { id } of await findStalePapers(db, before)) {
      await inTransaction(platform, async (tx) => {
        await deletePaper(tx, id);
        await removeTaken(platform, tx, [id]);
      });
    }
  },
});
