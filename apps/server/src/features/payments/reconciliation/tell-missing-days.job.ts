import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Cron } from '../../../platform/due/cron.ts';
import type { Platform } from '../../../platform/platform.ts';
import { markMissingNotified } from './missing-days.repo.ts';
import { findMissingDays } from './missing-days.ts';
import { reconciliationTexts as texts } from './reconciliation.messages.ts';
import { tellOfLists } from './tell-of-lists.ts';

/**
 * Tells the coordinators which days nobody has compared with the provider's list: at half past 8 in the
 * morning of Kigali, when lists that are fetched are there. All of a morning in one notice, of each day
 * once.
 */
export const tellMissingDays = (platform: Platform): Cron => ({
  id: 'payments.tell-missing-days',
  at: { hour: 6, minute: 30 },
  async run() {
    const at = platform.clock.now();
    await inTransaction(platform, async (tx) => {
      const { days } = await findMissingDays(tx, at);
      // The primary key lets one process of several tell of a day.
      const [last, ...others] = await markMissingNotified(tx, days, at);
      if (!last) return;
      await tellOfLists(platform, tx, {
        priority: 'medium',
        title: texts.missingTitle,
        text: texts.missing,
        count: others.length + 1,
        day: last.day,
        dedupeKey: `missing-days:${last.method}:${last.day}`,
      });
    });
  },
});
